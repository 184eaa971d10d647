/** The point that somebody aims at with their ghost, and what the table says of it. */
import { within } from "./camera";
import { Judge, type Verdict } from "./judge";
import { stage } from "./stage.svelte";
import type { BattleProps } from "./types";

export class Aiming {
  verdict: Verdict | null = $state.raw(null);
  private readonly judge: Judge;

  constructor(
    ask: BattleProps["ask"],
    private readonly side: () => number,
  ) {
    this.judge = new Judge(ask, (found) => {
      this.verdict = found;
      stage.judged = found.answer;
    });
  }

  /** Aim there; `sure`: the ghost stays, and the next press does what it says. */
  at(x: number, y: number, sure: boolean): void {
    const spot = within(Math.round(x), Math.round(y), this.side());
    stage.ghost = { ...spot, sure };
    if (sure) {
      stage.chosen = null;
      stage.attack = null;
      stage.page = "auto";
    }
    this.judge.aim(spot.x, spot.y);
  }

  drop(): void {
    stage.ghost = null;
    this.verdict = null;
    stage.judged = null;
    this.judge.stop();
  }
}
