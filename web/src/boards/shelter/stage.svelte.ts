/** What is on the table right now: while steps are shown it lags behind the server's scene, for all parts of the board alike. */
import { untrack } from "svelte";
import type { Flight } from "./beats";
import { shared } from "./shared";
import type { ShelterScene } from "./types";

export interface Roll {
  number: number; // of the step
  dice: [number, number];
  bonus: number;
  needed: number; // 0: the dice only say a column
  result: string;
  text: string;
}

export interface Flying extends Flight {
  id: number;
  ms: number;
}

class Stage {
  private drawn: ShelterScene | null = $state.raw(null);
  flying: readonly Flying[] = $state.raw([]);
  roll: Roll | null = $state.raw(null);
  /** Words that have just changed. */
  fresh: ReadonlySet<string> = $state.raw(new Set());
  /** The half of an answer: a room whose place is not chosen yet, a dweller to be placed. */
  picked: string | null = $state(null);

  /** What is drawn; null: nobody plays, so the scene itself. Parts that have not changed stay what they are. */
  get scene(): ShelterScene | null {
    return this.drawn;
  }
  set scene(scene: ShelterScene | null) {
    const before = untrack(() => this.drawn);
    this.drawn = before && scene ? shared(before, scene) : scene;
  }

  clear(): void {
    this.scene = null;
    this.rest();
    this.roll = null;
    this.picked = null;
  }

  /** Nothing moves. */
  rest(): void {
    if (this.flying.length) this.flying = [];
    if (this.fresh.size) this.fresh = new Set();
  }
}

export const stage = new Stage();
