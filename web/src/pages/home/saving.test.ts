import { describe, expect, it } from "vitest";
import type { Schemas } from "$lib/api/types";
import { gameAmong, LARGEST, people, usualSeats } from "./saving";

const save = (seats: string[], asked: number[] = []) => ({ game: "shelter", title: "", seats, moves: 3, asked }) as Schemas["SaveGiven"];

describe("a saved game", () => {
  it("is found among the files that lie beside it", () => {
    const game = { name: "shelter-1.overseer", size: 10 };
    expect(gameAmong([{ name: "shelter-1.overseer.seed", size: 64 }, game])).toBe(game);
    expect(gameAmong([{ name: "shelter-1.overseer.seed", size: 64 }])).toBe("save-side");
    expect(gameAmong([{ ...game, size: LARGEST + 1 }])).toBe("save-large");
    expect(gameAmong([])).toBeNull();
    const other = { name: "campaign.json", size: 10 };
    expect(gameAmong([other])).toBe(other);
  });
  it("is sat down at where it goes on", () => {
    expect(people(save(["human", "bot:easy", "human"]))).toEqual([0, 2]);
    expect(usualSeats(save(["human", "bot:easy", "human"], [2]))).toEqual([2]);
    expect(usualSeats(save(["human", "human"]))).toEqual([0]);
    expect(usualSeats(save(["bot:easy", "bot:easy"]))).toEqual([]);
  });
});
