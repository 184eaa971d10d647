import { describe, expect, test } from "vitest";
import { LABEL, layoutOf, type Layout } from "./layout";

const high = (layout: Layout, floors: number) => (LABEL + layout.display + 8 + floors * layout.floor) * layout.scale;
const wide = (layout: Layout) => (6 * layout.wide + layout.shaft + 2 * layout.edge) * layout.scale;

describe.each([3, 4, 5])("%i floors", (floors) => {
  test.each([
    [1112, 736],
    [1112, 728],
    [1592, 916],
    [2232, 1276],
    [952, 556],
    [1038, 604],
  ])("fit a board of %i × %i without scrolling", (width, height) => {
    const layout = layoutOf(width, height, floors);
    expect(high(layout, floors)).toBeLessThanOrEqual(height + 0.5);
    expect(wide(layout)).toBeLessThanOrEqual(width + 0.5);
  });
});

test("four players make it dense, two do not", () => {
  expect(layoutOf(1112, 736, 5).dense).toBe(true);
  expect(layoutOf(1112, 736, 3).dense).toBe(false);
});

test("a board that is too small keeps a size that can be read, and scrolls", () => {
  expect(layoutOf(600, 300, 5).scale).toBe(0.75);
});
