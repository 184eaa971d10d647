import { describe, expect, it } from "vitest";
import { bars, height } from "./curve";
import { EVERYTHING, filtered, keywordsOf, kindsOf, ordered, price, type Filter } from "./filters";
import { atLeast, exactly, percent } from "./odds";
import type { Face, Meaning } from "./types";

describe("odds", () => {
  it("are exact", () => {
    expect(atLeast(1, 4, 1, 2)).toBeCloseTo(1 / 2, 12);
    // 18 ability cards of 60, a first hand of six: as docs/decks.md says.
    expect(percent(atLeast(1, 60, 18, 6))).toBe("90");
    expect(percent(atLeast(2, 60, 18, 6))).toBe("59");
  });

  it("of all numbers together are certain", () => {
    let sum = 0;
    for (let n = 0; n <= 9; n++) sum += exactly(n, 60, 20, 9);
    expect(sum).toBeCloseTo(1, 12);
  });

  it("keep to what can be", () => {
    expect(atLeast(0, 60, 0, 6)).toBe(1);
    expect(atLeast(1, 60, 0, 6)).toBe(0);
    expect(atLeast(3, 60, 2, 60)).toBe(0);
    expect(atLeast(2, 60, 2, 99)).toBeCloseTo(1, 12);
    expect(atLeast(1, 0, 0, 0)).toBe(0);
  });

  it("never say that the possible is impossible", () => {
    expect([percent(0), percent(0.001), percent(0.5), percent(0.999), percent(1)]).toEqual(["0", "<1", "50", ">99", "100"]);
  });
});

describe("the curve", () => {
  it("has a place for every price between", () => {
    expect(bars([{ at: 1, n: 3 }, { at: 4, n: 1 }])).toEqual([
      { at: 1, n: 3 },
      { at: 2, n: 0 },
      { at: 3, n: 0 },
      { at: 4, n: 1 },
    ]);
    expect(bars([])).toEqual([]);
  });

  it("is not filled by a short deck", () => {
    expect(height(2, [{ at: 1, n: 2 }])).toBe(0.25);
    expect(height(14, [{ at: 1, n: 14 }])).toBe(1);
  });
});

const face = (id: string, more: Partial<Face>): Face =>
  ({ id, name: id, level: 1, kind: "attack", type_line: "", letters: ["S"], cost: {}, icon: { motif: "" }, ...more }) as Face;

describe("the cards that are shown", () => {
  const cards = [
    face("punch-1", { name: "Coup de tête", cost: { S: 1 }, lines: [{ text: "Armour is no help." }] }),
    face("captain-3", { level: 3, kind: "ally", letters: ["C"], cost: { C: 3, any: 2 }, words: ["guardian"] }),
    face("shield-1", { kind: "reaction", letters: ["E", "C"], read: ["When attacked: armour."], words: ["parry"] }),
  ];
  const shown = (filter: Partial<Filter>, deck: Record<string, number> = {}) =>
    filtered(cards, { ...EVERYTHING, ...filter }, (id) => deck[id] ?? 0, new Set(["punch-1"])).map((each) => each.id);

  it("are chosen by letter, level, kind, keyword and text, all together", () => {
    expect(shown({})).toHaveLength(3);
    expect(shown({ letters: ["C"] })).toEqual(["captain-3", "shield-1"]);
    expect(shown({ letters: ["C"], levels: [3] })).toEqual(["captain-3"]);
    expect(shown({ kinds: ["ally", "attack"] })).toEqual(["punch-1", "captain-3"]);
    expect(shown({ keyword: "parry" })).toEqual(["shield-1"]);
    expect(shown({ words: "ARMOUR" })).toEqual(["punch-1", "shield-1"]);
    expect(shown({ words: "tete" })).toEqual(["punch-1"]);
    expect(shown({ only: ["shield-1"] })).toEqual(["shield-1"]);
  });

  it("can be those payable at once, and those not in the deck", () => {
    expect(shown({ early: true })).toEqual(["punch-1"]);
    expect(shown({ absent: true }, { "punch-1": 1 })).toEqual(["captain-3", "shield-1"]);
  });

  it("stand in an order", () => {
    expect(ordered(cards, "cost").map((each) => each.id)).toEqual(["shield-1", "punch-1", "captain-3"]);
    expect(ordered(cards, "letter").map((each) => each.id)).toEqual(["punch-1", "shield-1", "captain-3"]);
    expect(price(cards[1]!)).toBe(5);
  });

  it("name their kinds and keywords", () => {
    expect(kindsOf(cards)).toEqual([{ kind: "attack", n: 1 }, { kind: "ally", n: 1 }, { kind: "reaction", n: 1 }]);
    const symbols = [
      { sort: "keyword", word: "parry", name: "PARRY" },
      { sort: "keyword", word: "never", name: "NEVER" },
      { sort: "kind", word: "ally", name: "Ally" },
    ] as Meaning[];
    expect(keywordsOf(cards, symbols).map((each) => each.word)).toEqual(["parry"]);
  });
});
