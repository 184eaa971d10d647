/** Asks the engine about the point that somebody aims at: always the last one, never two at a time. */
import type { Answer } from "$lib/api/types";
import type { BattleAnswer } from "./types";

export interface Verdict {
  wanted: [number, number];
  /** Where one gets to: there, or as near as possible; null: nothing can be done there. */
  spot: [number, number] | null;
  answer: BattleAnswer; // of `spot`, else of `wanted`
  why: NonNullable<BattleAnswer["why_not"]>; // why not right there
}

export class Judge {
  private next: [number, number] | null = null;
  private busy = false;
  private round = 0;

  constructor(
    private readonly ask: (target: string) => Promise<Answer>,
    private readonly told: (verdict: Verdict) => void,
  ) {}

  /** Somebody aims there now. */
  aim(x: number, y: number): void {
    this.next = [Math.round(x), Math.round(y)];
    if (!this.busy) void this.work();
  }

  /** Nobody aims any more. */
  stop(): void {
    this.next = null;
    this.round += 1;
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.next) {
      const wanted = this.next;
      const { round } = this;
      this.next = null;
      try {
        const verdict = await this.judged(wanted);
        if (round === this.round) this.told(verdict);
      } catch {
        // The line is bad, or the position has changed meanwhile: the next move of the hand asks again.
      }
    }
    this.busy = false;
  }

  private async judged(wanted: [number, number]): Promise<Verdict> {
    const first = (await this.ask(wanted.join(","))) as BattleAnswer;
    const why = first.why_not ?? [];
    if (first.reachable) return { wanted, spot: wanted, answer: first, why };
    if (!first.nearest) return { wanted, spot: null, answer: first, why };
    const spot: [number, number] = [first.nearest[0], first.nearest[1]];
    const answer = (await this.ask(spot.join(","))) as BattleAnswer;
    return { wanted, spot, answer, why };
  }
}
