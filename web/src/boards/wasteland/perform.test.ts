import { afterEach, describe, expect, it, vi } from "vitest";
import type { Told } from "$lib/api/types";
import { after, before, steps } from "./fixtures";
import { BattlePerformer } from "./perform";
import { stage } from "./stage.svelte";

const AI = steps.filter((step) => step.number >= 102 && step.number <= 105);

function playing(shown: Told[], still = false) {
  const now = { steps: shown as readonly Told[], scene: after, pace: 1, still };
  const done = vi.fn(() => (now.steps = []));
  const walked: string[] = [];
  const performer = new BattlePerformer(
    () => now,
    done,
    (_ms, draw) => {
      draw(1);
      if (stage.moving) walked.push(`${stage.moving.at} ${stage.moving.x},${stage.moving.y}`);
      return Promise.resolve();
    },
  );
  return { now, done, walked, performer };
}

afterEach(() => {
  stage.clear();
  stage.setStepwise(false);
});

describe("steps of the others", () => {
  it("are drawn one after the other, and end in the scene that came with them", async () => {
    stage.scene = before;
    const { performer, done, walked } = playing(AI);
    await performer.changed();
    expect(walked.filter((each, at) => each !== walked[at - 1])).toEqual(["m15 477,744", "m15 495,644"]);
    expect(done).toHaveBeenCalledOnce();
    expect(stage.scene).toBe(after);
    expect(stage.shown).toBe(0);
  });

  it("are not drawn for who wants no motion, nor for who has just come", async () => {
    stage.scene = before;
    const still = playing(AI, true);
    await still.performer.changed();
    expect(still.walked).toEqual([]);
    stage.scene = null;
    const fresh = playing(AI);
    await fresh.performer.changed();
    expect(fresh.walked).toEqual([]);
    expect(stage.scene).toBe(after);
  });

  it("wait until each was read, and end at once when somebody skips", async () => {
    stage.scene = before;
    stage.setStepwise(true);
    const { now, performer } = playing(AI, true);
    const whole = performer.changed();
    await vi.waitFor(() => expect([stage.waits, stage.shown]).toEqual([true, 102]));
    stage.next();
    await vi.waitFor(() => expect([stage.waits, stage.shown]).toEqual([true, 103]));
    now.steps = [];
    await performer.changed();
    await whole;
    expect(stage.scene).toBe(after);
    expect(stage.waits).toBe(false);
  });
});
