import { describe, expect, it } from "vitest";
import { chances, factor, fresh, maximum, settled, type Data, type Fighter } from "./duel";

const data = {
  hp: 100,
  factor: 2,
  criticals: { usual: 2, rows: [] },
  levels: Array.from({ length: 11 }, (_, level) => ({ level, text: "", changes: level === 2 || level === 4 ? { hp: -5 } : level === 6 ? { critical: -1 } : {} })),
  traits: [
    { id: "ghoul", name: "", text: [], changes: { hp: -30, critical: -1 } },
    { id: "jinx", name: "", text: [], changes: { factor: 1 } },
    { id: "eyes", name: "", text: [], changes: { never: true } },
  ],
} as unknown as Data;
const one = (more: Partial<Fighter> = {}): Fighter => ({ name: "", life: 100, radiation: 0, traits: [], more: 0, ...more });

describe("a duel that is counted", () => {
  it("begins with the maximum of the traits (TR-A1)", () => {
    expect(fresh(data, 2, [one({ traits: ["ghoul"] })]).fighters.map((each) => each.life)).toEqual([70, 100]);
  });
  it("cuts life to a maximum that falls (TR-A4)", () => {
    expect(maximum(data, one({ radiation: 4 }))).toBe(90);
    expect(settled(data, one({ radiation: 4 })).life).toBe(90);
    expect(settled(data, one({ radiation: 4, life: 12 })).life).toBe(12);
  });
  it("counts critical chances and what a critical hit multiplies by (TR-C6)", () => {
    const duel = { fighters: [one({ traits: ["jinx"], radiation: 6 }), one()] };
    expect(chances(data, duel, 0)).toBe(1);
    expect(factor(data, duel.fighters[0]!)).toBe(3);
    expect(chances(data, { fighters: [one(), one({ traits: ["eyes"] })] }, 0)).toBe(0);
  });
});
