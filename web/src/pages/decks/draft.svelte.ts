/** A deck that is being built. What it is worth is asked of the server after every change. */
import { api } from "$lib/api/client";
import { person } from "$lib/person.svelte";
import { remembered, storage } from "$lib/store";
import { freshKey } from "$lib/table/merge";
import { troubleOf, type Trouble } from "$lib/table/table.svelte";
import type { Judged, Kept, Sent } from "./types";

export const DRAFT = "deck-draft"; // what this browser remembers of a deck that was never saved
const PAUSE = 150; // milliseconds without a change before the server is asked
const MOST_UNDONE = 200;

export const EMPTY: Sent = { name: "", format: "singleton", cards: {}, traits: [], skills: [] };

export type List = "cards" | "traits" | "skills";

/** The list of a deck that cards of a kind stand in. */
export function listOf(kind: string): List {
  return kind === "trait" ? "traits" : kind === "skill" ? "skills" : "cards";
}

/** How many of a card a deck has. */
export function copies(deck: Sent, id: string): number {
  return deck.cards[id] ?? [...deck.traits, ...deck.skills].filter((each) => each === id).length;
}

/** A deck with `by` more (or fewer) of a card. */
export function changed(deck: Sent, list: List, id: string, by: number): Sent {
  if (list !== "cards") {
    const rest = deck[list].filter((each) => each !== id);
    return { ...deck, [list]: by > 0 ? [...rest, id] : rest };
  }
  const { [id]: had = 0, ...rest } = deck.cards;
  const n = Math.max(0, Math.min(60, had + by));
  return { ...deck, cards: n ? { ...rest, [id]: n } : rest };
}

/** A deck as the server gives it, with every part. */
export function whole(given: Partial<Sent> | Kept["deck"]): Sent {
  return { ...EMPTY, ...given } as Sent;
}

export class Draft {
  deck: Sent = $state.raw(EMPTY);
  judged: Judged | null = $state.raw(null);
  kept: Kept | null = $state.raw(null); // as the server has it
  set = $state(""); // upload:<id>, where its cards are somebody's own
  busy = $state(false);
  trouble: Trouble | null = $state.raw(null);
  private undone: Sent[] = $state.raw([]);
  private clean = $state(""); // the deck as it was last saved
  private key = freshKey();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  readonly dirty = $derived(JSON.stringify(this.deck) !== this.clean);
  readonly canUndo = $derived(this.undone.length > 0);

  // Where it comes from

  /** A new one: empty, or another to go on with. */
  begin(deck: Sent = EMPTY, set = "", judged: Judged | null = null): void {
    this.set = set;
    this.key = freshKey();
    this.kept = null;
    this.undone = [];
    this.take(deck, judged);
    if (judged === null) this.ask(0);
  }

  /** A new one of a text: a ready deck's name, a code. */
  async read(source: string): Promise<void> {
    const read = await api.post("/api/decks/judge", { body: { source } });
    this.begin(whole(read.deck), "", read.judged);
  }

  /** One of one's own, as it is or as it was. */
  async open(id: string, version = 0): Promise<void> {
    const kept = await api.get("/api/decks/{id}", { path: { id }, query: version ? { version } : {} });
    if (version && this.kept?.id === id) {
      this.change(whole(kept.deck)); // to be saved again, or undone
      return;
    }
    this.undone = [];
    this.has(kept);
  }

  private has(kept: Kept): void {
    this.kept = kept;
    this.set = kept.cards ?? "";
    this.take(whole(kept.deck), kept.judged);
    this.clean = JSON.stringify(this.deck);
  }

  private take(deck: Sent, judged: Judged | null): void {
    this.deck = deck;
    this.judged = judged;
    this.trouble = null;
    this.clean = "";
  }

  // Building

  change(deck: Sent): void {
    this.undone = [...this.undone.slice(1 - MOST_UNDONE), this.deck];
    this.deck = deck;
    this.later();
  }

  put(kind: string, id: string, by: number): void {
    this.change(changed(this.deck, listOf(kind), id, by));
  }

  undo(): void {
    const before = this.undone.at(-1);
    if (before === undefined) return;
    this.undone = this.undone.slice(0, -1);
    this.deck = before;
    this.later();
  }

  private later(): void {
    if (this.kept === null && !this.set) storage.set(DRAFT, JSON.stringify(this.deck));
    this.ask(PAUSE);
  }

  /** Have the deck judged, once nothing has changed for a moment. */
  ask(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), pause);
  }

  private async judge(): Promise<void> {
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    try {
      const body = { deck: this.deck, cards: this.set };
      const read = await api.post("/api/decks/judge", { body, signal: asking.signal });
      this.judged = read.judged;
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

  /** Keep it; true when it is kept. `anew`: as another deck. */
  async save(anew = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await person.ensure();
      if (anew) this.key = freshKey();
      const kept = anew ? null : this.kept;
      const deck = { ...this.deck };
      const saved = kept
        ? await api.post("/api/decks/{id}", { path: { id: kept.id }, body: { version: kept.newest, deck } })
        : await api.post("/api/decks", { body: { key: this.key, deck, cards: this.set } });
      if (kept === null && !this.set) storage.remove(DRAFT);
      this.has(saved);
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What a seat brings that plays it: the kept deck, or its text. */
  get own(): string {
    return this.kept !== null && !this.dirty ? `deck:${this.kept.id}` : (this.judged?.text ?? "");
  }
}

/** The deck that this browser remembers, or an empty one. */
export function unsaved(): Sent {
  return whole(remembered<Sent>(DRAFT));
}

/** Whether something was refused because the deck was changed elsewhere. */
export function elsewhere(trouble: Trouble | null): boolean {
  return trouble?.id === "deck-changed";
}

