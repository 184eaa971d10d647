import { beforeEach, expect, test } from "vitest";
import type { Told } from "$lib/api/types";
import { beatsOf, soundOf } from "./beats";
import { SAVED } from "./fixtures";
import type { Wanted } from "../shared/performer";
import { ShelterPerformer } from "./perform";
import { stage } from "./stage.svelte";
import type { ShelterScene } from "./types";

const { moments, steps } = SAVED[3];
const [before, after] = [moments[0]!, moments[2]!];
const between = steps.slice(before.number, after.number);

beforeEach(() => stage.clear());

function performance(list: readonly Told[], still = false) {
  const wanted: Wanted<ShelterScene> = { steps: list, scene: after.scene, pace: 1, still };
  const waits: number[] = [];
  let done = 0;
  const hooks = { onWait: (): void => {} };
  stage.scene = before.scene;
  const performer = new ShelterPerformer(
    () => wanted,
    () => {
      done += 1;
      wanted.steps = [];
    },
    async (ms) => {
      waits.push(ms);
      hooks.onWait();
    },
  );
  return { wanted, waits, performer, hooks, count: () => done };
}

test("every event of a step is shown once, in its order", () => {
  const at = new Map<number, string>();
  for (const step of steps) {
    const shown = beatsOf(step, at).flatMap((beat) => beat.events);
    expect(shown).toEqual(step.events ?? []);
  }
});

test("no beat is longer than 300 ms at the usual pace", () => {
  const all = steps.flatMap((step) => beatsOf(step, new Map()));
  expect(Math.max(...all.map((beat) => beat.ms))).toBeLessThanOrEqual(300);
});

test("steps are shown until the server's scene is reached, then the shell is told", async () => {
  const show = performance(between);
  await show.performer.changed();
  expect(show.count()).toBe(1);
  expect(stage.scene).toEqual(after.scene);
  expect(stage.flying).toEqual([]);
  expect(show.waits.length).toBeGreaterThan(5);
});

test("with reduced motion nothing is waited for", async () => {
  const show = performance(between, true);
  const counts: number[] = [];
  show.hooks.onWait = () => counts.push(show.count());
  await show.performer.changed();
  expect(counts).toEqual([1]); // only for a roll to be read, when all is done
  expect(stage.scene).toEqual(after.scene);
});

test("whoever skips sees the end at once", async () => {
  const show = performance(between);
  show.hooks.onWait = () => {
    if (show.waits.length === 3) show.wanted.steps = [];
  };
  await show.performer.changed();
  expect(show.waits.length).toBe(3);
  expect(show.count()).toBe(0);
  expect(stage.scene).toEqual(after.scene);
});

test("what comes while something is shown is shown after it, and nothing twice", async () => {
  const show = performance(between.slice(0, 2));
  show.hooks.onWait = () => {
    if (show.waits.length === 1) {
      show.wanted.steps = between;
      void show.performer.changed();
    }
  };
  await show.performer.changed();
  expect(show.count()).toBe(1);
  const beats = between.flatMap((step) => beatsOf(step, new Map())).filter((beat) => beat.ms);
  expect(show.waits.length).toBe(beats.length);
});

test("after a long absence nobody waits for every step", async () => {
  const show = performance(steps.slice(0, 120));
  await show.performer.changed();
  expect(show.waits).toEqual([]);
  expect(show.count()).toBe(1);
});

test("what happens can be told apart by ear", () => {
  const heard = (name: string, args = {}) => soundOf({ name: `shelter-${name}`, args });
  const kinds = ["placed", "gained", "paid", "took", "built", "used", "rolled", "appeared", "wounded", "healed", "passed", "round", "over"];
  const sounds = [...kinds.map((kind) => heard(kind)), heard("fought", { result: "won" }), heard("fought", { result: "lost" })];
  expect(sounds).not.toContain(null);
  expect(new Set(sounds).size).toBe(sounds.length);
  expect(heard("fought", { result: "open" })).toBe("roll");
});

test("with reduced motion the last roll stands for a while, then it is gone", async () => {
  const { roll, rest } = { roll: { name: "shelter-fought", args: { first: 4, second: 6, number: 8, result: "won" }, text: "won" }, rest: between[0]! };
  const show = performance([{ ...rest, events: [roll, ...(rest.events ?? [])] }], true);
  let seen: unknown = null;
  show.hooks.onWait = () => (seen = stage.roll);
  await show.performer.changed();
  expect(seen).toMatchObject({ dice: [4, 6], needed: 8, result: "won" });
  await Promise.resolve();
  expect(stage.roll).toBeNull();
});
