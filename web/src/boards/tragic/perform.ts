/** Tells a step of a duel, sentence by sentence, and keeps what was told on the stage. */
import type { Happening, Told } from "$lib/api/types";
import { pause, Performer, type Wait, type Wanted } from "../shared/performer";
import { stage, type Note } from "./stage.svelte";
import type { TragicScene } from "./types";

const MANY = 30; // more steps than this are not told one by one
const SOME = 8; // from here on each is quicker
const BEAT = 300;
const MOST_NOTES = 60;

interface Now extends Wanted<TragicScene> {
  seat: number | null;
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
function changesOf(before: TragicScene | null, after: TragicScene): Map<string, number> {
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

export class TragicPerformer extends Performer<TragicScene, Now> {
  private noted = 0; // the last step that is on the stage

  constructor(
    now: () => Now,
    done: () => void,
    private readonly wait: Wait = pause,
  ) {
    super(stage, MANY, now, done);
  }

  override changed(): Promise<void> {
    this.remember(this.now().steps);
    return super.changed();
  }

  protected async show(step: Told): Promise<void> {
    const fresh = new Set((step.events ?? []).flatMap(wordsOf));
    for (const note of notesOf(step)) {
      if (!this.goesOn()) return;
      stage.telling = note;
      stage.fresh = fresh;
      const { steps, pace } = this.now();
      await this.wait(BEAT * pace * (steps.length > SOME ? 0.5 : 1));
    }
  }

  /** What happened stays on the stage until the reader has decided something. */
  private remember(steps: readonly Told[]): void {
    const [first, last] = [steps[0]?.number ?? 0, steps.at(-1)?.number ?? 0];
    if (!first) return;
    const back = this.noted > last; // somebody looks back
    if (back) this.noted = first - 1;
    let notes: Note[] = back ? [] : [...stage.notes];
    for (const step of steps) {
      if (step.number <= this.noted) continue;
      this.noted = step.number;
      if (step.seat === this.now().seat && step.move !== "pass") notes = [];
      notes.push(...notesOf(step));
    }
    stage.notes = notes.slice(-MOST_NOTES);
  }

  protected override settle(scene: TragicScene): void {
    if (stage.scene !== scene) stage.changes = changesOf(stage.scene, scene);
    super.settle(scene);
  }
}
