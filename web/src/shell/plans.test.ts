import { describe, expect, it } from "vitest";
import type { Schemas } from "$lib/api/types";
import { leastLife, left, ordered, paired, payment, put, sent, sharedOut, shifted, stagesOf, type Place } from "./plans";

const option = (id: string, most = 1) => ({ id, name: id, most });
const options = (...ids: string[]) => ids.map((id) => ({ id, name: id, most: 9 }));

describe("answers of several moves", () => {
  it("pairs, and says when that is all", () => {
    const blocks = { sort: "pairs", verb: "block", of: options("b1", "b2", "b3"), to: options("a1", "a2"), second: "target", last: "pass" } as Schemas["Pairs"];
    expect(paired(blocks, [["b1", "a2"], ["b3", "a1"]])).toEqual(["block b1", "target a2", "block b3", "target a1", "pass"]);
    expect(paired({ ...blocks, to: options("a1") }, [["b1", "a1"]])).toEqual(["block b1", "pass"]);
    expect(paired(blocks, [])).toEqual(["pass"]);
  });
  it("shares out, and the last one gets the rest", () => {
    const group = { by: { id: "x", name: "x" }, total: 5, of: options("p", "q", "r") } as Schemas["Group"];
    const shares = { sort: "shares", verb: "deal", groups: [group] } as Schemas["Shares"];
    expect(left(group, { p: 2, q: 1 })).toBe(2);
    expect(sharedOut(shares, [{ p: 2, q: 1 }])).toEqual(["deal 2", "deal 1"]);
    expect(sharedOut(shares, [{ p: 4, q: 3 }])).toBeNull();
  });
  it("orders by the places that are left", () => {
    const order = { sort: "order", verb: "first", of: options("1", "2", "3") } as Schemas["Order"];
    expect(ordered(order, ["3", "1", "2"])).toEqual(["first 3", "first 1"]);
    expect(ordered(order, ["1", "2", "3"])).toEqual(["first 1", "first 1"]);
    expect(shifted(["1", "2", "3"], 2, -1)).toEqual(["1", "3", "2"]);
    expect(shifted(["1", "2"], 0, -1)).toEqual(["1", "2"]);
  });
  it("orders those that go along, and what they ask", () => {
    const order = { sort: "order" as const, verb: "next", of: [option("1"), option("4"), option("5")], rows: { "1": [1, 2, 3] }, answers: { "4": [option("yes"), option("pass")] } };
    expect(ordered(order, ["1", "5", "4"], { "4": "pass" })).toEqual(["next 1", "next 2", "pass"]);
    expect(ordered(order, ["4", "1", "5"], { "4": "yes" })).toEqual(["next 4", "yes", "next 1"]);
    expect(ordered(order, ["4", "1", "5"])).toEqual(["next 4"]); // asked when it comes
  });
  it("does not name what is left by itself", () => {
    const turned = { sort: "pay" as const, verb: "pay", start: [], of: [option("S", 1), option("C", 3)], total: 2, rest: true };
    expect(payment(turned, { answers: [], points: { S: 1, C: 1 }, life: {} }, true)).toEqual(["pay S"]);
    expect(payment(turned, { answers: [], points: { C: 2 }, life: {} }, true)).toEqual(["pay C", "pay C"]);
  });
  it("pays by hand or as proposed, after every stage that is asked", () => {
    const pay = {
      sort: "pay",
      verb: "pay",
      start: ["hand", "cast x"],
      stages: [
        { topic: "target", verb: "target", of: options("a", "b") },
        { topic: "more", verb: "more", of: options("c"), after: ["target b"] },
      ],
      of: [{ id: "S", name: "S", most: 2 }, { id: "P", name: "P", most: 1 }],
      total: 2,
    } as Schemas["Pay"];
    expect(payment(pay, { answers: [["a"]], points: { S: 1, P: 1 }, life: {} }, true)).toEqual(["hand", "cast x", "target a", "pay S", "pay P"]);
    expect(payment(pay, { answers: [["a"]], points: {}, life: {} }, false)).toEqual(["cast x", "target a"]);
    expect(payment(pay, { answers: [["b"]], points: { S: 2 }, life: {} }, true)).toBeNull();
    expect(stagesOf(pay, [["b"]])).toHaveLength(2);
    expect(payment(pay, { answers: [["a"]], points: { S: 1 }, life: {} }, true)).toBeNull();
  });
  it("pays what is missing with hit points", () => {
    const pay = { sort: "pay", verb: "pay", start: [], lives: [{ id: "S", name: "S", most: 1 }], owed: { S: 2 }, life: "life" } as Schemas["Pay"];
    expect(leastLife(pay, "S")).toBe(1);
    expect(payment(pay, { answers: [], points: {}, life: {} }, true)).toEqual(["pay S"]);
    expect(payment(pay, { answers: [], points: {}, life: { S: 2 } }, true)).toEqual(["life", "life"]);
  });
  it("sends whoever can reach the same", () => {
    const send = { sort: "send", verb: "attack", of: options("a1", "a2", "a3"), to: options("t1", "t2"), reach: { a1: ["t1", "t2"], a2: ["t1"], a3: ["t2"] } } as Schemas["Send"];
    expect(sent(send, ["a1", "a2"], "t1")).toEqual(["attack a1", "target t1", "join a2"]);
    expect(sent(send, ["a1"], "t2")).toEqual(["attack a1", "target t2", "pass"]);
    expect(sent(send, ["a1", "a3"], "t1")).toBeNull();
    expect(sent(send, [], "t1")).toBeNull();
    expect(sent({ ...send, verb: "join", to: [], reach: { a1: ["t1"] } }, [], "")).toEqual(["pass"]);
  });
  it("puts every piece somewhere", () => {
    const place = { sort: "place", verb: "", of: [{ id: "x", name: "x", most: 2 }], to: options("left", "right") } as Place;
    expect(put(place, ["left", "right"])).toEqual(["left x", "right x"]);
    expect(put(place, ["left"])).toBeNull();
  });
});
