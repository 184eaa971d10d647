import { describe, expect, it } from "vitest";
import { before } from "./fixtures";
import { lossesOf } from "./losses";
import type { BattleScene, Model } from "./types";

describe("losses", () => {
  it("count what is out of the battle, not what got away, and leave things out", () => {
    const model = { ...before.models![0]!, side: 0, place: "table", caps: 30, thing: false } as Model;
    const models = [
      { ...model, at: "m0", place: "removed", caps: 50 },
      { ...model, at: "m1", place: "escaped", caps: 20 },
      { ...model, at: "m2" },
      { ...model, at: "m3", place: "removed", thing: true, caps: 99 },
    ];
    const [first, second] = lossesOf({ ...before, models } as BattleScene);
    expect(first).toMatchObject({ side: 0, lost: 50, caps: 100 });
    expect(first!.models.map((each) => each.at)).toEqual(["m2", "m1", "m0"]);
    expect(second).toMatchObject({ side: 1, lost: 0, caps: 0, models: [] });
  });
});
