/** A battle on a real table as the components know it: what is there, and what one does to it.
 *
 * The server answers while there is a line. Without one the engine on this device does, from the log
 * that is kept here; what was written meanwhile is sent when the line is back.
 */
import { Failure } from "$lib/api/client";
import { person } from "$lib/person.svelte";
import { troubleOf, type Trouble } from "$lib/table/table.svelte";
import { Clashed, type Act, type Clash, type Deck, type Desk, type DraftBattle, type Drafted, type Drawn, type Entry, type Given, type Line, type Lists, type Result, type Tried, type Way, type Written } from "./desk";
import { engine, type Answering } from "./engine";
import { LocalDesk, type Battle } from "./local";
import { entriesOf, grown, merged, otherEyes, ownHand, signed } from "./log";
import { adopt, isOwn, sendAll } from "./own";
import { RemoteDesk } from "./remote";
import { aboutOf, blank, vault, whyUnkept, type Record, type Unkept, type Vault } from "./vault";

export type LineState = "online" | "offline" | "starting";

export interface Parts {
  remote: (code: string) => RemoteDesk;
  engine: Answering;
  vault: Vault;
  known: () => Promise<unknown>; // see to it that the server knows who one is
}

const AGAIN = 5000; // milliseconds until a battle of this device tries to come to the server once more
const PATIENCE = 1500; // milliseconds without a line before the engine is started

export class CompanionStore {
  code: string = $state("");
  given: Given | null = $state.raw(null);
  failure: Trouble | null = $state.raw(null); // what was last refused
  gone: Trouble | null = $state.raw(null); // the battle cannot be shown at all
  line: LineState = $state("starting");
  pending: Entry[] = $state.raw([]); // written here and not yet at the server
  clash: Clash | null = $state.raw(null); // somebody has to choose: `choose`
  written: Written | null = $state.raw(null); // what became of the last entries: misfits, lost, changed
  left: Line[] = $state.raw([]); // written here and in no log, because it does not fit: until `seenLeft`
  unkept: Unkept | null = $state(null); // this device keeps nothing, and why
  sending = $state(false);

  /** The hand of this device; undefined: somebody who only looks by the link. */
  readonly hand = $derived(ownHand(this.given));
  readonly ledger = $derived(this.given?.ledger ?? null);
  readonly mayWrite = $derived(this.hand !== undefined && this.hand.role !== "viewer");
  readonly owner = $derived(this.hand?.role === "owner");

  private readonly parts: Parts;
  private remote: RemoteDesk;
  private readonly local: LocalDesk;
  private record: Record;
  private log: Entry[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  private shown = 0;
  private closed = false;
  private restored: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, private readonly shared = false, parts: Partial<Parts> = {}) {
    this.parts = { remote: (found) => new RemoteDesk(found, shared), engine, vault, known: () => person.ensure(), ...parts };
    this.code = code;
    this.remote = this.parts.remote(code);
    this.local = new LocalDesk(this.parts.engine, () => this.battle(), shared);
    this.record = blank(this.place);
  }

  /** Where it lies on the device: what everybody sees on a screen is kept apart. */
  private get place(): string {
    return this.shared ? `${this.code}#` : this.code;
  }

  private battle(): Battle {
    return { code: this.code, ...aboutOf(this.given ?? this.record.about), entries: [...this.log, ...this.pending] };
  }

  // The line

  start(): void {
    this.closed = false;
    void this.begin();
  }

  private async begin(): Promise<void> {
    await (this.restored ??= this.restore());
    if (this.closed) return;
    if (isOwn(this.code)) {
      this.line = "offline";
      addEventListener("online", this.arrive);
      await Promise.all([this.show(), this.arrive()]);
    } else this.listen();
  }

