/** The forces as rows of a tracker: health, what lies beside a model, who is out. */
import { STATUSES } from "./fields";
import type { Counted, Fighter, Ledger } from "./types";

export interface Mark {
  id: string; // condition, token or state
  n: number; // how many; 1 is not said
  bad: boolean;
}

export interface Row {
  token: number;
  name: string; // without the number on the token
  title: string; // with it
  unit: string;
  side: number;
  health: number;
  left: number;
  rads: number;
  status: (typeof STATUSES)[number];
  place: string;
  acting: boolean;
  leader: boolean;
  heroic: boolean;
  ai: boolean;
  seat: number;
  marks: Mark[];
}

export interface Side {
  side: number;
  name: string;
  rows: Row[]; // on the table, or waiting
  out: Row[]; // removed or escaped
}

/** What lies beside a model, what hurts it first. */
export function marksOf(fighter: Fighter, counted: Counted | undefined): Mark[] {
  const found: Mark[] = (fighter.conditions ?? []).map((id) => ({ id, n: 1, bad: true }));
  const count = (id: string, n: number | undefined, bad = false) => {
    if (n) found.push({ id, n, bad });
  };
  if (counted && counted.stuns && counted.stuns > 1) count("stuns", counted.stuns, true);
  count("rads", fighter.rads, true);
  count("points", fighter.points);
  count("reactions", fighter.reactions);
  count("boosts", (fighter.boosts ?? 0) + (counted?.energy_boosts ?? 0));
  count("luck", fighter.luck);
  count("criticals", Math.max(0, ...(fighter.criticals ?? [])));
  count("carrying", fighter.carrying?.length);
  if (fighter.power) found.push({ id: fighter.degraded ? "degraded" : "power", n: fighter.power_damage ?? 0, bad: !!fighter.degraded });
  return found;
}

export function rowsOf(ledger: Ledger): Row[] {
  const { sheet, names } = ledger;
  const counted = new Map(sheet.counted.map((each) => [each.id, each]));
  return (sheet.table.fighters ?? []).map((fighter) => {
    const beside = counted.get(fighter.id);
    const title = names[String(fighter.id)] ?? String(fighter.id);
    return {
      token: fighter.id,
      name: fighter.name || title.replace(` (${fighter.id})`, ""),
      title,
      unit: fighter.unit,
      side: fighter.side,
      health: beside?.health ?? 0,
      left: beside?.left ?? 0,
      rads: fighter.rads ?? 0,
      status: STATUSES.find((each) => each === fighter.status) ?? "unready",
      place: fighter.place ?? "table",
      acting: sheet.table.acting?.fighter === fighter.id,
      leader: !!fighter.leader,
      heroic: !!fighter.heroic,
      ai: !!fighter.ai,
      seat: beside?.seat ?? -1,
      marks: marksOf(fighter, beside),
    };
  });
}

/** Both forces, and what is nobody's; `own` comes first. */
export function sidesOf(ledger: Ledger, own: readonly number[] = []): Side[] {
  const rows = rowsOf(ledger);
  const out = (row: Row) => row.place === "removed" || row.place === "escaped";
  const found = [0, 1, 2].map((side) => ({
    side,
    name: ledger.sides[side] ?? "",
    rows: rows.filter((row) => row.side === side && !out(row)),
    out: rows.filter((row) => row.side === side && out(row)),
  }));
  const mine = own.length === 1 ? own[0]! : 0;
  found.sort((one, two) => (one.side === mine ? -1 : two.side === mine ? 1 : one.side - two.side));
  return found.filter((each) => each.side < 2 || each.rows.length + each.out.length > 0);
}

/** The sides of the seats that somebody plays. */
export function ownSides(ledger: Ledger, seats: readonly number[]): number[] {
  return [...new Set(seats.map((seat) => ledger.sheet.sides?.[seat]).filter((side): side is number => side !== undefined))];
}

/** The first numbers that no token has yet. */
export function freeTokens(ledger: Ledger, count: number): number[] {
  const taken = new Set(Object.keys(ledger.names).map(Number));
  const found: number[] = [];
  for (let token = 1; found.length < count; token++) if (!taken.has(token)) found.push(token);
  return found;
}

/** The hue of a side: a colour with its shape. */
export const hueOf = (side: number): number => [0, 2, 3][side] ?? 3;
