/** Shows a step of the vault: what flies where, what is rolled, what is heard. */
import type { Happening, Told } from "$lib/api/types";
import { play } from "$lib/sound";
import { pause, Performer, type Wait, type Wanted } from "../shared/performer";
import { beatsOf, isRoll, soundOf, type Beat } from "./beats";
import { after } from "./replay";
import { stage, type Flying, type Roll } from "./stage.svelte";
import type { ShelterScene } from "./types";

const MANY = 40; // more steps than this are not shown one by one
const SOME = 12; // from here on each is quicker
const STAGGER = 45;
const LONGEST_STAGGER = 220;
const STANDS = 3200; // how long a roll is shown

export class ShelterPerformer extends Performer<ShelterScene> {
  private at = new Map<number, string>();
  private flights = 0;

  constructor(
    now: () => Wanted<ShelterScene>,
    done: () => void,
    private readonly wait: Wait = pause,
  ) {
    super(stage, MANY, now, done);
  }

  protected async show(step: Told): Promise<void> {
    for (const beat of beatsOf(step, this.at)) {
      if (!this.goesOn()) return;
      await this.beat(beat, step.number);
    }
  }

  protected override end(): void {
    const left = this.unshown();
    super.end();
    if (this.now().still) this.sum(left);
  }

  private async beat(beat: Beat, number: number): Promise<void> {
    const { steps, scene: target } = this.now();
    const pace = this.now().pace * (steps.length > SOME ? 0.5 : 1);
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
}
