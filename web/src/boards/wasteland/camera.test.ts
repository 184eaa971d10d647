import { describe, expect, it } from "vitest";
import { fitted, framing, held, inSight, over, panned, under, viewBox, within, zoomed } from "./camera";

const WINDOW = { width: 700, height: 500 };
const SIDE = 914;

describe("the part of the table that is in sight", () => {
  it("is the whole table at first", () => {
    const whole = fitted(WINDOW, SIDE);
    expect(whole.scale).toBeCloseTo(500 / 942, 5);
    expect(viewBox(whole, WINDOW).split(" ").map(Number)[3]).toBeCloseTo(942, 1);
    for (const corner of [0, SIDE]) expect(inSight(whole, corner, corner, WINDOW, 0)).toBe(true);
  });

  it("takes a point beside the table for the nearest one on it", () => {
    expect(within(-5, 1000, SIDE)).toEqual({ x: 0, y: SIDE });
    expect(within(10, 20, SIDE)).toEqual({ x: 10, y: 20 });
  });

  it("keeps the place under the pointer when it comes closer", () => {
    const before = zoomed(fitted(WINDOW, SIDE), 3, 350, 250, WINDOW, SIDE);
    const [x, y] = under(before, 300, 200, WINDOW);
    const after = zoomed(before, 1.4, 300, 200, WINDOW, SIDE);
    const [px, py] = over(after, x, y, WINDOW);
    expect(px).toBeCloseTo(300, 6);
    expect(py).toBeCloseTo(200, 6);
  });

  it("never leaves the table, and never shows more than all of it", () => {
    const close = zoomed(fitted(WINDOW, SIDE), 4, 350, 250, WINDOW, SIDE);
    const corner = panned(close, 9000, 9000, WINDOW, SIDE);
    expect(under(corner, 0, 0, WINDOW)).toEqual([expect.closeTo(-14, 6), expect.closeTo(-14, 6)]);
    expect(zoomed(close, 0.01, 0, 0, WINDOW, SIDE)).toEqual(fitted(WINDOW, SIDE));
    expect(held({ x: 0, y: 0, scale: 99 }, WINDOW, SIDE).scale).toBe(5);
  });

  it("frames what matters, not closer than one can still tell where that is", () => {
    const one = framing([[100, 100]], WINDOW, SIDE);
    expect(one.scale).toBeCloseTo(2.2 * fitted(WINDOW, SIDE).scale, 6);
    const far = framing([[20, 20], [900, 880]], WINDOW, SIDE);
    for (const at of [20, 880]) expect(inSight(far, at, at, WINDOW, 0)).toBe(true);
  });
});
