import { describe, expect, it } from "vitest";
import type { Told } from "$lib/api/types";
import { entriesOf, momentOf, namedIn, searched } from "./logbook";

const told: Told[] = [
  { number: 1, seat: 0, move: "a", events: [{ name: "e", text: "Ada gained 1 food." }, { name: "e", text: "Ada gained 1 food." }] },
  { number: 2, seat: -1, move: "b", events: [{ name: "e", args: { seat: 0 }, text: "A threat came." }] },
  { number: 3, seat: 1, move: "c", events: [{ name: "e", args: { seat: 0 }, text: "Bob took it from Ada." }, { name: "drawn" }] },
  { number: 4, seat: 1, move: "d" },
];

describe("the log", () => {
  it("has an entry for every step that says something", () => {
    expect(entriesOf(told, 0).map((each) => each.number)).toEqual([1, 2, 3]);
  });
  it("knows what is named, where the board can show it", () => {
    const names = (event: { name: string; args?: Record<string, unknown> }) => (event.args?.seat === 0 ? "card:x" : "");
    expect(entriesOf(told, 0).map((each) => namedIn(each, names))).toEqual([[], ["card:x"], ["card:x"]]);
    expect(entriesOf(told, 0).map((each) => namedIn(each, undefined))).toEqual([[], [], []]);
  });
  it("says the same sentence once", () => {
    expect(entriesOf(told, 0)[0]?.lines).toEqual([{ text: "Ada gained 1 food.", mine: false, times: 2 }]);
  });
  it("marks what somebody did to the reader", () => {
    expect(entriesOf(told, 0).map((each) => each.lines.some((line) => line.mine))).toEqual([false, false, true]);
    expect(entriesOf(told, null).some((each) => each.lines.some((line) => line.mine))).toBe(false);
  });
  it("knows what had been told at a moment", () => {
    const entries = entriesOf(told, 0);
    expect([0, 1, 2, 3, 4].map((at) => momentOf(entries, at))).toEqual([-1, 1, 2, 3, 3]);
  });
  it("can be searched", () => {
    expect(searched(entriesOf(told, 0), "TOOK ada").map((each) => each.number)).toEqual([3]);
    expect(searched(entriesOf(told, 0), " ").length).toBe(3);
  });
});
