import { describe, expect, it } from "vitest";
import type { Game } from "$lib/api/types";
import { against, botRange, levelOf, levelsOf } from "./starting";

describe("a table against bots", () => {
  it("has as many as the game allows", () => {
    expect(botRange({ seats: [2, 3, 4] } as Game)).toEqual([1, 2, 3]);
    expect(botRange({ seats: [1, 2] } as Game)).toEqual([0, 1]);
  });
  it("has bots that the game has", () => {
    const usual = { bots: ["random", "easy", "normal", "hard"] } as Game;
    const small = { bots: ["random"] } as Game;
    expect(levelsOf(usual)).toEqual(["easy", "normal", "hard"]);
    expect(levelOf(usual, "hard")).toBe("hard");
    expect(levelOf(usual, "brilliant")).toBe("normal");
    expect(levelsOf(small)).toEqual(["random"]);
    expect(levelOf(small, undefined)).toBe("random");
  });
  it("has one person", () => {
    expect(against(2, "hard")).toEqual(["human", "bot:hard", "bot:hard"]);
    expect(against(0, "hard")).toEqual(["human"]);
  });
});
