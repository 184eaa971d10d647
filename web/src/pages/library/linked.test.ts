import { expect, test } from "vitest";
import { folded, split } from "./linked";

test("ids of rules become links, whatever stands around them", () => {
  expect(split("See SH-P3, then (OV-U1).")).toEqual([
    { text: "See ", rule: false },
    { text: "SH-P3", rule: true },
    { text: ", then (", rule: false },
    { text: "OV-U1", rule: true },
    { text: ").", rule: false },
  ]);
  expect(split("")).toEqual([]);
  expect(split("WC-S7")).toEqual([{ text: "WC-S7", rule: true }]);
  expect(split("ASH-P3 and SH-P")).toEqual([{ text: "ASH-P3 and SH-P", rule: false }]);
});

test("words are compared without case and accents", () => {
  expect(folded("Énergie Größe")).toBe("energie große");
});
