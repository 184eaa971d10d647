/** A force with something more, less or different; the server says what the rules think of it. */
import type { Finding, Pool, PoolCard, Sent, UnitSent } from "./types";

export const EMPTY: Sent = { name: "", units: [], boosts: [] };
export const STANDARD = 750; // the usual limit in caps, for a force that begins
export const MOST_MODELS = 20;
export const MOST_COPIES = 20;

const BARE: UnitSent = { unit: "", count: 1, weapons: [], items: [], mods: [], leader: "", heroic: false, perks: [] };
const LISTS = { weapon: "weapons", item: "items", mod: "mods", perk: "perks" } as const;
export type Carried = keyof typeof LISTS;

/** A unit as the server gives it, with every part. */
export function wholeUnit(given: Partial<UnitSent>): UnitSent {
  return { ...BARE, ...given };
}

/** A force as the server gives it, with every part. */
export function whole(given: { name?: string; units?: Partial<UnitSent>[]; boosts?: string[] }): Sent {
  return { name: given.name ?? "", units: (given.units ?? []).map(wholeUnit), boosts: given.boosts ?? [] };
}

/** A force with a unit more, with the equipment that is printed for it. */
export function withUnit(force: Sent, card: PoolCard, pool: Pool): Sent {
  const kinds = new Map(pool.cards.map((each) => [each.id, each.kind]));
  const printed = card.standard ?? [];
  const weapons = printed.filter((id) => kinds.get(id) === "weapon");
  const items = printed.filter((id) => kinds.get(id) === "item");
  return { ...force, units: [...force.units, wholeUnit({ unit: card.id, weapons, items })] };
}

export function changedUnit(force: Sent, at: number, change: Partial<UnitSent>): Sent {
  return { ...force, units: force.units.map((unit, place) => (place === at ? { ...unit, ...change } : unit)) };
}

export function withoutUnit(force: Sent, at: number): Sent {
  return { ...force, units: force.units.filter((_, place) => place !== at) };
}

/** The same unit once more, behind the first; there is one leader card. */
export function copied(force: Sent, at: number): Sent {
  const twin = { ...force.units[at]!, leader: "" };
  return { ...force, units: force.units.flatMap((unit, place) => (place === at ? [unit, twin] : [unit])) };
}

export function counted(force: Sent, at: number, count: number): Sent {
  return changedUnit(force, at, { count: Math.max(1, Math.min(MOST_MODELS, count)) });
}

/** A unit with a card more; what is the same stands together. */
export function withCard(force: Sent, at: number, kind: Carried, entry: string): Sent {
  const list = force.units[at]![LISTS[kind]];
  if (list.filter((each) => each === entry).length >= MOST_COPIES) return force;
  const last = list.lastIndexOf(entry);
  const more = last < 0 ? [...list, entry] : [...list.slice(0, last + 1), entry, ...list.slice(last + 1)];
  return changedUnit(force, at, { [LISTS[kind]]: more });
}

/** A unit with a card less: an entry, or a mod wherever it is fitted. */
export function withoutCard(force: Sent, at: number, kind: Carried, entry: string): Sent {
  const list = force.units[at]![LISTS[kind]];
  const place = list.findLastIndex((each) => each === entry || each.startsWith(`${entry} `));
  return place < 0 ? force : changedUnit(force, at, { [LISTS[kind]]: list.toSpliced(place, 1) });
}

/** How often a unit has a card. */
export function copies(unit: UnitSent, kind: Carried, id: string): number {
  return unit[LISTS[kind]].filter((each) => each === id || each.startsWith(`${id} `)).length;
}

/** One unit leads, and nobody else; an empty id takes the leader card away. */
export function led(force: Sent, at: number, leader: string): Sent {
  return { ...force, units: force.units.map((unit, place) => ({ ...unit, leader: place === at ? leader : "" })) };
}

/** The weapons of a unit that a mod could go on, each once. */
export function places(unit: UnitSent, mod: PoolCard, cards: ReadonlyMap<string, PoolCard>): string[] {
  return [...new Set(unit.weapons)].filter((id) => mod.fits?.includes(cards.get(`weapon:${id}`)?.sort ?? ""));
}

/** The force with one fault less, where a single change does it; null: somebody has to choose. */
export function mended(force: Sent, finding: Finding): Sent | null {
  const at = finding.at ?? -1;
  const card = finding.card ?? "";
  switch (finding.fix) {
    case "one":
      return changedUnit(force, at, { count: 1 });
    case "unit":
      return withoutUnit(force, at);
    case "leaders": {
      const first = force.units.findIndex((unit) => unit.leader);
      return led(force, first, force.units[first]?.leader ?? "");
    }
    case "boost":
      return { ...force, boosts: force.boosts.slice(0, -1) };
    case "card": {
      if (at < 0) return { ...force, boosts: force.boosts.filter((id) => id !== card) };
      const unit = force.units[at]!;
      if (unit.leader === card) return changedUnit(force, at, { leader: "" });
      const kind = (Object.keys(LISTS) as Carried[]).find((each) => copies(unit, each, card));
      return kind ? withoutCard(force, at, kind, card) : null;
    }
    default:
      return null;
  }
}
