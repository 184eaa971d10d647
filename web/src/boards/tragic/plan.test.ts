import { describe, expect, it } from "vitest";
import { asProposed, dealt, orderMoves, pairMoves, payMoves, placeMoves, sendMoves, shareMoves, stagesOf, tapped, targetsOf, type Pay, type Send } from "./plan";

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
  it("go together at one target", () => {
    expect(sendMoves(send, ["a1"], "b")).toEqual(["attack a1", "target b", "pass"]);
    expect(sendMoves(send, ["a1"], "b1")).toEqual(["attack a1", "target b1"]);
    expect(sendMoves(send, ["a1"], "")).toBeNull();
    expect(sendMoves(send, [], "b")).toBeNull();
  });
  it("of a horde bring the others along", () => {
    expect(sendMoves(send, ["a2"], "b")).toEqual(["attack a2", "pass"]);
    expect(sendMoves(send, ["a1", "a2"], "b")).toEqual(["attack a1", "target b", "join a2"]);
  });
  it("have the targets that all of them reach", () => {
    expect(targetsOf(send, ["a1", "a2"]).map((each) => each.id)).toEqual(["b"]);
  });
  it("join others without a target of their own", () => {
    const joining: Send = { ...send, verb: "join", to: [], reach: { a2: [""], a3: [""] }, crowd: [] };
    expect(sendMoves(joining, ["a3"], "")).toEqual(["join a3", "pass"]);
    expect(sendMoves(joining, [], "")).toEqual(["pass"]);
  });
  it("block in any order", () => {
    const pairs = { sort: "pairs" as const, verb: "block", second: "target", last: "pass", of: [option("a1"), option("a2")], to: [option("b7"), option("b8")] };
    expect(pairMoves(pairs, new Map([["a2", "b8"], ["a1", "b8"]]))).toEqual(["block a2", "target b8", "block a1", "target b8"]);
    expect(pairMoves({ ...pairs, to: [option("b7")] }, new Map([["a2", "b7"]]))).toEqual(["block a2", "pass"]);
    expect(pairMoves(pairs, new Map())).toEqual(["pass"]);
  });
  it("share out their damage", () => {
    const group = { by: option("a8"), total: 4, of: [option("b7", 4), option("b8", 4)], proposed: { b7: 4, b8: 0 } };
    expect(dealt(group, { b7: 4, b8: 0 }, "b8", 1)).toEqual({ b7: 3, b8: 1 });
    expect(dealt(group, { b7: 4, b8: 0 }, "b7", 1)).toEqual({ b7: 4, b8: 0 });
    expect(dealt(group, { b7: 3, b8: 1 }, "b7", -1)).toEqual({ b7: 2, b8: 2 });
    expect(shareMoves({ sort: "shares", verb: "deal", groups: [group] }, [{ b7: 3, b8: 1 }])).toEqual(["deal 3"]);
  });
});

describe("orders and places", () => {
  it("count what is left", () => {
    expect(orderMoves({ sort: "order", verb: "next", of: [option("1"), option("2"), option("3")] }, ["3", "1", "2"])).toEqual(["next 3", "next 1"]);
    expect(orderMoves({ sort: "order", verb: "next", of: [option("1"), option("2"), option("3")] }, ["1", "3", "2"])).toEqual(["next 1", "next 2"]);
  });
  it("want a place for every card", () => {
    const place = { sort: "place" as const, verb: "", of: [option("x"), option("y", 2)], to: [option("top")] };
    expect(placeMoves(place, [{ id: "x", to: "top" }])).toBeNull();
    expect(placeMoves(place, [{ id: "y", to: "top" }, { id: "x", to: "bottom" }, { id: "y", to: "top" }])).toEqual(["top y", "bottom x", "top y"]);
  });
});
