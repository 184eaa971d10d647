import { expect, test } from "vitest";
import { nearest } from "./rove";

const box = (left: number, top: number, width = 78, height = 100) => ({ left, top, width, height });
// Two spaces of a room, the elevator, and the floor below, which is empty on the left.
const boxes = [box(0, 0), box(78, 0), box(200, 0, 100), box(200, 150, 100), box(320, 150, 160)];

test("left and right stay on the floor", () => {
  expect(nearest(boxes[0]!, boxes, "right")).toBe(1);
  expect(nearest(boxes[1]!, boxes, "right")).toBe(2);
  expect(nearest(boxes[2]!, boxes, "left")).toBe(1);
  expect(nearest(boxes[2]!, boxes, "right")).toBe(-1);
});

test("up and down take the nearest", () => {
  expect(nearest(boxes[2]!, boxes, "down")).toBe(3);
  expect(nearest(boxes[1]!, boxes, "down")).toBe(3);
  expect(nearest(boxes[4]!, boxes, "up")).toBe(2);
});

test("at the edge nothing is next", () => {
  expect(nearest(boxes[0]!, boxes, "left")).toBe(-1);
  expect(nearest(boxes[0]!, boxes, "up")).toBe(-1);
});
