/** Which of the offers comes first, and which stages leave something to chance. */
import type { Offer } from "./types";

/** One of several falls: a token, a face of the die, one of several that are equally good, an edge. */
export const CHOICES: readonly string[] = ["draw", "die", "edge", "role", "pick"];

const FIRST = ["attack", "worked", "done", "activate", "end", "turn", "pass", "noticed"];

/** The offer of the main button. */
export function firstOf(offers: readonly Offer[]): Offer | undefined {
  for (const id of FIRST) {
    const found = offers.find((offer) => offer.id === id);
    if (found) return found;
  }
  return offers[0];
}
