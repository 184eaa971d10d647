/** Tells steps one after the other, and stops at once when somebody skips. */
import type { Happening, Told } from "$lib/api/types";
import { stage, type Note } from "./stage.svelte";
import type { TragicScene } from "./types";

const MANY = 30; // more steps than this are not told one by one
const SOME = 8; // from here on each is quicker
const BEAT = 300;
const MOST_NOTES = 60;

export interface Wanted {
  steps: readonly Told[];
  scene: TragicScene;
  seat: number | null;
  pace: number;
  still: boolean;
}

/** Which things of the table an event is about. */
export function wordsOf(event: Happening): string[] {
  const args = event.args ?? {};
  const found = [args.place, args.target, args.at].filter((each): each is string => typeof each === "string" && /^[a-d]\d+$/.test(each));
  const seats = ["hurt", "healed", "irradiated", "dodged", "struck-back"];
  if (seats.some((each) => event.name === `tragic-${each}`) && typeof args.seat === "number") found.push(`seat:${"abcd"[args.seat] ?? "a"}`);
  return found;
}

/** The word of the card that an event names. */
export function namedBy(event: Happening): string {
  const card = event.args?.card;
  return typeof card === "string" && card && card !== "?" ? `card:${card}` : "";
}

/** What is told of a step; events without words are only drawn. */
export function notesOf(step: Told): Note[] {
  return (step.events ?? []).flatMap((event, at) => {
    if (!event.text) return [];
    const card = event.args?.card;
    const seat = event.args?.seat;
    return [{ key: `${step.number}.${at}`, seat: typeof seat === "number" ? seat : step.seat, card: typeof card === "string" ? card : "", text: event.text, sort: event.name }];
  });
}

/** What hit points and health have changed by, from one scene to the next. */
export function changesOf(before: TragicScene | null, after: TragicScene): Map<string, number> {
  const found = new Map<string, number>();
  if (!before) return found;
  for (const side of after.sides ?? []) {
    const old = before.sides?.find((each) => each.seat === side.seat);
    if (!old) continue;
    if (side.hp !== old.hp) found.set(side.at, side.hp - old.hp);
    for (const now of side.permanents ?? []) {
      const was = old.permanents?.find((each) => each.at === now.at && each.card === now.card);
      const by = (now.health ?? 0) - (was?.health ?? 0);
      if (was && now.ally && by) found.set(now.at, by);
    }
  }
  return found;
}

/** `now` is asked again before every beat: more may have come, or nothing may be wanted any more. */
export class Performer {
  private shown = 0;
  private running = false;
  private noted = 0; // the last step that is on the stage

  constructor(
    private readonly now: () => Wanted,
    private readonly done: () => void,
    private readonly wait: (ms: number) => Promise<void> = (ms) => new Promise((go) => setTimeout(go, ms)),
  ) {}

  /** Something has come, or somebody has skipped. */
  async changed(): Promise<void> {
    const { steps, scene, still } = this.now();
    if (!steps.length) {
      if (!this.running) this.settle(scene);
      return;
    }
    if (this.running) return;
    const first = (steps[0]?.number ?? 1) - 1;
    this.shown = Math.min(this.shown, first); // somebody looks back
    if (this.noted > first + steps.length) {
      this.noted = first;
      stage.notes = [];
    }
    this.remember(steps.filter((step) => step.number > this.shown));
    if (still || stage.scene === null || steps.length > MANY) return this.end();
    this.running = true;
    await this.play();
    this.running = false;
  }

  private async play(): Promise<void> {
    for (;;) {
      const { steps } = this.now();
      const next = steps.find((step) => step.number > this.shown);
      if (!next) break;
      this.shown = next.number;
      const events = next.events ?? [];
      const notes = notesOf(next);
      for (const note of notes) {
        const { steps: left, pace, still } = this.now();
        if (!left.length || still) break;
        stage.telling = note;
        stage.fresh = new Set(events.flatMap(wordsOf));
        await this.wait(BEAT * pace * (left.length > SOME ? 0.5 : 1));
      }
      const { steps: left, still } = this.now();
      if (!left.length || still) break;
    }
    if (this.now().steps.length) this.end();
    else this.settle(this.now().scene);
  }

  /** What happened stays on the stage until the reader has decided something. */
  private remember(steps: readonly Told[]): void {
    const { seat } = this.now();
    let notes: Note[] = [...stage.notes];
    for (const step of steps) {
      if (step.number <= this.noted) continue;
      this.noted = step.number;
      if (step.seat === seat && step.move !== "pass") notes = [];
      notes.push(...notesOf(step));
    }
    stage.notes = notes.slice(-MOST_NOTES);
  }

  private settle(scene: TragicScene): void {
    if (stage.scene !== scene) stage.changes = changesOf(stage.scene, scene);
    stage.scene = scene;
    stage.rest();
  }

  private end(): void {
    const { steps, scene } = this.now();
    this.remember(steps.filter((step) => step.number > this.shown));
    this.shown = Math.max(this.shown, ...steps.map((step) => step.number));
    this.settle(scene);
    this.done();
  }
}
