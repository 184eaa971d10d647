/** Life, radiation and critical hits of those who duel: it adds up what the server says they change. */
import type { Schemas } from "$lib/api/types";

export type Data = Schemas["TragicBeside"];

export interface Fighter {
  name: string;
  life: number;
  radiation: number;
  traits: string[];
  more: number; // of the maximum, by other cards
}

export interface Duel {
  fighters: Fighter[];
}

/** What traits and radiation change. */
export function changes(data: Data, fighter: Fighter): { hp: number; critical: number; factor: number } {
  const all = [
    ...data.traits.filter((trait) => fighter.traits.includes(trait.id)),
    ...data.levels.filter((level) => level.level <= fighter.radiation),
  ].map((each) => each.changes);
  const total = (of: "hp" | "critical" | "factor") => all.reduce((sum, each) => sum + (each[of] ?? 0), 0);
  return { hp: total("hp"), critical: total("critical"), factor: total("factor") };
}

export function maximum(data: Data, fighter: Fighter): number {
  return Math.max(1, data.hp + changes(data, fighter).hp + fighter.more);
}

/** Life never exceeds the maximum, also where that falls (TR-A3, TR-A4). */
export function settled(data: Data, fighter: Fighter): Fighter {
  return { ...fighter, life: Math.min(fighter.life, maximum(data, fighter)) };
}

/** How many critical chances there are; nobody has any where a trait on the table forbids critical hits. */
export function chances(data: Data, duel: Duel, at: number): number {
  const fighter = duel.fighters[at];
  const worn = new Set(duel.fighters.flatMap((each) => each.traits));
  if (!fighter || data.traits.some((trait) => trait.changes.never && worn.has(trait.id))) return 0;
  return Math.max(0, data.criticals.usual + changes(data, fighter).critical);
}

export function factor(data: Data, fighter: Fighter): number {
  return data.factor + changes(data, fighter).factor;
}

export function fresh(data: Data | null, n = 2, before: readonly Fighter[] = []): Duel {
  const fighters = Array.from({ length: n }, (_, at) => {
    const known = before[at];
    return { name: known?.name ?? "", life: data?.hp ?? 100, radiation: 0, traits: known?.traits ?? [], more: 0 };
  });
  return { fighters: data ? fighters.map((each) => ({ ...each, life: maximum(data, each) })) : fighters };
}
