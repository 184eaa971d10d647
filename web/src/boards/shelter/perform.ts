/** Shows steps one after the other, and stops at once when somebody skips. */
import type { Happening, Told } from "$lib/api/types";
import { play } from "$lib/sound";
import { beatsOf, isRoll, soundOf, type Beat } from "./beats";
import { after } from "./replay";
import { stage, type Flying, type Roll } from "./stage.svelte";
import type { ShelterScene } from "./types";

const MANY = 40; // more steps than this are not shown one by one
const SOME = 12; // from here on each is quicker
const STAGGER = 45;
const LONGEST_STAGGER = 220;
const STANDS = 3200; // how long a roll is shown

export interface Wanted {
  steps: readonly Told[];
  scene: ShelterScene;
  pace: number;
  still: boolean;
}

/** `now` is asked again before every beat: more may have come, or nothing may be wanted any more. */
export class Performer {
  private shown = 0;
  private running = false;
  private at = new Map<number, string>();
  private flights = 0;

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
    this.shown = Math.min(this.shown, (steps[0]?.number ?? 1) - 1); // somebody looks back
    const ahead = steps.filter((step) => step.number > this.shown);
    if (still || stage.scene === null || ahead.length > MANY) {
      this.end();
      if (still) this.sum(ahead);
      return;
    }
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
      for (const beat of beatsOf(next, this.at)) {
        const { steps: left, scene, still } = this.now();
        if (!left.length || still) {
          this.settle(scene);
          if (left.length) this.end();
          return;
        }
        await this.show(beat, scene, left.length, next.number);
      }
    }
    if (this.now().steps.length) this.end();
    else this.settle(this.now().scene);
  }

  private async show(beat: Beat, target: ShelterScene, steps: number, number: number): Promise<void> {
    const pace = this.now().pace * (steps > SOME ? 0.5 : 1);
    const apply = () => {
      if (stage.scene) stage.scene = beat.events.reduce((scene, event) => after(scene, event, target), stage.scene);
    };
    if (beat.first) apply();
    if (beat.roll) this.roll(beat.roll, number);
    if (beat.sound) play(beat.sound);
    const last = Math.max(0, ...beat.flights.map((flight) => flight.wait));
    const apart = Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, last));
    stage.flying = beat.flights.map(
      (flight): Flying => ({ ...flight, id: ++this.flights, ms: beat.ms * pace, wait: flight.wait * apart * pace }),
    );
    stage.fresh = new Set(beat.fresh);
    if (beat.ms) await this.wait((beat.ms + last * apart) * pace);
    if (!beat.first && this.now().steps.length) apply();
    stage.rest();
  }

  private roll(event: Happening, number: number): Roll {
    const args = event.args ?? {};
    stage.roll = {
      number,
      dice: [Number(args.first), Number(args.second)],
      bonus: Number(args.bonus ?? 0),
      needed: Number(args.number ?? 0),
      result: String(args.result ?? ""),
      text: event.text ?? "",
    };
    return stage.roll;
  }

  /** Where nothing moves, the end of what happened is heard, and its last roll stands for a while. */
  private sum(steps: readonly Told[]): void {
    const events = steps.flatMap((step) => (step.events ?? []).map((event) => ({ event, number: step.number })));
    const heard = events.map(({ event }) => soundOf(event)).findLast((sound) => sound !== null);
    if (heard) play(heard);
    const rolled = events.findLast(({ event }) => isRoll(event));
    if (!rolled) return;
    const roll = this.roll(rolled.event, rolled.number);
    void this.wait(STANDS).then(() => {
      if (stage.roll === roll) stage.roll = null;
    });
  }

  private settle(scene: ShelterScene): void {
    stage.scene = scene;
    stage.rest();
  }

  private end(): void {
    const { steps, scene } = this.now();
    this.shown = Math.max(this.shown, ...steps.map((step) => step.number));
    this.settle(scene);
    this.done();
  }
}
