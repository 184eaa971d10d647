import { expect, test } from "vitest";
import { arrowPath, laid } from "./picture";

const RULERS = [
  { letter: "Y", name: "yellow", length: 100 },
  { letter: "G", name: "green", length: 200 },
];

test("rulers lie one after the other and fill the room, true to each other", () => {
  const [first, second] = laid("YG", RULERS, 40, 240);
  expect(first).toMatchObject({ letter: "Y", x: 40, width: 80 });
  expect(second).toMatchObject({ letter: "G", x: 120, width: 160 });
  expect(first!.ticks).toEqual([60, 80, 100]);
});

test("a short ruler is not drawn longer than it is", () => {
  expect(laid("Y", RULERS, 0, 240)[0]!.width).toBeCloseTo(115);
});

test("nothing is laid out without rulers", () => {
  expect(laid("", RULERS, 0, 240)).toEqual([]);
});

test("an arrow ends at its point", () => {
  expect(arrowPath(120)).toContain("L120 0");
});
