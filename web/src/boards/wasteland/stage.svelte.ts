/** What the reader of a battle looks at: all parts of the board share it. */
import { storage } from "$lib/store";
import type { Walk } from "./replay";
import type { BattleAnswer, BattleScene } from "./types";

/** Where the ghost stands; `sure`: it was set down, and the next press does what it says. */
export interface Ghost {
  x: number;
  y: number;
  sure: boolean;
}

export type Page = "auto" | "legend" | "why" | "throw";

class Stage {
  /** What is drawn; null: nobody plays, so the scene itself. */
  scene: BattleScene | null = $state.raw(null);
  /** Where somebody is on their way right now. */
  moving: { at: string; x: number; y: number } | null = $state.raw(null);
  walk: Walk | null = $state.raw(null);
  /** The step that is shown while steps are drawn one after the other; 0: none. */
  shown = $state(0);
  waits = $state(false); // for “next step”
  /** Whether every step of the AI waits until it was read. */
  stepwise = $state(storage.get("wasteland.stepwise") === "1");

  chosen: string | null = $state(null); // a word that was pressed
  hovered: string | null = $state(null);
  deploys: string | null = $state(null); // who is to be put down next: what a builder begins with
  ghost: Ghost | null = $state.raw(null);
  judged: BattleAnswer | null = $state.raw(null); // what the engine says of the ghost's place
  attack: string | null = $state(null); // the attack that is weighed: its notation
  page: Page = $state("auto");
  why: number | null = $state(null); // which activation is explained; null: the last one
  thrown: number | null = $state(null); // which throw is shown; null: the last one
  briefing = $state(false);

  private goOn: (() => void) | null = null;

  /** Another question: half an answer is worth nothing to it. */
  asked(): void {
    this.chosen = null;
    this.hovered = null;
    this.ghost = null;
    this.judged = null;
    this.attack = null;
    this.thrown = null;
    if (this.page === "throw") this.page = "auto";
  }

  clear(): void {
    this.asked();
    this.scene = null;
    this.rest();
    this.hovered = null;
    this.deploys = null;
    this.page = "auto";
    this.why = null;
    this.briefing = false;
  }

  rest(): void {
    this.moving = null;
    this.walk = null;
    this.shown = 0;
    this.next();
  }

  setStepwise(on: boolean): void {
    this.stepwise = on;
    storage.set("wasteland.stepwise", on ? "1" : "0");
    if (!on) this.next();
  }

  /** Resolves when somebody wants the next step. */
  wait(): Promise<void> {
    this.waits = true;
    return new Promise((go) => (this.goOn = go));
  }

  next(): void {
    this.waits = false;
    this.goOn?.();
    this.goOn = null;
  }
}

export const stage = new Stage();
