/** The odds of a fight, as the server counts them. */
import type { Mark } from "./types";

export interface Odds {
  wins: number;
  of: number;
  helped: [item: string, wins: number][];
  won: Mark[];
  lost: Mark[];
}

const KINDS: Record<string, string> = { wounded: "wound" };

const marks = (of: unknown): Mark[] =>
  Object.entries((of ?? {}) as Record<string, number>).map(([kind, n]) => ({ kind: KINDS[kind] ?? kind, n }));

/** What there is to draw; null where nothing is rolled. */
export function oddsOf(given: unknown): Odds | null {
  const odds = (given ?? {}) as Record<string, unknown>;
  if (typeof odds.wins !== "number" || typeof odds.of !== "number") return null;
  const helped = Object.entries(odds.with ?? {});
  return { wins: odds.wins, of: odds.of, helped, won: marks(odds.won), lost: marks(odds.lost) };
}
