/** The desk at the server: requests, and a channel that tells what is new. */
import { address, api, Failure } from "$lib/api/client";
import { Channel, WAIT, type Listen } from "$lib/api/channel";
import { Clashed, type Act, type Clash, type Deck, type Desk, type DraftBattle, type Drafted, type Drawn, type Entry, type Given, type Lists, type Result, type Tried, type Way, type Written } from "./desk";

export interface Listener {
  since: () => number;
  took: (given: Given) => void;
  line: (there: boolean) => void;
  failed: (failure: Failure) => void;
}

export class RemoteDesk implements Desk {
  private channel: Channel<Given> | null = null;

  constructor(
    readonly code: string,
    private readonly shared = false, // a screen that everybody looks at
    private readonly hear?: Listen,
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

  /** Tell what is new from now on. */
  listen(listener: Listener): void {
    this.stop();
    this.channel = new Channel<Given>(
      {
        address: () => address("/api/companions/{code}/stream", this.path, this.query(listener.since())),
        ask: async (signal, asked, there) => {
          const query = { ...this.query(listener.since()), wait: asked ? WAIT : 0 };
          const given = await api.get("/api/companions/{code}", { path: this.path, query, signal });
          there();
          listener.took(given);
        },
        took: listener.took,
        line: (state) => {
          if (state === "live" || state === "polling") listener.line(true);
          else if (state === "waiting") listener.line(false);
        },
        failed: listener.failed,
      },
      this.hear,
    );
    this.channel.start();
  }

  stop(): void {
    this.channel?.stop();
    this.channel = null;
  }
}
