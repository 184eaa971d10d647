/** What comes from the server by itself: a WebSocket, and where that does not work requests that wait.
 *
 * Both are asked with the number of what was seen last, so that nothing is missed and nothing comes
 * twice. A lost line is taken up again by itself, at longer and longer distances.
 */
import { Failure } from "$lib/api/client";

export type Line = "connecting" | "live" | "polling" | "waiting" | "ended";

export interface Talk<Message> {
  address: () => string; // of the socket
  ask: (signal: AbortSignal, asked: number, there: () => void) => Promise<void>; // requests; `there`: somebody answers
  took: (message: Message) => void;
  line: (state: Line) => void;
  failed: (failure: Failure) => void;
  passing?: (failure: Failure) => boolean; // refusals that pass, besides those that always do
}

export type MakeSocket = (url: string) => WebSocket;

export const WAIT = 25; // seconds that a request waits
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const SILENT_TRIES = 2; // sockets that never opened before requests take over
const POLLS = 20; // requests before a socket is tried again
const REFUSED = 4000;

export class Channel<Message> {
  private socket: WebSocket | null = null;
  private stopped = false;
  private silent = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  constructor(
    private readonly talk: Talk<Message>,
    private readonly makeSocket: MakeSocket = (url) => new WebSocket(url),
  ) {}

  start(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.talk.line("connecting");
    this.open();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.asking?.abort();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Somebody is back, or the network is: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.stopped || document.visibilityState === "hidden" || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.again();
  };

  private open(): void {
    let opened = false;
    let socket: WebSocket;
    try {
      socket = this.makeSocket(new URL(this.talk.address(), location.href).href.replace(/^http/, "ws"));
    } catch {
      this.silent = SILENT_TRIES;
      void this.poll();
      return;
    }
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      opened = true;
      this.silent = 0;
      this.there("live");
      this.talk.took(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code >= REFUSED) {
        this.refused(new Failure(event.code - REFUSED, { id: "stream", text: event.reason }));
        return;
      }
      if (!opened) this.silent += 1;
      this.later();
    };
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
    else this.open();
  }

  /** Requests that wait, one after the other. Now and then a socket is tried again. */
  private async poll(): Promise<void> {
    try {
      for (let asked = 0; !this.stopped; asked++) {
        if (asked === POLLS) {
          this.silent = SILENT_TRIES - 1;
          this.open();
          return;
        }
        this.asking = new AbortController();
        await this.talk.ask(this.asking.signal, asked, () => this.there("polling"));
      }
    } catch (error) {
      if (this.stopped) return;
      if (error instanceof Failure && error.status === 0) this.silent = 0; // it is not the sockets
      if (error instanceof Failure) this.refused(error);
      else this.later();
    }
  }
}
