/** A deck that is being built. */
import { api } from "$lib/api/client";
import { Building } from "../building/building.svelte";
import type { Format, Judged, Kept, Sent } from "./types";

export const DRAFT = "deck-draft"; // what this browser remembers of a deck that was never saved

export const EMPTY: Sent = { name: "", format: "singleton", cards: {}, traits: [], skills: [] };

const FORMATS: readonly Format[] = ["singleton", "duo", "trio", "quad"];

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

/** The format that a word names; singleton, where it names none. */
export const formatOf = (word: string | undefined): Format => FORMATS.find((each) => each === word) ?? EMPTY.format;

/** A deck as the server gives it, with every part. */
export function whole(given: Partial<Sent> | Kept["deck"]): Sent {
  return { ...EMPTY, ...given, format: formatOf(given.format) };
}

export class Draft extends Building<Sent, Judged, Kept> {
  constructor() {
    super(EMPTY, DRAFT, "deck");
  }

  get deck(): Sent {
    return this.made;
  }

  put(kind: string, id: string, by: number): void {
    this.change(changed(this.deck, listOf(kind), id, by));
  }

  protected async asked(signal: AbortSignal): Promise<Judged> {
    return (await api.post("/api/decks/judge", { body: { deck: this.deck, cards: this.set }, signal })).judged;
  }
  protected async readFrom(source: string): Promise<{ made: Sent; judged: Judged }> {
    const read = await api.post("/api/decks/judge", { body: { source } });
    return { made: whole(read.deck), judged: read.judged };
  }
  protected fetched(id: string, version: number): Promise<Kept> {
    return api.get("/api/decks/{id}", { path: { id }, query: version ? { version } : {} });
  }
  protected sentAnew(key: string, deck: Sent): Promise<Kept> {
    return api.post("/api/decks", { body: { key, deck, cards: this.set } });
  }
  protected sentAgain(id: string, version: number, deck: Sent): Promise<Kept> {
    return api.post("/api/decks/{id}", { path: { id }, body: { version, deck } });
  }
  protected of(kept: Kept): { made: Sent; judged: Judged } {
    return { made: whole(kept.deck), judged: kept.judged };
  }
}
