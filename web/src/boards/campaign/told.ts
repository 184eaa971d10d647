/** How a battle on a real table ended, as it is put together in a form. */
import type { CardFace, Person, ScenarioCard } from "./types";
import { UNKNOWN } from "./types";

export interface SeatTold {
  seat: number;
  removed: number[]; // models of each unit
  boosts: Record<string, number>;
  cards: Record<string, number>;
  degraded: boolean[];
  quest: boolean;
  owed: string[];
}

export interface Told {
  end: number; // its place among the scenario's
  rounds: number;
  seats: SeatTold[];
}

/** Those who fought, with forces that everybody knows by now. */
function fighters(players: readonly Person[]): Person[] {
  return players.filter((each) => each.army != null);
}

/** Nothing has been said yet: everything that was brought and not used up comes back. */
export function fresh(scenario: ScenarioCard, players: readonly Person[]): Told {
  return {
    end: 0,
    rounds: scenario.rounds,
    seats: fighters(players).map((player) => ({
      seat: player.seat,
      removed: (player.army?.units ?? []).map(() => 0),
      boosts: {},
      cards: counted(player.consumables ?? []),
      degraded: (player.army?.units ?? []).map(() => false),
      quest: false,
      owed: [],
    })),
  };
}

export function counted(ids: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of ids) found[id] = (found[id] ?? 0) + 1;
  return found;
}

function repeated(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .flatMap(([id, n]) => Array.from({ length: n }, () => id))
    .sort();
}

/** The move that tells it. */
export function moveOf(told: Told, scenario: ScenarioCard, players: readonly Person[]): string {
  const way = scenario.ends[told.end];
  const seats = told.seats.map((each) => {
    const units = players[each.seat]?.army?.units ?? [];
    const removed = each.removed.flatMap((n, place) => Array.from({ length: n }, () => place));
    const head = units.findIndex((unit) => unit.leader);
    return {
      seat: each.seat,
      removed,
      leader: (each.removed[head] ?? 0) > 0,
      boosts: repeated(each.boosts),
      cards: repeated(each.cards),
      degraded: each.degraded.flatMap((yes, place) => (yes ? [place] : [])),
      quest: each.quest,
      owed: [...each.owed].sort(),
    };
  });
  return `result ${JSON.stringify({ victor: way?.victor, level: way?.level, how: way?.how, seats, rounds: told.rounds })}`;
}

/** The boosts of somebody that one may name: those that were brought, where they may be known, else all there are. */
export function boostsOf(player: Person, cards: readonly CardFace[]): string[] {
  const brought = [...player.hand, ...player.extra];
  if (!brought.length) return [];
  return brought.includes(UNKNOWN) ? cards.filter((each) => each.kind === "boost").map((each) => each.id) : [...new Set(brought)];
}
