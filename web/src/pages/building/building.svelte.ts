/** Something that is being built: a deck, a force, a terrain. What it is worth is asked of the server after every change. */
import { person } from "$lib/person.svelte";
import { remembered, storage } from "$lib/store";
import { freshKey } from "$lib/key";
import { troubleOf, type Trouble } from "$lib/table/table.svelte";

const PAUSE = 150; // milliseconds without a change before the server is asked
const MOST_UNDONE = 200;

/** What the server keeps of any of them. */
export interface Kept {
  id: string;
  newest: number;
  cards?: string;
  versions?: { n: number; at: number }[];
}

export abstract class Building<Sent extends { name: string }, Judged extends { text?: string; code?: string; legal: boolean }, Has extends Kept> {
  made: Sent = $state.raw(undefined!);
  judged: Judged | null = $state.raw(null);
  protected about: Sent | null = $state.raw(null); // what was judged
  /** Whether what is said of it is said of it as it stands: only then it can be shared or played. */
  readonly sure = $derived(this.judged !== null && this.about === this.made);
  kept: Has | null = $state.raw(null); // as the server has it
  set = $state(""); // upload:<id>, where its cards are somebody's own
  busy = $state(false);
  trouble: Trouble | null = $state.raw(null);
  private undone: Sent[] = $state.raw([]);
  private redone: Sent[] = $state.raw([]);
  private clean = $state(""); // as it was last saved
  private key = freshKey();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  readonly dirty = $derived(JSON.stringify(this.made) !== this.clean);
  readonly canUndo = $derived(this.undone.length > 0);
  readonly canRedo = $derived(this.redone.length > 0);

  /** `memory`: under which word this browser remembers one that was never saved; `prefix`: how a seat names a kept one. */
  constructor(
    protected readonly empty: Sent,
    private readonly memory: string,
    private readonly prefix: string,
  ) {
    this.made = empty;
  }

  // What the server says

  protected abstract asked(signal: AbortSignal): Promise<Judged>;
  /** `judged`: null where that has to be asked for. */
  protected abstract readFrom(source: string): Promise<{ made: Partial<Sent>; judged: Judged | null }>;
  protected abstract fetched(id: string, version: number): Promise<Has>;
  protected abstract sentAnew(key: string, made: Sent): Promise<Has>;
  protected abstract sentAgain(id: string, version: number, made: Sent): Promise<Has>;
  protected abstract of(kept: Has): { made: Partial<Sent>; judged: Judged | null };

  /** What was sent to be kept, as the server has it now. */
  protected back(kept: Has, _sent: Sent): { made: Partial<Sent>; judged: Judged | null } {
    return this.of(kept);
  }

  /** With every part, however little the server said. */
  whole(given: Partial<Sent>): Sent {
    return { ...this.empty, ...given };
  }

  // Where it comes from

  /** A new one: empty, or another to go on with. */
  begin(made: Sent = this.empty, set = "", judged: Judged | null = null): void {
    this.set = set;
    this.key = freshKey();
    this.kept = null;
    this.forget();
    this.take(made, judged);
  }

  /** A new one of a text: a ready one's name, a code. */
  async read(source: string): Promise<void> {
    const read = await this.readFrom(source);
    this.begin(this.whole(read.made), "", read.judged);
  }

  /** The one that this browser remembers, or an empty one. */
  unsaved(): Sent {
    return this.whole(remembered<Sent>(this.memory));
  }

  /** One of one's own, as it is or as it was. */
  async open(id: string, version = 0): Promise<void> {
    const kept = await this.fetched(id, version);
    if (version && this.kept?.id === id) {
      this.change(this.whole(this.of(kept).made)); // to be saved again, or undone
      return;
    }
    this.forget();
    const { made, judged } = this.of(kept);
    this.has(kept);
    this.take(this.whole(made), judged);
    this.clean = JSON.stringify(this.made);
  }

  private has(kept: Has): void {
    this.kept = kept;
    this.set = kept.cards ?? "";
  }

  private forget(): void {
    this.undone = [];
    this.redone = [];
  }

  private take(made: Sent, judged: Judged | null): void {
    this.made = made;
    this.judged = judged;
    this.about = made;
    this.trouble = null;
    this.clean = "";
    if (judged === null) this.ask(0);
  }

  // Building

  /** `before`: what one gets back to, where it was something else than what stands there now. */
  change(made: Sent, before: Sent = this.made): void {
    this.undone = [...this.undone.slice(1 - MOST_UNDONE), before];
    this.redone = [];
    this.made = made;
    this.later();
  }

  undo(): void {
    const before = this.undone.at(-1);
    if (before === undefined) return;
    this.undone = this.undone.slice(0, -1);
    this.redone = [...this.redone, this.made];
    this.made = before;
    this.later();
  }

  redo(): void {
    const after = this.redone.at(-1);
    if (after === undefined) return;
    this.redone = this.redone.slice(0, -1);
    this.undone = [...this.undone, this.made];
    this.made = after;
    this.later();
  }

  rename(name: string): void {
    this.change({ ...this.made, name: [...name].slice(0, 40).join("") });
  }

  private later(): void {
    if (this.kept === null && !this.set) storage.set(this.memory, JSON.stringify(this.made));
    this.ask(PAUSE);
  }

  /** Have it judged, once nothing has changed for a moment. */
  ask(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), pause);
  }

  private async judge(): Promise<void> {
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    try {
      const made = this.made;
      this.judged = await this.asked(asking.signal);
      this.about = made;
      this.trouble = null;
    } catch (error) {
      if (error instanceof DOMException) return; // a later question is on its way
      this.trouble = troubleOf(error);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
  }

  // Keeping

  /** Keep it; true when it is kept. `anew`: as another one. */
  async save(anew = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await person.ensure();
      if (anew) this.key = freshKey();
      const kept = anew ? null : this.kept;
      const sent = this.made;
      const saved = kept ? await this.sentAgain(kept.id, kept.newest, sent) : await this.sentAnew(this.key, sent);
      if (kept === null && !this.set) storage.remove(this.memory);
      const { made, judged } = this.back(saved, sent);
      const now = this.whole(made);
      this.has(saved);
      if (this.made === sent) this.take(now, judged); // else it was changed meanwhile
      this.clean = JSON.stringify(now);
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What a seat brings that plays it: the kept one, or its text. */
  get own(): string {
    return this.kept !== null && !this.dirty ? `${this.prefix}:${this.kept.id}` : (this.judged?.text ?? "");
  }
}

/** Whether something was refused because it was changed elsewhere. */
export function elsewhere(trouble: Trouble | null): boolean {
  return trouble?.id?.endsWith("-changed") ?? false;
}
