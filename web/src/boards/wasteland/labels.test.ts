import { describe, expect, it } from "vitest";
import { arranged, levelOf, type Wanted } from "./labels";

const wanted = (id: string, x: number, y: number, rank = 1, must = false): Wanted => ({ id, x, y, radius: 16, width: 60, height: 16, rank, must });

describe("labels", () => {
  it("thin out with the zoom", () => {
    expect([0.75, 1.2, 2].map(levelOf)).toEqual(["whole", "half", "near"]);
  });

  it("stand beside what they belong to, and never on each other", () => {
    const crowd = Array.from({ length: 14 }, (_, n) => wanted(`m${n}`, 200 + (n % 4) * 40, 200 + Math.floor(n / 4) * 40, n));
    const tokens = crowd.map(({ x, y, radius }) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }));
    const set = arranged(crowd, tokens, 3);
    expect(set.length).toBeGreaterThanOrEqual(8);
    for (const a of set)
      for (const b of set)
        if (a !== b) expect(a.left < b.left + 60 && b.left < a.left + 60 && a.top < b.top + 16 && b.top < a.top + 16).toBe(false);
  });

  it("give way by their rank, except those that must be read", () => {
    const tight = [{ x: -1000, y: -1000, width: 3000, height: 3000 }];
    expect(arranged([wanted("m0", 100, 100)], tight, 3)).toEqual([]);
    expect(arranged([wanted("m0", 100, 100, 0, true)], tight, 3).map((each) => each.id)).toEqual(["m0"]);
  });
});
