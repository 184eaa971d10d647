import { describe, expect, it } from "vitest";
import { moved, placed, tilesOf } from "./plots";

const ORDER = ["gen-s", "store", "shed"];
const HAS = [
  { id: "shed", n: 1, on: 1 },
  { id: "gen-s", n: 2, on: 1 },
];

describe("the land", () => {
  it("places what nobody has placed in the order of the price list", () => {
    expect(placed(HAS, [], 5, ORDER)).toEqual(["gen-s", "gen-s", "shed", "", ""]);
  });
  it("keeps what was placed, and fills the gaps with what is new", () => {
    expect(placed(HAS, ["", "shed", "", "gen-s"], 5, ORDER)).toEqual(["gen-s", "shed", "", "gen-s", ""]);
  });
  it("forgets what is no longer there, and what lies beyond the land", () => {
    expect(placed([{ id: "store", n: 1, on: 0 }], ["shed", "store", "", "", "", "", "", "", "store"], 3, ORDER)).toEqual(["", "store", ""]);
  });
  it("never loses a structure for want of plots", () => {
    expect(placed([{ id: "store", n: 3, on: 3 }], [], 2, ORDER)).toEqual(["store", "store", "store"]);
  });
  it("moves one to a free plot and changes two", () => {
    expect(moved(["gen-s", "shed"], 0, 3)).toEqual(["", "shed", "", "gen-s"]);
    expect(moved(["gen-s", "shed", ""], 0, 1)).toEqual(["shed", "gen-s"]);
  });
  it("lets the first ones of a kind work", () => {
    const tiles = tilesOf(["gen-s", "", "gen-s", "shed"], HAS);
    expect(tiles.map((each) => each?.works)).toEqual([true, undefined, false, true]);
  });
});
