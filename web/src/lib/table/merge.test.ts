import { describe, expect, it } from "vitest";
import type { Table, Told, Update } from "$lib/api/types";
import { freshKey } from "$lib/key";
import { hasGap, newSteps, renumbered, sinceMine } from "./merge";

const step = (number: number, seat = 0): Told => ({ number, seat, move: "m" });
const update = (number: number, ...numbers: number[]): Update =>
  ({ is: "update", number, steps: numbers.map((each) => step(each)) }) as unknown as Update;

describe("steps", () => {
  it("that are known already do not come twice", () => {
    expect(newSteps(2, [step(1), step(2), step(3)])).toEqual([step(3)]);
  });

  it("must not miss one", () => {
    expect(hasGap(2, update(4, 3, 4))).toBe(false);
    expect(hasGap(2, update(4, 1, 2, 3, 4))).toBe(false);
    expect(hasGap(2, update(4, 4))).toBe(true);
    expect(hasGap(2, update(4))).toBe(true);
    expect(hasGap(4, update(4))).toBe(false);
  });

  it("since one's own last one are what one has missed", () => {
    const all = [step(1, 0), step(2, 1), step(3, 0), step(4, 1), step(5, -1)];
    expect(sinceMine(all, 0)).toBe(3);
    expect(sinceMine(all, 1)).toBe(4);
    expect(sinceMine(all, 2)).toBe(0);
    expect(sinceMine(all, null)).toBe(5);
  });

  it("are numbered anew by a newer release", () => {
    const table = (updates?: number) => ({ updates }) as Table;
    expect(renumbered(null, table(1))).toBe(false);
    expect(renumbered(table(), table())).toBe(false);
    expect(renumbered(table(), table(1))).toBe(true);
  });

  it("are sent with keys that differ", () => {
    expect(new Set([freshKey(), freshKey(), freshKey()]).size).toBe(3);
  });
});
