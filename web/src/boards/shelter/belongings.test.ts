import { expect, test } from "vitest";
import { dwellersOf, hasLongWord, itemsOf } from "./belongings";
import { SAVED } from "./fixtures";

const player = { ...SAVED[2].moments[0]!.scene.players[0]!, ready: ["lamp"], exhausted: ["rope"], untrained: 1, trained: "SE", wounded: 1, wounded_trained: "P" };

test("what is ready stands before what is spent", () => {
  expect(itemsOf(player)).toEqual([
    { id: "lamp", spent: false },
    { id: "rope", spent: true },
  ]);
});

test("a wounded dweller has the mark of wounds in its word", () => {
  expect(dwellersOf(player).map((each) => each.who)).toEqual(["o", "S", "E", "~o", "~P"]);
  expect(dwellersOf(player).filter((each) => each.wounded).map((each) => each.letter)).toEqual(["", "P"]);
});

test("only a single long word is long, not a long name", () => {
  expect(hasLongWord("a name of many short words")).toBe(false);
  expect(hasLongWord("Strahlenschutzanzug")).toBe(true);
  expect(hasLongWord("Schutz-Anzug gegen-Strahlen")).toBe(false);
});
