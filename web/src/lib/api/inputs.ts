/** What somebody does at a table, on its way: one after the other, each with one key until somebody answers.
 *
 * The same key is sent again, so an input counts once however bad the line is.
 */
import { freshKey } from "$lib/key";
import { api, Failure } from "./client";
import type { Update } from "./types";

const PAUSE = 800;
const LONGEST_PAUSE = 8000;

export interface Doing {
  seq: number; // what had happened for whoever did it
  seat: number | null;
  input: string | string[];
}

export class Inputs {
  private before: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(private readonly code: string) {}

  /** Send no more of what nobody answers. */
  stop(): void {
    this.stopped = true;
  }

  /** What came of it, once everything before it is answered; a Failure where it was refused. */
  enter(doing: Doing): Promise<Update> {
    const done = this.before.then(() => this.send(doing));
    this.before = done.catch(() => null);
    return done;
  }

  private async send({ seq, seat, input }: Doing): Promise<Update> {
    const body = {
      key: freshKey(),
      seq,
      ...(typeof input === "string" ? { input } : { inputs: input }),
      ...(seat === null ? {} : { seat }),
    };
    for (let pause = PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      try {
        return await api.post("/api/tables/{code}/input", { path: { code: this.code }, body });
      } catch (error) {
        if (!(error instanceof Failure) || !error.passing || this.stopped) throw error;
        await new Promise((next) => setTimeout(next, Math.max(pause, error.retryAfter * 1000)));
      }
    }
  }
}
