/** The duel as the board draws it: what lies where, and what can be done there. */
import type { Choice, Question } from "$lib/api/types";
import type { Chosen, Face, InHand, Meaning, Side, Standing, TragicFixed, TragicScene } from "./types";

export interface Book {
  face: (id: string) => Face | undefined;
  symbols: readonly Meaning[];
  /** What a word of the game is called, by its sort: letter, kind, place, window, phase, timing. */
  name: (sort: string, word: string) => string;
  meaning: (sort: string, word: string) => Meaning | undefined;
}

const books = new WeakMap<TragicFixed, Book>();

/** The cards and signs of a match by their ids. */
export function bookOf(fixed: TragicFixed): Book {
  const known = books.get(fixed);
  if (known) return known;
  const faces = new Map((fixed.cards ?? []).map((face) => [face.id, face]));
  const symbols = fixed.symbols ?? [];
  const meanings = new Map(symbols.map((each) => [`${each.sort} ${each.word}`, each]));
  const meaning = (sort: string, word: string) => meanings.get(`${sort} ${word}`);
  const book: Book = { face: (id) => faces.get(id), symbols, meaning, name: (sort, word) => meaning(sort, word)?.name ?? word };
  books.set(fixed, book);
  return book;
}

/** The seat below: the reader's own, a spectator sees the first one there. */
const nearSeat = (scene: TragicScene): number => scene.seat ?? 0;

export function sidesOf(scene: TragicScene): { near: Side | undefined; far: Side | undefined } {
  const seat = nearSeat(scene);
  return { near: scene.sides?.find((side) => side.seat === seat), far: scene.sides?.find((side) => side.seat !== seat) };
}

export type Offers = ReadonlyMap<string, readonly Choice[]>;

/** What can be chosen at each word of the table. */
export function offersOf(question: Question | null): Offers {
  const found = new Map<string, Choice[]>();
  for (const choice of question?.asked ? (question.choices ?? []) : [])
    for (const word of new Set([...(choice.at ?? []), ...(choice.who ?? [])])) {
      const there = found.get(word);
      if (there) there.push(choice);
      else found.set(word, [choice]);
    }
  return found;
}

export interface Zones {
  allies: Standing[];
  things: Standing[]; // what is neither an ally nor worn
}

/** What stands in front of a player. */
export function zonesOf(side: Side): Zones {
  const worn = new Set(Object.values(side.body ?? {}));
  const all = side.permanents ?? [];
  return { allies: all.filter((each) => each.ally), things: all.filter((each) => !each.ally && !worn.has(each.at)) };
}

/** How wide the cards of a row are: they shrink before the row scrolls. */
export function cardWidth(n: number, room: number, most: number, least: number, gap = 8): number {
  if (n === 0) return most;
  return Math.max(least, Math.min(most, Math.floor((room - gap * (n - 1)) / n)));
}

/** Whether numbers of an ally differ from the printed ones. */
export const isChanged = (face: Face | undefined, now: Standing): boolean =>
  face !== undefined && ((now.attack ?? 0) !== (face.attack ?? 0) || (now.health ?? 0) !== (face.health ?? 0));

/** The words of an ally: the first one, and how many more. */
export function keywordsOf(now: Standing): string {
  const words = now.keywords ?? [];
  const [first] = words;
  if (!first) return "";
  const name = first.text || first.name;
  return words.length > 1 ? `${name} +${words.length - 1}` : name;
}

/** When a card or an ability can be used: what is written on its tag. */
export type Timing = "now" | "lay" | "turn" | "any" | "upkeep";

export const timingOf = (card: InHand): Timing => (card.timing ?? "turn") as Timing;

/** The tag of a permanent or a skill with abilities; empty: it has none that is used. */
export function useTiming(thing: Standing | Chosen): Timing | "" {
  const uses = thing.uses ?? [];
  const now = uses.find((each) => each.timing === "now");
  return ((now ?? uses[0])?.timing ?? "") as Timing | "";
}

/** The places of the body as they lie on the mat, row by row. */
export const BODY: readonly (readonly string[])[] = [
  ["back", "head", "frame"],
  ["right-arm", "torso", "left-arm"],
  ["right-hand", "", "left-hand"],
  ["right-leg", "", "left-leg"],
];

/** The highest level of the radiation track. */
export const TRACK = 10;

export const PHASES = ["disengage", "draw", "upkeep", "main", "end"] as const;
