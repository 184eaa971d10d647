import { describe, expect, it } from "vitest";
import type { Question } from "$lib/api/types";
import { deedsOf, grouped, ofKind } from "./offers";

const QUESTION = {
  topic: "build",
  prompt: "Step 1",
  asked: true,
  choices: [
    { move: "build gen-s", kind: "build", name: "Build: Small generator", cost: { caps: 100 } },
    { move: "perk hunter piper", kind: "perk", name: "Hunter for Piper", who: ["piper"] },
    { move: "done", kind: "done", name: "Step 1 is done" },
  ],
  builders: [
    { sort: "pick", verb: "perk hunter", title: "Hunter", least: 1, most: 1, of: [{ id: "piper", name: "Piper" }, { id: "cait", name: "Cait", cost: { caps: 30 } }] },
  ],
} as unknown as Question;

describe("what can be done", () => {
  it("is told once, from the list and from what is put together", () => {
    const deeds = deedsOf(QUESTION);
    expect(deeds.map((each) => each.move)).toEqual(["build gen-s", "perk hunter piper", "done", "perk hunter cait"]);
    expect(deeds[1]).toMatchObject({ group: "Hunter", part: "Piper", name: "Hunter for Piper" });
  });
  it("is grouped by what it is about", () => {
    expect(grouped(ofKind(deedsOf(QUESTION), "perk")).map(([id, all]) => [id, all.length])).toEqual([["hunter", 2]]);
  });
  it("is nothing for who is not asked", () => {
    expect(deedsOf({ ...QUESTION, asked: false })).toEqual([]);
    expect(deedsOf(null)).toEqual([]);
  });
});
