/** Shows a step of a battle: who walks where, and a while to read why. */
import type { Told } from "$lib/api/types";
import { Performer, type Wanted } from "../shared/performer";
import { after, walkOf } from "./replay";
import { along, lengthOf } from "./shapes";
import { stage } from "./stage.svelte";
import type { BattleScene } from "./types";

const MANY = 60; // more steps than this are not shown one by one
const PACE = 2.6; // milliseconds a millimetre of a walk
const READ = 650; // milliseconds to read what was said
const THOUGHT = 1400; // the same where the AI says why

type Frames = (ms: number, draw: (share: number) => void, going: () => boolean) => Promise<void>;

export class BattlePerformer extends Performer<BattleScene> {
  constructor(
    now: () => Wanted<BattleScene>,
    done: () => void,
    private readonly frame: Frames = frames,
  ) {
    super(stage, MANY, now, done);
  }

  override changed(): Promise<void> {
    if (!this.now().steps.length) stage.next(); // whoever skips waits for no step
    return super.changed();
  }

  protected override atOnce(): boolean {
    return super.atOnce() && !stage.stepwise;
  }

  protected async show(step: Told): Promise<void> {
    const { pace, still, scene: target } = this.now();
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
}

/** Draw frame after frame for a while. */
function frames(...[ms, draw, going]: Parameters<Frames>): Promise<void> {
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
