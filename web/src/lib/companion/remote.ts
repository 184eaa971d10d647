/** The desk at the server: requests, and a socket that tells what is new. */
import { address, api, Failure } from "$lib/api/client";
import { Clashed, type Act, type Clash, type Deck, type Desk, type DraftBattle, type Drafted, type Drawn, type Entry, type Given, type Lists, type Result, type Tried, type Way, type Written } from "./desk";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const SILENT_TRIES = 2; // sockets that never opened before requests take over
const WAIT = 25; // seconds that a request waits
const POLLS = 20; // requests before a socket is tried again
const REFUSED = 4000;

export interface Listener {
  since: () => number;
  took: (given: Given) => void;
  line: (there: boolean) => void;
  failed: (failure: Failure) => void;
}

export class RemoteDesk implements Desk {
  private listener: Listener | null = null;
  private socket: WebSocket | null = null;
  private silent = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  constructor(
    readonly code: string,
    private readonly shared = false, // a screen that everybody looks at
    private readonly makeSocket: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  private get path() {
    return { code: this.code };
  }

  private query(since: number) {
    return { since, ...(this.shared ? { public: "1" as const } : {}) };
  }

  given(since: number): Promise<Given> {
    return api.get("/api/companions/{code}", { path: this.path, query: this.query(since) });
  }

  async write(base: number, entries: Entry[], way?: Way): Promise<Written> {
    const body = { base, entries, ...(way ? { way } : {}) };
    try {
      return await api.post("/api/companions/{code}/entries", { path: this.path, body });
    } catch (error) {
      const clash = error instanceof Failure ? (error.told as { clash?: Clash } | null)?.clash : undefined;
      throw clash ? new Clashed(clash) : error;
    }
  }

  tryAct(act: Act, throws: boolean): Promise<Tried> {
    return api.post("/api/companions/{code}/try", { path: this.path, body: { act, throw: throws } });
  }

  draw(deck: Deck): Promise<Drawn> {
    return api.post("/api/companions/{code}/draw", { path: this.path, body: { deck } });
  }

  draft(battle: DraftBattle): Promise<Drafted> {
    return api.post("/api/companions/draft", { body: battle });
  }

  result(): Promise<Result> {
    return api.get("/api/companions/{code}/result", { path: this.path });
  }

  lists(): Promise<Lists> {
    return api.get("/api/companions/lists");
  }

  /** Be known at the table by one's name. */
  join(): Promise<Given> {
    return api.post("/api/companions/{code}/join", { path: this.path });
  }

  /** The owner says what somebody may enter. */
  setHand(hand: string, role: "player" | "viewer", seats: number[]): Promise<Given> {
    return api.post("/api/companions/{code}/hands", { path: this.path, body: { hand, role, seats } });
  }

  /** Tell what is new from now on, by a socket, and where that does not work by requests. */
  listen(listener: Listener): void {
    this.listener = listener;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  stop(): void {
    this.listener = null;
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
    if (document.visibilityState === "hidden" || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.again();
  };

  private open(): void {
    const listener = this.listener;
    if (!listener) return;
    const url = address("/api/companions/{code}/stream", this.path, this.query(listener.since()));
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
      listener.line(true);
      listener.took(JSON.parse(String(event.data)) as Given);
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
    if (failure.passing) this.later(failure.retryAfter * 1000);
    else this.listener?.failed(failure);
  }

  private later(least = 0): void {
    if (!this.listener) return;
    this.listener.line(false);
    const pause = Math.max(least, this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    this.timer = setTimeout(() => this.again(), pause);
  }

  private again(): void {
    this.timer = undefined;
    if (!this.listener) return;
    if (this.silent >= SILENT_TRIES) void this.poll();
    else this.open();
  }

  /** Requests that wait, one after the other. Now and then a socket is tried again. */
  private async poll(): Promise<void> {
    try {
      for (let asked = 0; this.listener; asked++) {
        if (asked === POLLS) {
          this.silent = SILENT_TRIES - 1;
          this.open();
          return;
        }
        this.asking = new AbortController();
        const query = { ...this.query(this.listener.since()), wait: asked ? WAIT : 0 };
        const given = await api.get("/api/companions/{code}", { path: this.path, query, signal: this.asking.signal });
        this.pause = FIRST_PAUSE;
        this.listener?.line(true);
        this.listener?.took(given);
      }
    } catch (error) {
      if (!this.listener) return;
      if (error instanceof Failure && error.status === 0) this.silent = 0; // it is not the sockets
      if (error instanceof Failure) this.refused(error);
      else this.later();
    }
  }
}
