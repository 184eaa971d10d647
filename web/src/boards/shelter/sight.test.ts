import { expect, test } from "vitest";
import { shiftTo } from "./sight";

const window = { left: 0, top: 100, right: 390, bottom: 500 };
const at = (left: number, top: number) => ({ left, top, right: left + 150, bottom: top + 120 });

test("nothing moves while something open is seen, or nothing is open", () => {
  expect(shiftTo(window, [at(900, 700), at(20, 120)])).toBeNull();
  expect(shiftTo(window, [])).toBeNull();
});

test("the nearest comes into sight, with some air", () => {
  expect(shiftTo(window, [at(900, 120), at(400, 120)])).toEqual({ x: 172, y: 0 });
  expect(shiftTo(window, [at(-300, 150)])).toEqual({ x: -312, y: 0 });
  expect(shiftTo(window, [at(20, 450)])).toEqual({ x: 0, y: 82 });
  expect(shiftTo(window, [at(20, -60)])).toEqual({ x: 0, y: -172 });
});

test("what is larger than the window begins at its edge", () => {
  expect(shiftTo(window, [{ left: 400, top: 120, right: 1000, bottom: 200 }])).toEqual({ x: 388, y: 0 });
});
