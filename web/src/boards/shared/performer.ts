/** Shows steps one after the other, and stops at once when somebody skips. */
import type { Told } from "$lib/api/types";

export interface Wanted<Scene> {
  steps: readonly Told[];
  /** How it looks after all steps. */
  scene: Scene;
  pace: number;
  still: boolean;
}

/** What the parts of a board draw. */
interface Stage<Scene> {
  scene: Scene | null; // null: nothing was drawn yet
  rest(): void; // nothing moves any more
}

/** A board says how one step is shown. */
export abstract class Performer<Scene, Now extends Wanted<Scene> = Wanted<Scene>> {
  private shown = 0; // the number of the last step that was shown
  private running = false;

  /** More than `many` steps are not shown one by one. `now` is asked again and again: more may have come,
   * or nothing may be wanted any more. `done` tells the shell that all was shown. */
  constructor(
    private readonly stage: Stage<Scene>,
    private readonly many: number,
    protected readonly now: () => Now,
    private readonly done: () => void,
  ) {}

  /** Something has come, or somebody has skipped. */
  async changed(): Promise<void> {
    const { steps, scene } = this.now();
    if (!steps.length) {
      if (!this.running) this.settle(scene);
      return;
    }
    if (this.running) return;
    this.shown = Math.min(this.shown, (steps[0]?.number ?? 1) - 1); // somebody looks back
    if (this.atOnce() || this.stage.scene === null || this.unshown().length > this.many) return this.end();
    this.running = true;
    await this.play();
    this.running = false;
  }

  protected abstract show(step: Told): Promise<void>;

  /** Whether steps are not shown at all. */
  protected atOnce(): boolean {
    return this.now().still;
  }

  /** Whether there is still something to be shown: asked before whatever takes time. */
  protected goesOn(): boolean {
    return this.now().steps.length > 0 && !this.atOnce();
  }

  protected unshown(): Told[] {
    return this.now().steps.filter((step) => step.number > this.shown);
  }

  protected settle(scene: Scene): void {
    this.stage.scene = scene;
    this.stage.rest();
  }

  protected end(): void {
    const { steps, scene } = this.now();
    this.shown = Math.max(this.shown, ...steps.map((step) => step.number));
    this.settle(scene);
    this.done();
  }

  private async play(): Promise<void> {
    for (;;) {
      const [next] = this.unshown();
      if (!this.now().steps.length) return this.settle(this.now().scene);
      if (!next || this.atOnce()) return this.end();
      this.shown = next.number;
      await this.show(next);
    }
  }
}

export type Wait = (ms: number) => Promise<void>;

export const pause: Wait = (ms) => new Promise((go) => setTimeout(go, ms));
