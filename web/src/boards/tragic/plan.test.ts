import { describe, expect, it } from "vitest";
import { isQuiet } from "./beforehand";
import { asProposed, dealt, payMoves, paymentOf, placeMoves, stagesOf, tapped, targetsOf, toggledLater, type Pay, type Send, type Stage } from "./plan";

const option = (id: string, most = 1) => ({ id, name: id, most });
const pay: Pay = {
  sort: "pay",
  verb: "pay",
  start: ["by-hand", "cast flamer-burst-2"],
  stages: [
    { topic: "target", verb: "target", of: [option("b"), option("b1")] },
    { topic: "part", verb: "aim", of: [option("head"), option("torso")], after: ["target b"] },
  ],
  of: [option("P"), option("I", 2)],
  total: 2,
  proposed: { P: 1, I: 1 },
};

describe("a payment", () => {
  it("is sent as proposed without a word about letters", () => {
    expect(payMoves(pay, { answers: ["b1"], points: { P: 1, I: 1 }, life: {} })).toEqual(["cast flamer-burst-2", "target b1"]);
  });
  it("names every letter where somebody has changed one", () => {
    expect(payMoves(pay, { answers: ["b1"], points: { I: 2 }, life: {} })).toEqual(["by-hand", "cast flamer-burst-2", "target b1", "pay I", "pay I"]);
  });
  it("waits for what is missing: an answer, a point", () => {
    expect(payMoves(pay, { answers: [], points: { P: 1, I: 1 }, life: {} })).toBeNull();
    expect(payMoves(pay, { answers: ["b"], points: { P: 1, I: 1 }, life: {} })).toBeNull(); // which part of the body
    expect(payMoves(pay, { answers: ["b1"], points: { I: 1 }, life: {} })).toBeNull();
  });
  it("asks for a part of the body of a player alone", () => {
    expect(stagesOf(pay, ["b1"]).length).toBe(1);
    expect(stagesOf(pay, ["b"]).map((stage) => stage.topic)).toEqual(["target", "part"]);
  });
  it("moves a point to the letter that is tapped, and takes it back", () => {
    expect(tapped(pay, { P: 1, I: 1 }, "I")).toEqual({ I: 2 });
    expect(tapped(pay, { I: 2 }, "P")).toEqual({ I: 1, P: 1 });
    expect(tapped(pay, { I: 2 }, "I")).toEqual({});
    expect(asProposed(pay, { answers: [], points: { P: 1, I: 1 }, life: {} })).toBe(true);
  });
  it("pays owed points with hit points where one says so", () => {
    const owing: Pay = { sort: "pay", verb: "pay", start: [], owed: { C: 2 }, lives: [option("C", 2)], life: "none" };
    expect(payMoves(owing, { answers: [], points: {}, life: { C: 1 } })).toEqual(["pay C", "none"]);
    expect(payMoves(owing, { answers: [], points: {}, life: {} })).toEqual(["pay C", "pay C"]);
  });
  it("may cost nothing that is chosen, and ask all the same", () => {
    const aimed: Pay = { sort: "pay", verb: "pay", start: ["use b1"], stages: [{ topic: "target", verb: "target", of: [option("a1"), option("a2")] }] };
    expect(paymentOf([aimed], "use b1")).toBe(aimed);
    expect(payMoves(aimed, { answers: ["a2"], points: {}, life: {} })).toEqual(["use b1", "target a2"]);
  });
  it("wants as many cards as are discarded, copies too", () => {
    const thrown: Pay = { sort: "pay", verb: "pay", start: ["by-hand", "use market-2"], stages: [{ topic: "discard", verb: "discard", of: [option("x", 2), option("y")], n: 2 }] };
    expect(stagesOf(thrown, ["y"]).at(-1)?.of.map((each) => each.id)).toEqual(["x"]);
    expect(payMoves(thrown, { answers: ["x"], points: {}, life: {} })).toBeNull();
    expect(payMoves(thrown, { answers: ["x", "x"], points: {}, life: {} })).toEqual(["use market-2", "discard x", "discard x"]);
  });
});

describe("what is said beforehand", () => {
  const stage: Stage = { topic: "refresh", verb: "pay", of: [option("S", 2), option("C")], n: 2 };
  it("is said one by one, and begun anew", () => {
    expect(toggledLater(stage, [], "S")).toEqual(["S"]);
    expect(toggledLater(stage, ["S"], "S")).toEqual(["S", "S"]);
    expect(toggledLater(stage, ["S", "S"], "C")).toEqual(["S", "C"]);
    expect(toggledLater(stage, ["S", "C"], "C")).toEqual(["S"]);
  });
  it("holds as long as others only pass", () => {
    const step = (number: number, seat: number, move: string) => ({ number, seat, move });
    expect(isQuiet([step(3, 1, "cast brace-1"), step(4, 0, "use training-1"), step(5, 1, "pass")], 3, 0)).toBe(true);
    expect(isQuiet([step(4, 0, "use training-1"), step(5, 1, "cast brace-1")], 3, 0)).toBe(false);
    expect(isQuiet([step(4, 0, "use training-1"), step(5, -1, "roll 3")], 3, 0)).toBe(false);
  });
});

describe("allies", () => {
  const send: Send = {
    sort: "send",
    verb: "attack",
    of: [option("a1"), option("a2"), option("a3")],
    to: [option("b"), option("b1")],
    reach: { a1: ["b", "b1"], a2: ["b"], a3: ["b"] },
    crowd: ["a2", "a3"],
    second: "target",
    join: "join",
    last: "pass",
  };
  it("have the targets that all of them reach", () => {
    expect(targetsOf(send, ["a1", "a2"]).map((each) => each.id)).toEqual(["b"]);
  });
  it("share out their damage", () => {
    const group = { by: option("a8"), total: 4, of: [option("b7", 4), option("b8", 4)], proposed: { b7: 4, b8: 0 } };
    expect(dealt(group, { b7: 4, b8: 0 }, "b8", 1)).toEqual({ b7: 3, b8: 1 });
    expect(dealt(group, { b7: 4, b8: 0 }, "b7", 1)).toEqual({ b7: 4, b8: 0 });
    expect(dealt(group, { b7: 3, b8: 1 }, "b7", -1)).toEqual({ b7: 2, b8: 2 });
  });
});

describe("places", () => {
  it("want a place for every card", () => {
    const place = { sort: "place" as const, verb: "", of: [option("x"), option("y", 2)], to: [option("top")] };
    expect(placeMoves(place, [{ id: "x", to: "top" }])).toBeNull();
    expect(placeMoves(place, [{ id: "y", to: "top" }, { id: "x", to: "bottom" }, { id: "y", to: "top" }])).toEqual(["top y", "bottom x", "top y"]);
  });
});
