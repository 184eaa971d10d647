/** Shows steps one after the other: who walks where, and a while to read why. Somebody may skip at any time. */
import type { Told } from "$lib/api/types";
import { after, walkOf } from "./replay";
import { along, lengthOf } from "./shapes";
import { stage } from "./stage.svelte";
import type { BattleScene } from "./types";

const MANY = 60; // more steps than this are not shown one by one
const PACE = 2.6; // milliseconds a millimetre of a walk
const READ = 650; // milliseconds to read what was said
const THOUGHT = 1400; // the same where the AI says why

export interface Wanted {
  steps: readonly Told[];
  scene: BattleScene;
  pace: number;
  still: boolean;
}

/** `now` is asked again before every step: more may have come, or nothing may be wanted any more. */
export class Performer {
  private last = 0;
  private running = false;

  constructor(
    private readonly now: () => Wanted,
    private readonly done: () => void,
    private readonly frame: (ms: number, draw: (share: number) => void, going: () => boolean) => Promise<void> = frames,
  ) {}

  /** Something has come, or somebody has skipped. */
  async changed(): Promise<void> {
    const { steps, scene } = this.now();
    if (!steps.length) {
      stage.next();
      if (!this.running) this.settle(scene);
      return;
    }
    if (this.running) return;
    this.last = Math.min(this.last, (steps[0]?.number ?? 1) - 1);
    const quick = this.now().still && !stage.stepwise;
    if (quick || stage.scene === null || steps.length > MANY) return this.end();
    this.running = true;
    await this.play();
    this.running = false;
  }

  private async play(): Promise<void> {
    for (;;) {
      const { steps, scene } = this.now();
      if (!steps.length) return this.settle(scene);
      const next = steps.find((step) => step.number > this.last);
      if (!next) return this.end();
      this.last = next.number;
      await this.show(next, scene);
    }
  }

  private async show(step: Told, target: BattleScene): Promise<void> {
    const { pace, still } = this.now();
    const going = () => this.now().steps.length > 0;
    stage.shown = step.number;
    const walks = (step.events ?? []).map(walkOf).filter((each) => each !== null);
    for (const walk of still ? [] : walks) {
      stage.walk = walk;
      const length = lengthOf(walk.points);
      await this.frame(
        Math.min(1200, 250 + length * PACE) * pace,
        (share) => {
          const [x, y] = along(walk.points, share * length);
          stage.moving = { at: walk.at, x, y };
        },
        going,
      );
    }
    if (!going()) return;
    if (stage.scene) stage.scene = (step.events ?? []).reduce((scene, event) => after(scene, event, target), stage.scene);
    stage.moving = null;
    stage.walk = walks.at(-1) ?? null;
    const told = (step.events ?? []).filter((event) => event.text);
    const thought = step.seat < 0 && told.some((event) => event.name.startsWith("wasteland-ai-"));
    if (stage.stepwise && step.seat < 0 && told.length) await stage.wait();
    else if (told.length && !still) await this.frame((thought ? THOUGHT : READ) * pace, () => {}, () => going() && !stage.stepwise);
  }

  private settle(scene: BattleScene): void {
    stage.scene = scene;
    stage.rest();
  }

  private end(): void {
    const { steps, scene } = this.now();
    this.last = Math.max(this.last, ...steps.map((step) => step.number));
    this.settle(scene);
    this.done();
  }
}

/** Draw frame after frame for a while. */
function frames(ms: number, draw: (share: number) => void, going: () => boolean): Promise<void> {
  return new Promise((finished) => {
    const start = performance.now();
    const tick = () => {
      const share = ms <= 0 ? 1 : Math.min(1, (performance.now() - start) / ms);
      draw(share);
      if (share >= 1 || !going()) finished();
      else requestAnimationFrame(tick);
    };
    tick();
  });
}
