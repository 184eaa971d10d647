/** What comes from a table: a WebSocket, and where that does not work a request that waits.
 *
 * Both are asked with the number of the last step seen, so that nothing is missed and nothing comes
 * twice. A lost line is taken up again by itself, at longer and longer distances.
 */
import { address, api, Failure } from "$lib/api/client";
import type { Message, Update } from "$lib/api/types";

export type Line = "connecting" | "live" | "polling" | "waiting" | "ended";

export interface Listener {
  since: () => number;
  took: (message: Message) => void;
  line: (state: Line) => void;
  failed: (failure: Failure) => void;
}

export interface Wanted {
  code: string;
  seat?: number | undefined;
  public?: "1" | undefined;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const SILENT_TRIES = 2; // sockets that never opened before requests take over
const WAIT = 25; // seconds that a request waits
const POLLS = 20; // requests before a socket is tried again
const REFUSED = 4000;

export class Stream {
  private socket: WebSocket | null = null;
  private stopped = false;
  private silent = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  constructor(
    private readonly wanted: Wanted,
    private readonly listener: Listener,
    private readonly makeSocket: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  start(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.listener.line("connecting");
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
  readonly hurry = (): void => {
    if (this.stopped || document.visibilityState === "hidden" || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.again();
  };

  private query(): { since: number; seat?: number; public?: "1" } {
    const { seat, public: shared } = this.wanted;
    return {
      since: this.listener.since(),
      ...(seat === undefined ? {} : { seat }),
      ...(shared === undefined ? {} : { public: shared }),
    };
  }

  private open(): void {
    const url = address("/api/tables/{code}/stream", { code: this.wanted.code }, this.query());
    let opened = false;
    let socket: WebSocket;
    try {
      socket = this.makeSocket(new URL(url, location.href).href.replace(/^http/, "ws"));
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
      this.pause = FIRST_PAUSE;
      this.listener.line("live");
      this.listener.took(JSON.parse(String(event.data)) as Message);
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

  private refused(failure: Failure): void {
    // 409: the match is about to begin, and not every part of the table knows it yet.
    if (failure.passing || failure.status === 409) {
      this.later(failure.retryAfter * 1000);
      return;
    }
    this.listener.line("ended");
    this.listener.failed(failure);
  }

  private later(least = 0): void {
    if (this.stopped) return;
    this.listener.line("waiting");
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
    const path = { code: this.wanted.code };
    try {
      for (let asked = 0; !this.stopped; asked++) {
        if (asked === POLLS) {
          this.silent = SILENT_TRIES - 1;
          this.open();
          return;
        }
        this.asking = new AbortController();
        const signal = this.asking.signal;
        const table = await api.get("/api/tables/{code}", { path, signal });
        this.listener.took({ is: "table", table });
        this.listener.line("polling");
        this.pause = FIRST_PAUSE;
        if (table.status === "playing" || table.status === "over") {
          const query = { ...this.query(), wait: WAIT };
          this.listener.took((await api.get("/api/tables/{code}/steps", { path, query, signal })) as Update);
        } else {
          const query = { since: table.version ?? 0, wait: WAIT };
          await api.get("/api/tables/{code}/seated", { path, query, signal });
        }
      }
    } catch (error) {
      if (this.stopped) return;
      if (error instanceof Failure && error.status === 0) this.silent = 0; // it is not the sockets
      if (error instanceof Failure) this.refused(error);
      else this.later();
    }
  }
}
