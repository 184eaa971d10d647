import { beforeEach, expect, test } from "vitest";
import type { Told } from "$lib/api/types";
import { SAVED } from "./fixtures";
import { notesOf, TragicPerformer } from "./perform";
import { stage } from "./stage.svelte";

const { scene } = SAVED.moments[0]!;
const first = SAVED.steps.findIndex((step) => step.seat === 1 && notesOf(step).length > 0);
const [one, two] = [SAVED.steps[first]!, SAVED.steps[first + 1]!];
const keys = (...steps: Told[]) => steps.flatMap(notesOf).map((note) => note.key);

function telling(steps: readonly Told[]) {
  const now = { steps, scene, seat: 0, pace: 1, still: false };
  const told: string[] = [];
  const hooks = { onWait: (): void => {} };
  const performer = new TragicPerformer(
    () => now,
    () => (now.steps = []),
    async () => {
      told.push(stage.telling?.key ?? "");
      hooks.onWait();
    },
  );
  return { now, told, hooks, performer };
}

beforeEach(() => {
  stage.clear();
  stage.scene = scene;
});

test("every sentence is told in its order, and stays to be read", async () => {
  const { performer, told } = telling([one]);
  await performer.changed();
  expect(told).toEqual(keys(one));
  expect(stage.notes.map((note) => note.key)).toEqual(keys(one));
  expect(stage.telling).toBeNull();
});

test("what comes while something is told is told after it, and stays as well", async () => {
  const { now, performer, told, hooks } = telling([one]);
  hooks.onWait = () => {
    if (told.length !== 1) return;
    now.steps = [one, { ...two, seat: 1 }];
    void performer.changed();
  };
  await performer.changed();
  expect(told).toEqual(keys(one, two));
  expect(stage.notes.map((note) => note.key)).toEqual(keys(one, two));
});

test("the reader's own decision takes away what was told before", async () => {
  const { now, performer } = telling([one]);
  await performer.changed();
  now.steps = [{ ...two, seat: 0, move: "play" }];
  await performer.changed();
  expect(stage.notes.map((note) => note.key)).toEqual(keys(two));
});
