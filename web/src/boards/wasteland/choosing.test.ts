import { describe, expect, it } from "vitest";
import type { Choice, Question } from "$lib/api/types";
import { attacksOf, choicesThere, deployable, isInside, litWords, pressed, takesPoints, thingAt, usefulStops } from "./choosing";
import type { BattleAnswer, BattleScene } from "./types";

const choice = (move: string, kind: string, at: string[]): Choice => ({ move, kind, name: move, at });
const question = (choices: Choice[], verbs: string[] = []): Question => ({
  topic: "action",
  prompt: "",
  choices,
  builders: verbs.map((verb) => ({ sort: "point" as const, verb, width: 914, height: 914 })),
});

const ACTION = question(
  [
    choice("move 10,20", "move", ["10,20"]),
    choice("shoot m7 rifle", "shoot", ["m7"]),
    choice("shoot m7 rifle critical", "shoot", ["m7"]),
    choice("charge m8 3,4", "charge", ["m8", "3,4"]),
    choice("prepare", "prepare", []),
  ],
  ["move"],
);

describe("what a press means", () => {
  it("lights what can be pressed, and knows every target once", () => {
    expect([...litWords(ACTION)]).toEqual(["m7", "m8"]);
    expect([...attacksOf(ACTION)].map(([at, each]) => [at, each.move])).toEqual([["m7", "shoot m7 rifle"]]);
  });

  it("weighs an attack first and makes it second", () => {
    const first = pressed(ACTION, "m7", null, null, false);
    expect(first).toMatchObject({ do: "weigh", choice: { move: "shoot m7 rifle" } });
    expect(pressed(ACTION, "m7", "m7", "shoot m7 rifle critical", false)).toMatchObject({ do: "choose", choice: { move: "shoot m7 rifle critical" } });
    expect(pressed(ACTION, "m8", null, null, false)).toEqual({ do: "look" });
    expect(pressed(ACTION, "m8", "m8", null, false)).toMatchObject({ do: "choose" });
  });

  it("lets a model go at once by mouse, and after a look by finger", () => {
    const turn = question([choice("activate m0", "activate", ["m0"])]);
    expect(pressed(turn, "m0", null, null, false)).toMatchObject({ do: "choose" });
    expect(pressed(turn, "m0", null, null, true)).toEqual({ do: "look" });
    expect(pressed(turn, "m0", "m0", null, true)).toMatchObject({ do: "choose" });
    expect(pressed(null, "m0", "m0", null, false)).toEqual({ do: "look" });
  });

  it("puts down whom one has picked", () => {
    const place = question([choice("place m0 5,5", "place", ["m0", "5,5"])], ["place m0", "place m3", "put 4"]);
    expect(takesPoints(place)).toBe(true);
    expect([...litWords(place)]).toEqual([]);
    expect(deployable(place).map(({ verb, at }) => [verb, at])).toEqual([["place m0", "m0"], ["place m3", "m3"], ["put 4", ""]]);
    expect(usefulStops(place)).toEqual([{ move: "place m0 5,5", word: "", spot: [5, 5] }]);
    const there = { choices: [choice("place m0 9,9", "place", ["m0"]), choice("place m3 9,9", "place", ["m3"])] } as BattleAnswer;
    expect(choicesThere(there, "place m3").map((each) => each.move)).toEqual(["place m3 9,9"]);
    expect(choicesThere(there, null)).toHaveLength(2);
  });

  it("walks from stop to stop", () => {
    expect(usefulStops(ACTION).map((each) => [each.word, each.spot])).toEqual([["", [10, 20]], ["m7", null], ["m7", null], ["m8", [3, 4]]]);
  });

  it("finds what lies under a finger", () => {
    const scene = { models: [{ at: "m0", place: "table", x: 100, y: 100, radius: 16 }, { at: "m1", place: "removed", x: 100, y: 100, radius: 16 }], markers: [{ at: "k0", x: 140, y: 100, radius: 12 }] } as BattleScene;
    expect(thingAt(scene, 110, 100, 2)).toBe("m0");
    expect(thingAt(scene, 135, 100, 2)).toBe("k0");
    expect(thingAt(scene, 300, 100, 2)).toBeNull();
    expect(isInside([[0, 0], [10, 0], [10, 10], [0, 10]], 5, 5)).toBe(true);
    expect(isInside([[0, 0], [10, 0], [10, 10], [0, 10]], 15, 5)).toBe(false);
  });
});
