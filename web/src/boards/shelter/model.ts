/** The table as the board draws it: what lies where, what it shows, and what can be done there. */
import type { Choice, Question } from "$lib/api/types";
import type { Face, Floor, ItemCard, LiftCard, Place, RoomCard, ShelterFixed, ShelterScene, ThreatCard } from "./types";

export interface Deck {
  room: (id: string) => RoomCard | undefined;
  item: (id: string) => ItemCard | undefined;
  threat: (id: string) => ThreatCard | undefined;
  lift: (colour: string) => LiftCard | undefined;
  letter: (letter: string) => string;
}

const decks = new WeakMap<ShelterFixed, Deck>();

/** The cards of a match by their ids. */
export function deckOf(fixed: ShelterFixed): Deck {
  let deck = decks.get(fixed);
  if (!deck) decks.set(fixed, (deck = sorted(fixed)));
  return deck;
}

function sorted(fixed: ShelterFixed): Deck {
  const by = <T extends { id: string }>(cards: readonly T[]) => {
    const found = new Map(cards.map((card) => [card.id, card]));
    return (id: string) => found.get(id);
  };
  const letters = new Map(fixed.cards.letters.map((each) => [each.letter, each.name]));
  return {
    room: by(fixed.cards.rooms),
    item: by(fixed.cards.items),
    threat: by(fixed.cards.threats),
    lift: by(fixed.cards.lifts),
    letter: (letter) => letters.get(letter) ?? letter,
  };
}

/** What a space of a room shows: its threat's face, else its own. */
export function faceAt(deck: Deck, place: Place, at: number): Face | undefined {
  const threat = place.spaces[at]?.threat;
  return threat ? deck.threat(threat)?.face : deck.room(place.room)?.spaces?.[at];
}

/** The elevator of a floor, by its owner's colour. */
export function liftOf(deck: Deck, scene: ShelterScene, floor: Floor): LiftCard | undefined {
  const owner = floor.owner === null ? undefined : scene.players[floor.owner];
  return deck.lift(owner ? owner.colour : "start");
}

/** The word of a place: `1c`, from the left a to f. */
export const placeWord = (floor: number, at: number): string => `${floor}${"abcdef"[at] ?? "a"}`;

/** The numbers of the dice that meet a place; the columns of each of its spaces. */
export function columnsAt(fixed: ShelterFixed, floor: Floor, at: number): string[] {
  const place = floor.places[at];
  if (place) return place.spaces.map((spot) => (spot.columns ?? []).join(" · ") || "–");
  return (fixed.cards.columns[at] ?? []).map(String);
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

/** The colour and shape of a seat. */
export const hueOf = (scene: ShelterScene, seat: number): number => scene.hues?.[seat] ?? seat;

/** The seats from the viewer's own on, in the order of play. */
export function seatsFrom(seat: number | null, seats: number): number[] {
  const first = seat ?? 0;
  return Array.from({ length: seats }, (_, n) => (first + n) % seats);
}
