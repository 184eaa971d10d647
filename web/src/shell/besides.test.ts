import { describe, expect, it } from "vitest";
import { besides } from "./besides";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const around = box(0, 0, 1000, 700);

describe("a card", () => {
  it("stands below what it speaks of", () => {
    expect(besides(box(400, 100, 100, 50), box(0, 0, 300, 200), around)).toEqual({ left: 300, top: 160 });
  });
  it("goes above where there is no room below", () => {
    expect(besides(box(400, 600, 100, 50), box(0, 0, 300, 200), around).top).toBe(390);
  });
  it("stays in its frame at every corner", () => {
    for (const [left, top] of [[0, 0], [950, 0], [0, 650], [950, 650], [500, 340]] as const) {
      const found = besides(box(left, top, 50, 50), box(0, 0, 300, 330), around);
      expect(found.left).toBeGreaterThanOrEqual(0);
      expect(found.left + 300).toBeLessThanOrEqual(1000);
      expect(found.top).toBeGreaterThanOrEqual(0);
      expect(found.top + 330).toBeLessThanOrEqual(700);
    }
  });
});