  private listen(): void {
    this.remote.listen({
      since: () => this.log.length,
      took: (given) => void this.take(given).catch(() => {}),
      line: (there) => this.lineIs(there),
      failed: (failure) => (this.gone = troubleOf(failure)),
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.arrive);
    clearTimeout(this.timer);
    this.remote.stop();
  }

  /** Everything again, in the language of now. */
  again(): void {
    this.close();
    const alone = this.line === "offline";
    this.line = "starting";
    this.start();
    if (alone) this.alone();
  }

  private lineIs(there: boolean): void {
    clearTimeout(this.timer);
    if (there) {
      this.line = "online";
      if (this.pending.length && !this.clash) void this.inTurn(() => this.flush());
      return;
    }
    if (this.line === "offline") return;
    this.timer = setTimeout(() => this.alone(), this.line === "starting" ? 0 : PATIENCE);
  }

  /** Nobody answers: the engine takes over. */
  private alone(): void {
    clearTimeout(this.timer);
    if (this.line === "offline" || this.closed) return;
    this.line = "offline";
    this.parts.engine.warm();
    void this.show();
  }

  /** A battle of this device gets its code at the server. */
  private readonly arrive = (): Promise<void> =>
    this.inTurn(async () => {
      if (!isOwn(this.code) || this.closed) return;
      try {
        await this.parts.known();
        const code = await adopt({ ...this.record, pending: this.pending }, this.parts.vault, this.parts.remote);
        removeEventListener("online", this.arrive);
        this.code = code;
        this.remote = this.parts.remote(code);
        this.record = { ...this.record, code, pending: [] };
        this.log = [];
        this.pending = [];
        this.listen();
      } catch {
        // Nobody answers yet: it stays on the device, and is tried again.
        clearTimeout(this.timer);
        if (!this.closed) this.timer = setTimeout(() => void this.arrive(), AGAIN);
      }
    });

  // What the device keeps

  private async restore(): Promise<void> {
    try {
      const found = await this.parts.vault.get(this.place);
      if (found === undefined) return;
      this.record = found;
      this.log = found.log;
      this.pending = found.pending;
      this.given = found.given;
    } catch (error) {
      this.unkept = whyUnkept(error);
    }
  }

  private async keep(): Promise<void> {
    const given = this.given && { ...this.given, entries: [] };
    const about = aboutOf(this.given ?? this.record.about);
    this.record = { ...this.record, code: this.place, given, about, log: this.log, pending: this.pending, touched: Date.now() };
    try {
      await this.parts.vault.put($state.snapshot(this.record) as Record);
      this.unkept = null;
    } catch (error) {
      this.unkept = whyUnkept(error);
    }
  }

  /** What another page of this device has written in the same battle. */
  private async meet(): Promise<void> {
    const found = await this.parts.vault.get(this.place).catch(() => undefined);
    if (found) this.pending = merged(found.pending, this.pending, this.log);
  }

  // What comes from the server

  /** Take in what the server tells. */
  async take(given: Given): Promise<void> {
    if (given.seq < this.log.length) return; // overtaken
    const anew = otherEyes(this.given, given) && given.entries.length < given.seq;
    const log = anew ? null : grown(this.log, given);
    if (log === null) {
      const all = await this.remote.given(0);
      this.log = [];
      this.given = null;
      await this.take(all);
      return;
    }
    this.log = log;
    const known = new Set(log.map((entry) => entry.id));
    if (this.pending.some((entry) => known.has(entry.id))) this.pending = this.pending.filter((entry) => !known.has(entry.id));
    this.gone = null;
    this.shown += 1;
    this.given = given;
    await this.keep();
  }

  /** The sheet as the engine here works it out. */
  private async show(): Promise<void> {
    const number = ++this.shown;
    if (!this.battle().hands.length) return; // nothing of it was ever here
    try {
      const given = await this.local.given(0);
      if (number === this.shown) this.given = given;
    } catch (error) {
      if (number === this.shown && (this.pending.length || this.given === null)) this.failure = troubleOf(error);
    }
  }

  // Writing

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const next = this.turn.then(task, task);
    this.turn = next.catch(() => {});
    return next;
  }

  /** Write acts. True when all of them are in the log; `failure` and `written` say what was not. */
  enter(acts: Act[]): Promise<boolean> {
    this.failure = null;
    return this.inTurn(async () => {
      await (this.restored ??= this.restore());
      const entries = signed(entriesOf(acts, Date.now()), ownHand(this.battle()));
      this.sending = true;
      try {
        const sent = this.alongside ? await this.send(entries) : undefined;
        return sent ?? (await this.writeHere(entries));
      } finally {
        this.sending = false;
      }
    });
  }

  /** Whether the server is asked first. */
  private get alongside(): boolean {
    return this.line !== "offline" && !isOwn(this.code) && this.pending.length === 0;
  }

  /** Undefined: nobody answers. */
  private async send(entries: Entry[]): Promise<boolean | undefined> {
    try {
      const written = await this.remote.write(this.log.length, entries, "after");
      this.written = written;
      if (this.log.length < written.seq) await this.take(await this.remote.given(this.log.length));
      return !written.misfits?.length;
    } catch (error) {
      if (error instanceof Failure && error.passing) {
        this.alone();
        return undefined;
      }
      this.failure = troubleOf(error);
      return false;
    }
  }

