import { expect, test } from "vitest";
import type { Hint, Question } from "$lib/api/types";
import { Hints } from "./hints.svelte";

const welcome: Hint = { text: "Welcome", move: "pass" };
const next: Hint = { text: "Go on", at: ["0a1"] };
const asking = (...hints: Hint[]) => ({ steps: [], question: { asked: true, hints } as unknown as Question });

test("the first hint that is not about typing is shown, once everything was drawn", () => {
  const typed: Hint = { text: "Type pass", typed: true };
  expect(new Hints(() => asking(typed, welcome, next)).shown).toBe(welcome);
  expect(new Hints(() => ({ ...asking(welcome), steps: [{} as never] })).shown).toBeNull();
  expect(new Hints(() => ({ steps: [], question: null })).shown).toBeNull();
});

test("a board may hold a hint back", () => {
  expect(new Hints(() => asking(welcome), (hint) => hint.text !== "Welcome").shown).toBeNull();
});

test("what was put away is not said again, and another hint is", () => {
  let now = $state.raw(asking(welcome));
  const hints = new Hints(() => now);
  hints.putAway();
  expect(hints.shown).toBeNull();
  now = asking(next);
  expect(hints.shown).toBe(next);
});

test("whoever plays on without hints gets none", () => {
  let now = $state.raw(asking(welcome));
  const hints = new Hints(() => now);
  hints.stop();
  now = asking(next);
  expect(hints.shown).toBeNull();
});
