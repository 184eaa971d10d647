/** What is on the mat right now: while steps are told it lags behind the server's scene, for all parts alike. */
import type { TragicScene } from "./types";

/** Something that happened, as it is told on the stage. */
export interface Note {
  key: string;
  seat: number;
  card: string; // an id; empty: no card
  text: string;
  sort: string; // of the event
}

class Stage {
  /** What is drawn; null: nobody tells anything, so the scene itself. */
  scene: TragicScene | null = $state.raw(null);
  /** What happened since the reader decided last, the newest last. */
  notes: readonly Note[] = $state.raw([]);
  /** The one that is told now. */
  telling: Note | null = $state.raw(null);
  /** Words that have just changed. */
  fresh: ReadonlySet<string> = $state.raw(new Set());
  /** What a number has just changed by: words of players and allies. */
  changes: ReadonlyMap<string, number> = $state.raw(new Map());
  /** The pile that lies open, such as `discard:b`. */
  pile: string | null = $state(null);

  clear(): void {
    this.scene = null;
    this.notes = [];
    this.pile = null;
    this.rest();
  }

  rest(): void {
    this.telling = null;
    if (this.fresh.size) this.fresh = new Set();
  }
}

export const stage = new Stage();
