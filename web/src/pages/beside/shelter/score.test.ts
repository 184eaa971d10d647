import { describe, expect, it } from "vitest";
import { pays, scored, winners, type Data, type Sheet } from "./score";

const data = {
  counts: [],
  items: [
    { id: "caps", name: "", text: "", sum: ["energy", "food", "water"], each: 3, most: 5 },
    { id: "bear", name: "", text: "", sum: [], calm: true, happiness: 3 },
    { id: "rooms", name: "", text: "", sum: ["room"], most: 4 },
  ],
  ties: [["energy", "food", "water"], ["dweller"], ["item"]],
  columns: [],
  shaft: 7,
} as unknown as Data;
const sheet = (counts: Record<string, number>, items: string[] = [], other = 0): Sheet => ({ name: "", counts, items, other });

describe("a score sheet", () => {
  it("lets cards pay first and threats cost then (SH-X5, SH-X2)", () => {
    const found = scored(data, sheet({ happiness: 4, lying: 2, room: 6 }, ["rooms"], 1));
    expect(found).toMatchObject({ items: 5, lost: 2, total: 7 });
  });
  it("never goes below nothing", () => {
    expect(scored(data, sheet({ happiness: 1, lying: 3 }))).toMatchObject({ lost: 1, total: 0 });
  });
  it("counts whole groups, up to the bound of the card", () => {
    expect(pays(data.items[0]!, sheet({ energy: 4, food: 3, water: 1 }))).toBe(2);
    expect(pays(data.items[0]!, sheet({ energy: 6, food: 6, water: 6 }))).toBe(5);
    expect(pays(data.items[1]!, sheet({}))).toBe(3);
    expect(pays(data.items[1]!, sheet({ lying: 1 }))).toBe(0);
  });
  it("breaks ties by cubes, dwellers, items, and shares the victory otherwise (SH-X3)", () => {
    expect(winners(data, [sheet({ happiness: 3 }), sheet({ happiness: 4 })])).toEqual({ seats: [1], by: -1 });
    expect(winners(data, [sheet({ happiness: 4, food: 1 }), sheet({ happiness: 4 })])).toEqual({ seats: [0], by: 0 });
    expect(winners(data, [sheet({ happiness: 4, dweller: 3 }), sheet({ happiness: 4, dweller: 4 })])).toEqual({ seats: [1], by: 1 });
    expect(winners(data, [sheet({ happiness: 4, item: 3 }), sheet({ happiness: 4, item: 4 })])).toEqual({ seats: [1], by: 2 });
    expect(winners(data, [sheet({ happiness: 4 }), sheet({ happiness: 4 }), sheet({})])).toEqual({ seats: [0, 1], by: 3 });
  });
});
