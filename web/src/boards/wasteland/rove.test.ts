import { expect, it } from "vitest";
import { near } from "./rove";

const MODELS = [
  { at: "m0", x: 100, y: 100 },
  { at: "m1", x: 200, y: 110 },
  { at: "m2", x: 300, y: 100 },
  { at: "m3", x: 105, y: 300 },
];

it("goes to the nearest model in the direction of the key, north is up", () => {
  expect(near(MODELS, "m0", 1, 0)).toBe("m1");
  expect(near(MODELS, "m0", 0, 1)).toBe("m3");
  expect(near(MODELS, "m0", -1, 0)).toBe("m0");
  expect(near(MODELS, "m9", 1, 0)).toBe("m9");
});
