/** One table: what is known of it, and what one does there. One store a table, whatever is shown. */
import { api, Failure } from "$lib/api/client";
import { Inputs } from "$lib/api/inputs";
import type {
  Answer,
  Clock,
  Ended,
  Fixed,
  Message,
  Moment,
  Question,
  Said,
  Scene,
  Table,
  Told,
  Update,
} from "$lib/api/types";
import { hasGap, newSteps, renumbered, sinceMine } from "./merge";
import { reveal } from "./pledge";
import { Stream, type Line } from "./stream";

export interface Trouble {
  id: string;
  text: string; // empty: the page has its own sentence, by the id
  rule?: string;
  status: number;
}

export class TableStore {
  readonly code: string;
  readonly shared: boolean; // a screen that everybody looks at
  table: Table | null = $state.raw(null);
  fixed: Fixed | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  question: Question | null = $state.raw(null);
  ended: Ended | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  steps: Told[] = $state.raw([]);
  fresh: Told[] = $state.raw([]); // steps that the board has not drawn yet
  chat: Said[] = $state.raw([]);
  line: Line = $state("connecting");
  sending = $state(false);
  trouble: Trouble | null = $state.raw(null); // what was last refused
  gone: Trouble | null = $state.raw(null); // the table cannot be shown at all
  number = $state(0);
  ready = $state(false); // everything has come once

  private stream: Stream | null = null;
  private readonly inputs: Inputs;
  private fixedFor = "";
  private taking: Promise<void> = Promise.resolve(); // updates are taken in one after the other
  private beginnings = 0; // how often everything was told again
  private stopped = false;

  /** Seats that this person holds. */
  readonly own = $derived.by(() =>
    this.shared ? [] : (this.table?.chairs ?? []).filter((each) => each.yours).map((each) => each.seat),
  );
  /** Through whose eyes the scene is seen; null: a spectator. */
  readonly seat = $derived(this.scene?.seat ?? null);
  /** The place in `steps` where what one has not answered yet begins. */
  readonly since = $derived(sinceMine(this.steps, this.seat));

  constructor(code: string, shared = false) {
    this.code = code;
    this.inputs = new Inputs(code);
    this.shared = shared;
  }

  start(): void {
    this.listen();
  }

  stop(): void {
    this.stopped = true;
    this.inputs.stop();
    this.stream?.stop();
  }

  /** Everything again, in the language of now. */
  again(): void {
    this.beginnings += 1;
    this.steps = [];
    this.fresh = [];
    this.number = 0;
    this.fixedFor = "";
    this.listen();
  }

  private listen(): void {
    this.stream?.stop();
    this.stream = new Stream(
      { code: this.code, public: this.shared ? "1" : undefined },
      {
        since: () => this.number,
        took: (message) => void this.take(message),
        line: (state) => (this.line = state),
        failed: (failure) => (this.gone = troubleOf(failure)),
      },
    );
    this.stream.start();
  }

  /** Take a message in. */
  async take(message: Message): Promise<void> {
    if (message.is === "chat") {
      const known = this.chat.at(-1)?.n ?? 0;
      this.chat = [...this.chat, ...message.lines.filter((line) => line.n > known)];
    } else if (message.is === "table") {
      const anew = renumbered(this.table, message.table);
      this.table = message.table;
      void reveal(message.table);
      if (anew) this.again();
    } else await this.update(message);
  }

  private update(told: Update): Promise<void> {
    this.taking = this.taking.then(() => this.takeUpdate(told));
    return this.taking;
  }

  private async takeUpdate(told: Update): Promise<void> {
    if (told.number < this.number) return; // an answer that was overtaken
    // Who holds several seats: the stream already looks through the eyes of the one who is asked now.
    if (told.number === this.number && this.question?.asked && !told.question?.asked && !told.ended) return;
    if (hasGap(this.number, told)) {
      this.again();
      return;
    }
    const first = this.scene === null || this.number === 0;
    const added = newSteps(this.number, told.steps);
    const { beginnings } = this;
    this.number = told.number;
    await this.fetchFixed(told.scene);
    if (beginnings !== this.beginnings) return; // meanwhile everything is told again
    this.steps = [...this.steps, ...added];
    // Whoever arrives sees the position; only what happens from then on is played out.
    this.fresh = first || this.stopped ? [] : [...this.fresh, ...added];
    this.scene = told.scene;
    this.question = told.question ?? null;
    this.ended = told.ended ?? null;
    this.clock = told.clock;
    this.ready = true;
  }

  /** What never changes depends on the reader, and while a battle is set up on its ground. */
  private async fetchFixed(scene: Scene): Promise<void> {
    const terrain = "terrain" in scene ? scene.terrain : "";
    const key = `${scene.seat} ${typeof terrain === "string" ? terrain : ""}`;
    if (key === this.fixedFor) return;
    const query = this.shared ? { public: "1" as const } : scene.seat == null ? {} : { seat: scene.seat };
    try {
      this.fixed = await api.get("/api/tables/{code}/fixed", { path: { code: this.code }, query });
      this.fixedFor = key;
    } catch (error) {
      if (this.fixed === null) this.gone = troubleOf(error);
    }
  }

  /** The board has drawn the fresh steps, or somebody does not want to wait. */
  drawn(): void {
    if (this.fresh.length) this.fresh = [];
  }

  /** Do something: a move in notation, or `undo`, `restart`, `resign`. True when it is done. */
  async enter(input: string | string[]): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.trouble = null;
    try {
      await this.update(await this.inputs.enter({ seq: this.number, seat: this.seat, input }));
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.update !== null) await this.update(error.update);
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** What something is, what it would do, or why it cannot be. */
  ask(about: string, signal?: AbortSignal): Promise<Answer> {
    const query = { about, ...(this.shared ? { public: "1" as const } : this.seat === null ? {} : { seat: this.seat }) };
    return api.get("/api/tables/{code}/ask", { path: { code: this.code }, query, ...(signal ? { signal } : {}) });
  }

  /** The position after a step. */
  moment(number: number): Promise<Moment> {
    const query = this.shared ? { public: "1" as const } : this.seat === null ? {} : { seat: this.seat };
    return api.get("/api/tables/{code}/at/{number}", { path: { code: this.code, number }, query });
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Failure) return { ...error.trouble, status: error.status };
  return { id: "broken", text: "", status: 500 };
}