  private async writeHere(entries: Entry[]): Promise<boolean> {
    await this.meet();
    if (!this.pending.length) this.record = { ...this.record, base: this.log.length };
    let added = entries;
    let fits = true;
    try {
      const written = await this.local.write(0, entries);
      this.written = written;
      added = entries.filter((entry) => written.added.includes(entry.id));
      fits = !written.misfits?.length;
    } catch (error) {
      this.failure = troubleOf(error);
      if (!(error instanceof Failure && error.passing)) return false;
      fits = false; // it is kept, and judged by the server
    }
    this.pending = [...this.pending, ...added];
    await this.keep(); // what was written is safe before anything is worked out
    await this.show();
    await this.keep();
    if (this.line === "online" && !this.clash) void this.inTurn(() => this.flush());
    return fits;
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
    return this.inTurn(() => this.flush(way));
  }

  /** Send what was written here. True when nothing is left to be sent. */
  private async flush(way?: Way): Promise<boolean> {
    const entries = this.pending;
    if (!entries.length) return true;
    this.sending = true;
    try {
      const written = await sendAll(this.remote, this.record.base, entries, way);
      this.written = written;
      this.left = [...this.left, ...(written.misfits ?? [])];
      const sent = new Set(entries.map((entry) => entry.id));
      this.pending = this.pending.filter((entry) => !sent.has(entry.id));
      this.clash = null;
      await this.take(await this.remote.given(this.log.length));
      return true;
    } catch (error) {
      if (error instanceof Clashed) this.clash = error.clash;
      else if (error instanceof Failure && error.passing) this.alone();
      else if (error instanceof Failure && error.trouble.id === "companion-theirs") this.failure = troubleOf(error);
      else await this.leave(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** The server will never take what was written here: it is told, with every line. */
  private async leave(error: unknown): Promise<void> {
    const here = new Set(this.pending.map((entry) => entry.id));
    const { ledger } = await this.local.given(0).catch(() => ({ ledger: this.ledger }));
    const { text } = (this.failure = troubleOf(error));
    this.left = [...this.left, ...(ledger?.lines ?? []).filter((line) => here.has(line.id)).map((line) => ({ ...line, wrong: text }))];
    this.pending = [];
    this.clash = null;
    await this.keep();
  }

  /** Somebody has read what did not fit. */
  seenLeft(): void {
    this.left = [];
  }

  // Asking

  private async asked<T>(question: (desk: Desk) => Promise<T>): Promise<T> {
    if (this.alongside) {
      try {
        return await question(this.remote);
      } catch (error) {
        if (!(error instanceof Failure) || error.status !== 0) throw error;
        this.alone();
      }
    }
    return question(this.local);
  }

  /** What an act would do; `throw`: the app throws what is to be thrown. */
  tryAct(act: Act, options: { throw?: boolean } = {}): Promise<Tried> {
    return this.asked((desk) => desk.tryAct(act, options.throw ?? false));
  }

  /** A card by the app. */
  draw(deck: Deck): Promise<Drawn> {
    return this.asked((desk) => desk.draw(deck));
  }

  /** A scenario with its forces as acts to enter. */
  draft(battle: DraftBattle): Promise<Drafted> {
    return this.asked((desk) => desk.draft(battle));
  }

  /** The end of the battle as a move for its campaign. */
  result(): Promise<Result> {
    return this.asked((desk) => desk.result());
  }

  /** What can be picked from: scenarios, units, cards, dice. */
  lists(): Promise<Lists> {
    return this.asked((desk) => desk.lists());
  }

  // People

  async join(): Promise<void> {
    const given = await this.remote.join();
    this.listen(); // the line was nobody's: what it still brings knows of no seat
    await this.take(given);
  }

  async setHand(hand: string, role: "player" | "viewer", seats: number[]): Promise<void> {
    if (!isOwn(this.code)) return this.take(await this.remote.setHand(hand, role, seats));
    const hands = this.battle().hands.map((each) => (each.hand === hand ? { ...each, seats } : each));
    this.record = { ...this.record, about: { ...aboutOf(this.record.about), hands } };
    if (this.given) this.given = { ...this.given, hands };
    await this.show();
    await this.keep();
  }
}
