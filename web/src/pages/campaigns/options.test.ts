import { expect, it } from "vitest";
import { optionsOf, usualSides } from "./options";

it("asks for sides in the linked battles, and for a number of free ones", () => {
  const wishes = { results: "told", sides: usualSides(2), battles: 4 } as const;
  expect(optionsOf({ ...wishes, course: "linked" })).toEqual({ course: "linked", results: "told", sides: ["defender", "attacker"] });
  expect(optionsOf({ ...wishes, course: "free" })).toEqual({ course: "free", results: "told", battles: 4 });
});
