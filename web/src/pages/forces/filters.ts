/** Which cards the force builder shows, and in which order. */
import { folded } from "../library/linked";
import type { PoolCard } from "./types";

export interface Filter {
  words: string;
  faction: string;
  type: string;
  skill: string;
  most: number; // caps; 0: whatever it costs
}

export const EVERYTHING: Filter = { words: "", faction: "", type: "", skill: "", most: 0 };
export const ORDERS = ["caps", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** Everything that is written on a card, for a search. */
export function written(card: PoolCard): string {
  return folded([card.name, card.id, card.head ?? "", card.sort_name ?? "", ...(card.lines ?? [])].join(" "));
}

export function filtered(cards: readonly PoolCard[], filter: Filter): PoolCard[] {
  const wanted = folded(filter.words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (filter.faction && card.faction !== filter.faction) return false;
    if (filter.type && !card.types?.includes(filter.type)) return false;
    if (filter.skill && !card.skills?.includes(filter.skill)) return false;
    if (filter.most && card.caps > filter.most) return false;
    if (!wanted.length) return true;
    const text = written(card);
    return wanted.every((word) => text.includes(word));
  });
}

export function ordered(cards: readonly PoolCard[], order: Order): PoolCard[] {
  return [...cards].sort((one, two) => (order === "caps" ? one.caps - two.caps : 0) || one.name.localeCompare(two.name));
}
