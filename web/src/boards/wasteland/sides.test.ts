import { describe, expect, it } from "vitest";
import { before } from "./fixtures";
import { hueOf, isOwnSide, ownActing } from "./sides";
import type { BattleScene } from "./types";

describe("sides", () => {
  it("have a colour and a shape each, and never two the same", () => {
    const scene = { ...before, hues: [0, 2] } as BattleScene;
    expect(hueOf(before, 0, 0)).toBe(0);
    expect(hueOf(before, 1, -1)).toBe(2);
    expect(hueOf(before, 2, -1)).toBe(3);
    expect(new Set([hueOf(scene, 0, 0), hueOf(scene, 0, 1), hueOf(scene, 1, -1), hueOf(scene, 2, -1)]).size).toBe(4);
  });

  it("show the reach of one's own model only, and of none before the first round", () => {
    const scene = { ...before, acting: "m0" } as BattleScene;
    expect(isOwnSide(scene, 0)).toBe(true);
    expect(isOwnSide(scene, 1)).toBe(false);
    expect(isOwnSide({ ...scene, seat: null }, 0)).toBe(false);
    expect(ownActing(scene)).toBe("m0");
    expect(ownActing({ ...scene, acting: "m8" })).toBe("");
    expect(ownActing({ ...scene, round: 0 })).toBe("");
  });
});
