import { describe, expect, it } from "vitest";
import type { Choice } from "$lib/api/types";
import { groupsOf, keyOfPlace, pinnedKinds } from "./choices";

const choice = (move: string, more: Partial<Choice> = {}): Choice => ({ move, kind: "k", name: move, ...more });

describe("choices", () => {
  it("are counted by who does them", () => {
    const all = [choice("a", { doer: "x" }), choice("b", { doer: "y" }), choice("c", { doer: "x" }), choice("pass")];
    expect(groupsOf(all)).toEqual([
      { name: "x", n: 2, first: all[0] },
      { name: "y", n: 1, first: all[1] },
    ]);
  });
  it("without a place stay in sight among many", () => {
    const placed = ["a", "b", "c", "d"].map((move) => choice(move, { at: ["0a1"] }));
    expect(pinnedKinds([...placed, choice("pass")]).map((each) => each.move)).toEqual(["pass"]);
    expect(pinnedKinds([choice("yes"), choice("no")])).toEqual([]);
  });
  it("have a key each as far as there are digits", () => {
    expect([0, 8, 9].map(keyOfPlace)).toEqual(["1", "9", ""]);
  });
});
