import { expect, it } from "vitest";
import { labelOf } from "./labels";

it("takes the game's own word, else a readable one", () => {
  expect(labelOf("held", { held: "In your hand" })).toBe("In your hand");
  expect(labelOf("hit_points")).toBe("Hit points");
  expect(labelOf("turnsLeft")).toBe("Turns left");
  expect(labelOf("water-plant")).toBe("Water plant");
  expect(labelOf("0")).toBe("1");
  expect(labelOf("")).toBe("");
});
