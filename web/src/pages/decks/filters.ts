/** Which cards the builder shows, and in which order. */
import { folded } from "../library/linked";
import type { Face, Meaning } from "./types";

export interface Filter {
  words: string;
  letters: string[];
  levels: number[];
  kinds: string[];
  keyword: string;
  only: string[]; // by id: what a finding is about
  early: boolean; // payable with the points one begins with
  absent: boolean; // not in the deck yet
}

export const EVERYTHING: Filter = { words: "", letters: [], levels: [], kinds: [], keyword: "", only: [], early: false, absent: false };

export const ORDERS = ["cost", "name", "letter"] as const;
export type Order = (typeof ORDERS)[number];

/** What a card costs in points. */
export function price(face: Face): number {
  return Object.values(face.cost ?? {}).reduce((sum, n) => sum + n, 0);
}

/** Everything that is written on a card, for a search. */
export function written(face: Face): string {
  const lines = face.read?.length ? face.read : (face.lines ?? []).map((line) => line.text);
  return folded([face.name, face.id, face.type_line, ...lines].join(" "));
}

export function filtered(
  cards: readonly Face[],
  filter: Filter,
  inDeck: (id: string) => number,
  early: ReadonlySet<string>,
): Face[] {
  const wanted = folded(filter.words).split(/\s+/).filter(Boolean);
  return cards.filter((face) => {
    if (filter.only.length && !filter.only.includes(face.id)) return false;
    if (filter.letters.length && !(face.letters ?? []).some((letter) => filter.letters.includes(letter))) return false;
    if (filter.levels.length && !filter.levels.includes(face.level)) return false;
    if (filter.kinds.length && !filter.kinds.includes(face.kind)) return false;
    if (filter.keyword && !(face.words ?? []).includes(filter.keyword)) return false;
    if (filter.early && !early.has(face.id)) return false;
    if (filter.absent && inDeck(face.id) > 0) return false;
    if (!wanted.length) return true;
    const text = written(face);
    return wanted.every((word) => text.includes(word));
  });
}

const LETTERS = "SPECIAL";

export function ordered(cards: readonly Face[], order: Order): Face[] {
  const first = (face: Face) => LETTERS.indexOf(face.letters?.[0] ?? "L");
  const by: Record<Order, (one: Face, two: Face) => number> = {
    cost: (one, two) => price(one) - price(two) || first(one) - first(two),
    letter: (one, two) => first(one) - first(two) || price(one) - price(two),
    name: () => 0,
  };
  return [...cards].sort((one, two) => by[order](one, two) || one.name.localeCompare(two.name) || one.level - two.level);
}

/** Kinds in the order of the set, with how many of these cards are of each. */
export function kindsOf(cards: readonly Face[]): { kind: string; n: number }[] {
  const found = new Map<string, number>();
  for (const face of cards) found.set(face.kind, (found.get(face.kind) ?? 0) + 1);
  return [...found].map(([kind, n]) => ({ kind, n }));
}

/** The words in capitals that occur on some card. */
export function keywordsOf(cards: readonly Face[], symbols: readonly Meaning[]): Meaning[] {
  const used = new Set(cards.flatMap((face) => face.words ?? []));
  return symbols
    .filter((each) => each.sort === "keyword" && used.has(each.word))
    .sort((one, two) => one.name.localeCompare(two.name));
}
