import { expect, test } from "vitest";
import { actOn, isLit } from "./choosing";
import { SAVED } from "./fixtures";
import { offersOf } from "./model";

const at = (topic: string, last = false) => {
  const found = SAVED[3].moments.filter((moment) => moment.topic === topic);
  return offersOf((last ? found.at(-1) : found[0])!.question.en);
};

test("a space with one answer is answered by a click, and told about first on a phone", () => {
  const offers = at("turn");
  expect(actOn(offers, "0d2", null, false)).toEqual({ do: "choose", move: "place 0d2 o" });
  expect(actOn(offers, "0d2", null, true)).toEqual({ do: "tell", word: "0d2" });
});

test("a closed space is told about", () => {
  expect(actOn(at("turn"), "0a1", null, false)).toEqual({ do: "tell", word: "0a1" });
  expect(isLit(at("turn"), "0a1", null)).toBe(false);
});

test("a room and its side make one answer", () => {
  const offers = at("room");
  expect(actOn(offers, "room:fitness-room", null, false)).toEqual({ do: "pick", word: "room:fitness-room" });
  expect(actOn(offers, "1d", "room:fitness-room", false)).toEqual({ do: "choose", move: "build fitness-room right" });
  expect(actOn(offers, "room:fitness-room", "room:fitness-room", false)).toEqual({ do: "drop" });
  expect(actOn(offers, "room:fitness-room", "1c", false)).toEqual({ do: "choose", move: "build fitness-room left" });
});

test("a dweller is picked, then its place", () => {
  const offers = offersOf(SAVED[3].moments.filter((moment) => moment.topic === "turn")[1]!.question.en);
  expect(actOn(offers, "0a1", null, false)).toEqual({ do: "tell", word: "0a1" });
  expect(actOn(offers, "seat:0:I", null, false)).toEqual({ do: "pick", word: "seat:0:I" });
  expect(actOn(offers, "0a1", "seat:0:I", false)).toEqual({ do: "choose", move: "place 0a1 I" });
});
