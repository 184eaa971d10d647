import { describe, expect, it } from "vitest";
import type { Told } from "$lib/api/types";
import { entriesOf, momentOf, namedIn, rowsOf, searched } from "./logbook";

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
  it("tells in one row what belongs together, until it is opened or looked at", () => {
    const entries = entriesOf(told, 0);
    const folds = [{ first: 2, last: 4, lines: ["It went badly."] }];
    const shown = (opened: number[], moment: number | null) =>
      rowsOf(entries, folds, new Set(opened), moment).map((row) => [row.entry.number, row.folds, row.inside, row.entry.lines[0]?.text]);
    expect(shown([], null)).toEqual([
      [1, 0, false, "Ada gained 1 food."],
      [2, 2, false, "It went badly."],
    ]);
    const whole = [
      [1, 0, false, "Ada gained 1 food."],
      [2, 2, false, "It went badly."],
      [2, 0, true, "A threat came."],
      [3, 0, true, "Bob took it from Ada."],
    ];
    expect(shown([2], null)).toEqual(whole);
    expect(shown([], 3)).toEqual(whole);
    expect(shown([], 1).length).toBe(2);
  });
  it("can be searched", () => {
    expect(searched(entriesOf(told, 0), "TOOK ada").map((each) => each.number)).toEqual([3]);
    expect(searched(entriesOf(told, 0), " ").length).toBe(3);
  });
});
