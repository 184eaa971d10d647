import { expect, test } from "vitest";
import type { BattleAnswer, Odds } from "./types";
import { weighedIn } from "./weighed";

const attack: Partial<Odds> = { wounds: [] };
const answer = (more: Partial<BattleAnswer>): BattleAnswer => ({ attack: attack as Odds, ...more });
const choice = { move: "shoot m2 a", kind: "shoot", name: "x" };

test("an answer about something else weighs no attack", () => {
  expect(weighedIn({ lines: ["a rock"] })).toBeNull();
});

test("who is attacked stands in the choice, beside markers", () => {
  expect(weighedIn(answer({ choices: [{ ...choice, at: ["k1", "m2"] }] }))?.target).toBe("m2");
});

test("else it is who is hurt, or nobody", () => {
  const hurt = { ...attack, wounds: [{ at: "m3" }] } as Odds;
  expect(weighedIn(answer({ attack: hurt }))?.target).toBe("m3");
  expect(weighedIn(answer({}))?.target).toBe("");
});
