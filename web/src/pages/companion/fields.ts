/** What can be changed in an entry that was wrong, or put in where one was forgotten. */
import type { Act, Loose } from "./types";

export type Sort =
  | { sort: "token" | "step" | "condition" | "item" | "danger" | "event" | "weapon" | "side" | "text" | "switch" | "tested" | "unit"; least?: number; most?: number }
  | { sort: "word"; words: readonly string[] }; // of the catalogue: companion-word-…

export type Field = { name: string } & Sort;

const TOKEN: Field = { name: "token", sort: "token" };
const PLACES = ["table", "waiting", "removed", "escaped"] as const;
export const STATUSES = ["unready", "ready", "used"] as const;
export const TALLIES = ["points", "luck", "reactions", "boosts", "energy-boosts", "power-damage", "bonus"] as const;

const FIELDS: Record<string, readonly Field[]> = {
  hurt: [TOKEN, { name: "wounds", sort: "step", least: -20, most: 20 }, { name: "rads", sort: "step", least: -20, most: 20 }],
  condition: [TOKEN, { name: "condition", sort: "condition" }, { name: "on", sort: "switch" }],
  tally: [TOKEN, { name: "what", sort: "word", words: TALLIES }, { name: "by", sort: "step", least: -20, most: 20 }],
  put: [TOKEN, { name: "place", sort: "word", words: PLACES }],
  status: [TOKEN, { name: "status", sort: "word", words: STATUSES }],
  ready: [TOKEN],
  activate: [TOKEN],
  end: [TOKEN],
  spend: [{ name: "by", sort: "step", least: -2, most: 2 }],
  round: [{ name: "advantage", sort: "side" }],
  turn: [{ name: "side", sort: "side" }],
  strike: [TOKEN, { name: "target", sort: "token" }, { name: "weapon", sort: "weapon" }, { name: "cover", sort: "step", least: 0, most: 9 }, { name: "long", sort: "switch" }, { name: "close", sort: "switch" }, { name: "quick", sort: "switch" }],
  try: [TOKEN, { name: "of", sort: "tested" }, { name: "more", sort: "step", least: -20, most: 20 }, { name: "quick", sort: "switch" }],
  find: [TOKEN, { name: "card", sort: "item" }],
  use: [TOKEN, { name: "card", sort: "item" }],
  danger: [TOKEN, { name: "card", sort: "danger" }],
  event: [{ name: "card", sort: "event" }],
  flip: [{ name: "card", sort: "event" }],
  degrade: [TOKEN, { name: "on", sort: "switch" }],
  count: [{ name: "word", sort: "text" }, { name: "by", sort: "step", least: -99, most: 99 }],
  note: [{ name: "text", sort: "text" }],
  rename: [TOKEN, { name: "name", sort: "text" }],
};

/** Which entries can be put in later. */
export const INSERTED = ["hurt", "condition", "tally", "put", "status", "strike", "try", "find", "use", "danger", "event", "note", "ready", "activate", "end"] as const;

export function fieldsOf(kind: string): readonly Field[] {
  return FIELDS[kind] ?? [];
}

/** Entries with dice: what was thrown is asked again when something else is said of them. */
export const thrown = (kind: string): boolean => ["strike", "try", "activate", "use", "danger"].includes(kind);

/** A new act of a kind, as it is before anything is said. */
export function freshAct(kind: string, token: number, book: { item: string; danger: string; event: string }): Loose {
  const act: Loose = { is: kind };
  for (const field of fieldsOf(kind)) {
    if (field.sort === "token") act[field.name] = token;
    else if (field.sort === "step") act[field.name] = field.name === "wounds" || field.name === "by" ? 1 : 0;
    else if (field.sort === "word") act[field.name] = field.words[0];
    else if (field.sort === "switch") act[field.name] = field.name === "on";
    else if (field.sort === "side") act[field.name] = 0;
    else if (field.sort === "item" || field.sort === "danger" || field.sort === "event") act[field.name] = book[field.sort];
    else if (field.sort === "condition") act[field.name] = "stunned";
    else if (field.sort === "tested") act[field.name] = "luck";
    else act[field.name] = "";
  }
  return act;
}

/** An act with one thing said differently; its throws are gone, because they were for another one. */
export function changed(act: Loose, name: string, value: unknown): Loose {
  const { answers: _, ...rest } = act;
  return { ...(thrown(act.is) ? rest : act), [name]: value };
}

export const asAct = (act: Loose): Act => act as unknown as Act;
