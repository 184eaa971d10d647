import { expect, test } from "vitest";
import { spotlight } from "./spotlight";

const around = { left: 0, top: 52, width: 1112, height: 736 };
const card = { width: 432, height: 260 };

test("the card stands below what it speaks of, where there is room", () => {
  const found = spotlight({ left: 500, top: 200, width: 78, height: 104 }, around, card);
  expect(found.side).toBe("below");
  expect(found.cardTop).toBeGreaterThan(found.top + found.height);
  expect(found.cardTop + card.height).toBeLessThan(around.height);
});

test("else above it, and always inside the frame", () => {
  const found = spotlight({ left: 1050, top: 660, width: 60, height: 100 }, around, card);
  expect(found.side).toBe("above");
  expect(found.cardTop + card.height).toBeLessThanOrEqual(found.top);
  expect(found.cardLeft + card.width).toBeLessThanOrEqual(around.width);
  expect(found.arrow + 48).toBeLessThanOrEqual(around.width);
});

test("and beside it where a long card fits neither below nor above", () => {
  const tall = { width: 432, height: 420 };
  const found = spotlight({ left: 640, top: 260, width: 78, height: 160 }, around, tall);
  expect(found.side).toBe("left");
  expect(found.cardLeft + tall.width).toBeLessThanOrEqual(found.left);
});
