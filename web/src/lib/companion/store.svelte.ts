/** A battle on a real table as the components know it: what is there, and what one does to it. */
import { Failure } from "$lib/api/client";
import { troubleOf, type Trouble } from "$lib/table/table.svelte";
import { Clashed, type Act, type Clash, type Deck, type DraftBattle, type Drafted, type Drawn, type Entry, type Given, type Lists, type Result, type Tried, type Way, type Written } from "./desk";
import { entriesOf, grown, otherEyes, ownHand } from "./log";
import { RemoteDesk } from "./remote";

export type LineState = "online" | "offline" | "starting";

export class CompanionStore {
  readonly code: string;
  given: Given | null = $state.raw(null);
  failure: Trouble | null = $state.raw(null); // what was last refused
  gone: Trouble | null = $state.raw(null); // the battle cannot be shown at all
  line: LineState = $state("starting");
  pending: Entry[] = $state.raw([]); // written here and not yet at the server
  clash: Clash | null = $state.raw(null); // somebody has to choose: `choose`
  written: Written | null = $state.raw(null); // what became of the last entries: misfits, lost, changed
  sending = $state(false);

  /** The hand of this device; undefined: somebody who only looks by the link. */
  readonly hand = $derived(ownHand(this.given));
  readonly ledger = $derived(this.given?.ledger ?? null);
  readonly mayWrite = $derived(this.hand !== undefined && this.hand.role !== "viewer");
  readonly owner = $derived(this.hand?.role === "owner");

  private readonly remote: RemoteDesk;
  private log: Entry[] = [];
  private flushing: Promise<boolean> | null = null;

  constructor(code: string, shared = false, remote = new RemoteDesk(code, shared)) {
    this.code = code;
    this.remote = remote;
  }

  start(): void {
    this.remote.listen({
      since: () => this.log.length,
      took: (given) => void this.take(given),
      line: (there) => this.lineIs(there),
      failed: (failure) => (this.gone = troubleOf(failure)),
    });
  }

  close(): void {
    this.remote.stop();
  }

  /** Everything again, in the language of now. */
  again(): void {
    this.close();
    this.log = [];
    this.start();
  }

  private lineIs(there: boolean): void {
    this.line = there ? "online" : "offline";
    if (there && this.pending.length && !this.clash) void this.flush();
  }

  /** Take in what the server tells. */
  async take(given: Given): Promise<void> {
    if (given.seq < this.log.length) return; // overtaken
    const log = otherEyes(this.given, given) && given.entries.length < given.seq ? null : grown(this.log, given);
    if (log === null) {
      this.log = [];
      await this.take(await this.remote.given(0));
      return;
    }
    this.log = log;
    const known = new Set(log.map((entry) => entry.id));
    if (this.pending.some((entry) => known.has(entry.id)))
      this.pending = this.pending.filter((entry) => !known.has(entry.id));
    this.given = given;
    this.gone = null;
  }

  /** Write acts. True when all of them are in the log; `failure` and `written` say what was not. */
  async enter(acts: Act[]): Promise<boolean> {
    this.failure = null;
    this.pending = [...this.pending, ...entriesOf(acts, Date.now())];
    return this.flush("after");
  }

  /** Take the last entry back. */
  async undo(): Promise<boolean> {
    return this.given?.undo ? this.enter([{ is: "undo", of: this.given.undo }]) : false;
  }

  /** Bring back what was last taken back. */
  async redo(): Promise<boolean> {
    return this.given?.redo ? this.enter([{ is: "redo", of: this.given.redo }]) : false;
  }

  /** Choose what holds where others have written too. */
  choose(way: Way): Promise<boolean> {
    this.clash = null;
    return this.flush(way);
  }

  private async flush(way?: Way): Promise<boolean> {
    while (this.flushing) await this.flushing;
    this.flushing = this.send(way);
    try {
      return await this.flushing;
    } finally {
      this.flushing = null;
    }
  }

  private async send(way?: Way): Promise<boolean> {
    const entries = this.pending;
    if (!entries.length) return true;
    this.sending = true;
    try {
      const written = await this.remote.write(this.log.length, entries, way);
      this.written = written;
      const sent = new Set(entries.map((entry) => entry.id));
      this.pending = this.pending.filter((entry) => !sent.has(entry.id));
      if (this.log.length < written.seq) await this.take(await this.remote.given(this.log.length));
      return !written.misfits?.length;
    } catch (error) {
      if (error instanceof Clashed) this.clash = error.clash;
      else {
        if (error instanceof Failure && error.passing) this.line = "offline";
        else this.pending = [];
        this.failure = troubleOf(error);
      }
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** What an act would do; `throw`: the app throws what is to be thrown. */
  tryAct(act: Act, options: { throw?: boolean } = {}): Promise<Tried> {
    return this.remote.tryAct(act, options.throw ?? false);
  }

  /** A card by the app. */
  draw(deck: Deck): Promise<Drawn> {
    return this.remote.draw(deck);
  }

  /** A scenario with its forces as acts to enter. */
  draft(battle: DraftBattle): Promise<Drafted> {
    return this.remote.draft(battle);
  }

  /** The end of the battle as a move for its campaign. */
  result(): Promise<Result> {
    return this.remote.result();
  }

  /** What can be picked from: scenarios, units, cards, dice. */
  lists(): Promise<Lists> {
    return this.remote.lists();
  }

  async join(): Promise<void> {
    await this.take(await this.remote.join());
  }

  async setHand(hand: string, role: "player" | "viewer", seats: number[]): Promise<void> {
    await this.take(await this.remote.setHand(hand, role, seats));
  }
}
