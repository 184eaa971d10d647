/** Asks the engine about the point that somebody aims at: always the last one, never two at a time. */
import type { BattleAnswer } from "./types";

export interface Verdict {
  wanted: [number, number];
  /** Where one gets to: there, or as near as possible; null: nothing can be done there. */
  spot: [number, number] | null;
  answer: BattleAnswer; // of `spot`, else of `wanted`
  why: NonNullable<BattleAnswer["why_not"]>; // why not right there
}

const RESTS = 4; // milliseconds without a move: the hand rests, or the browser's next frame will tell
const OFTEN = 80; // milliseconds between two points on the way

export class Judge {
  private next: [number, number] | null = null;
  private busy = false;
  private round = 0;
  private sent = -Infinity;
  private moved = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (target: string) => Promise<BattleAnswer>,
    private readonly told: (verdict: Verdict) => void,
  ) {}

  /** Somebody aims there now: it is asked when the hand rests, and now and then on the way. */
  aim(x: number, y: number): void {
    this.next = [Math.round(x), Math.round(y)];
    clearTimeout(this.timer);
    const now = performance.now();
    // Where a move begins nobody wants to know anything: the question would only be in the way of the next.
    if (now - this.moved > OFTEN) this.sent = now;
    this.moved = now;
    if (now - this.sent > OFTEN) void this.work();
    else this.timer = setTimeout(() => void this.work(), RESTS);
  }

  /** Nobody aims any more. */
  stop(): void {
    this.next = null;
    this.round += 1;
    clearTimeout(this.timer);
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.next) {
      const wanted = this.next;
      const { round } = this;
      this.next = null;
      this.sent = performance.now();
      try {
        const answer = await this.ask(`to ${wanted.join(",")}`);
        if (round === this.round) this.told(judged(wanted, answer));
      } catch {
        // The line is bad, or the position has changed meanwhile: the next move of the hand asks again.
      }
    }
    this.busy = false;
  }
}

function judged(wanted: [number, number], answer: BattleAnswer): Verdict {
  const spot: [number, number] | null = answer.reachable && answer.point ? [answer.point[0], answer.point[1]] : null;
  return { wanted, spot, answer, why: answer.why_not ?? [] };
}
