/** What is counted beside a real table: kept on this device, step by step, so that everything can be taken back. */
import { storage } from "$lib/store";

const MOST = 400; // steps that are kept

/** What was done, as a sentence of the page. */
export interface Label {
  id: string;
  args?: Record<string, string | number>;
}

interface Step<T> {
  state: T;
  label: Label;
}

export class Undoable<T> {
  private steps: Step<T>[] = $state.raw([]);
  private at = $state(0);
  private readonly key: string;

  readonly now: T = $derived((this.steps[this.at] as Step<T>).state);
  readonly mayUndo = $derived(this.at > 0);
  readonly mayRedo = $derived(this.at < this.steps.length - 1);
  /** Everything that was done and stands, the last first. */
  readonly history: Label[] = $derived(
    this.steps
      .slice(1, this.at + 1)
      .map((step) => step.label)
      .reverse(),
  );

  constructor(key: string, fresh: () => T, fits: (found: unknown) => found is T) {
    this.key = `beside.${key}`;
    const kept = read(storage.get(this.key)) as { steps?: Step<unknown>[]; at?: number } | null;
    const steps = kept?.steps;
    if (Array.isArray(steps) && steps.length && steps.every((step) => step?.label?.id && fits(step.state))) {
      this.steps = steps as Step<T>[];
      this.at = Math.min(Math.max(0, kept?.at ?? 0), steps.length - 1);
    } else this.steps = [{ state: fresh(), label: { id: "beside-begin" } }];
  }

  /** Go on with another state; what was taken back before is gone then. */
  change(state: T, label: Label): void {
    const steps = [...this.steps.slice(0, this.at + 1), { state, label }];
    this.steps = steps.slice(-MOST);
    this.at = this.steps.length - 1;
    this.keep();
  }

  undo(): void {
    if (this.mayUndo) this.at -= 1;
    this.keep();
  }

  redo(): void {
    if (this.mayRedo) this.at += 1;
    this.keep();
  }

  private keep(): void {
    storage.set(this.key, JSON.stringify({ steps: this.steps, at: this.at }));
  }
}

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
