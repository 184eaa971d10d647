/** What comes by itself: a line that tells the news, and where none can be had requests that wait.
 *
 * Both are asked with the number of what was seen last, so that nothing is missed and nothing comes
 * twice. A lost line is taken up again by itself, at longer and longer distances.
 */
import { Failure } from "./client";
import { transport, type Line as OpenLine, type Transport } from "./transport";

export type Line = "connecting" | "live" | "polling" | "waiting" | "ended";

export interface Talk<Message> {
  address: () => string; // of the news
  ask: (signal: AbortSignal, asked: number, there: () => void) => Promise<void>; // requests; `there`: somebody answers
  took: (message: Message) => void;
  line: (state: Line) => void;
  failed: (failure: Failure) => void;
  passing?: (failure: Failure) => boolean; // refusals that pass, besides those that always do
}

export type Listen = Transport["listen"];

export const WAIT = 25; // seconds that a request waits
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const SILENT_TRIES = 2; // lines that never said anything before requests take over
const POLLS = 20; // requests before a line is tried again
const REFUSED = 4000;

export class Channel<Message> {
  private open: OpenLine | null = null;
  private stopped = false;
  private silent = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  constructor(
    private readonly talk: Talk<Message>,
    private readonly listen: Listen = (address, hearing) => transport.now.listen(address, hearing),
  ) {}

  start(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.talk.line("connecting");
    this.begin();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.asking?.abort();
    const line = this.open;
    this.open = null;
    line?.close();
  }

  /** Somebody is back, or the network is: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.stopped || document.visibilityState === "hidden" || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.again();
  };

  private begin(): void {
    let heard = false;
    let line: OpenLine;
    const took = (message: unknown): void => {
      if (this.open !== line) return;
      heard = true;
      this.silent = 0;
      this.there("live");
      this.talk.took(message as Message);
    };
    const closed = (code: number, reason: string): void => {
      if (this.open !== line) return;
      this.open = null;
      if (code >= REFUSED) {
        this.refused(new Failure(code - REFUSED, { id: "stream", text: reason }));
        return;
      }
      if (!heard) this.silent += 1;
      this.later();
    };
    try {
      line = this.listen(this.talk.address(), { took, closed });
    } catch {
      this.silent = SILENT_TRIES;
      void this.poll();
      return;
    }
    this.open = line;
  }

  private there(line: Line): void {
    this.pause = FIRST_PAUSE;
    this.talk.line(line);
  }

  private refused(failure: Failure): void {
    if (failure.passing || this.talk.passing?.(failure)) {
      this.later(failure.retryAfter * 1000);
      return;
    }
    this.talk.line("ended");
    this.talk.failed(failure);
  }

  private later(least = 0): void {
    if (this.stopped) return;
    this.talk.line("waiting");
    const pause = Math.max(least, this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    this.timer = setTimeout(() => this.again(), pause);
  }

  private again(): void {
    this.timer = undefined;
    if (this.stopped) return;
    if (this.silent >= SILENT_TRIES) void this.poll();
    else this.begin();
  }

  /** Requests that wait, one after the other. Now and then a socket is tried again. */
  private async poll(): Promise<void> {
    try {
      for (let asked = 0; !this.stopped; asked++) {
        if (asked === POLLS) {
          this.silent = SILENT_TRIES - 1;
          this.begin();
          return;
        }
        this.asking = new AbortController();
        await this.talk.ask(this.asking.signal, asked, () => this.there("polling"));
      }
    } catch (error) {
      if (this.stopped) return;
      if (error instanceof Failure && error.status === 0) this.silent = 0; // it is not the lines
      if (error instanceof Failure) this.refused(error);
      else this.later();
    }
  }
}
