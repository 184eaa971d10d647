import { describe, expect, it } from "vitest";
import { along, arc, healthBits, lengthOf, measured, pathOf, roomPath } from "./shapes";
import type { Ruler } from "./types";

const RULERS: Ruler[] = [
  { letter: "O", colour: "orange", name: "orange", length: 51 },
  { letter: "Y", colour: "yellow", name: "yellow", length: 102 },
  { letter: "B", colour: "blue", name: "blue", length: 254 },
];

describe("shapes of the table", () => {
  it("have north on top", () => {
    expect(pathOf([[[0, 0], [10, 0], [10, 20]]], 914)).toBe("M0 914L10 914L10 894Z");
    expect(pathOf([[[0, 0], [10, 0]]], 914)).toBe("");
    expect(roomPath([[20, 16, 898]], 5, 914)).toBe("M16 891.5H898v5H16Z");
  });

  it("are measured with one ruler after the other", () => {
    const bent = [[0, 0], [100, 0], [100, 200]];
    expect(lengthOf(bent)).toBe(300);
    expect(along(bent, 150)).toEqual([100, 50]);
    const parts = measured(bent, "YB", RULERS);
    expect(parts.map((part) => part.letter)).toEqual(["Y", "B"]);
    expect(parts[0]!.points).toEqual([[0, 0], [100, 0], [100, 2]]);
    expect(parts[1]!.points.at(-1)).toEqual([100, 200]);
  });

  it("show what no ruler reaches without a letter", () => {
    const parts = measured([[0, 0], [0, 300]], "O", RULERS, 16);
    expect(parts.map((part) => [part.letter, part.points[0]![1]])).toEqual([["O", 16], ["", 67]]);
  });

  it("say how a model is", () => {
    expect(healthBits(5, 2, 1)).toEqual(["left", "left", "rads", "lost", "lost"]);
    expect(arc(10, 0, 0.25)).toBe("M0 -10A10 10 0 0 1 10 0");
  });
});
