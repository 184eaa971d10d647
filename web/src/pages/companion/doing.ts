/** What the one main button offers: the next thing, or the sheet where it is chosen. */
import type { Act, Next, Open } from "./types";

export interface Offer {
  label: string; // of the catalogue
  args: Record<string, string | number>;
  acts: Act[]; // to enter at once …
  open: Open | null; // … or the sheet to open …
  draw: "events" | null; // … or a card to draw
  begin: Act | null; // … or an act that may need dice
  ai: boolean; // … or the AI's own page
}

interface Told {
  next: Next;
  round: number;
  names: Record<string, string>;
  sides: readonly string[];
  ai: boolean; // whether the AI has its own panel for this
}

const NOTHING: Offer = { label: "", args: {}, acts: [], open: null, draw: null, begin: null, ai: false };

export function offerOf({ next, round, names, sides, ai }: Told): Offer {
  const side = next.side ?? -1;
  const tokens = next.tokens ?? [];
  const name = tokens.length === 1 ? (names[String(tokens[0])] ?? "") : "";
  const sideName = sides[side] ?? "";
  if (ai) return { ...NOTHING, label: "companion-do-ai", ai: true };
  switch (next.what) {
    case "field":
      return { ...NOTHING, label: "companion-do-field", open: { sheet: "field" } };
    case "round":
      if (side < 0) return { ...NOTHING, label: "companion-do-round", args: { n: round + 1 }, open: { sheet: "pick", what: "round" } };
      return { ...NOTHING, label: "companion-do-round", args: { n: round + 1 }, acts: [{ is: "round", advantage: side }] };
    case "event":
      return { ...NOTHING, label: "companion-do-event", draw: "events" };
    case "token":
      return { ...NOTHING, label: "companion-do-token", open: { sheet: "pick", what: "token" } };
    case "ready":
      if (tokens.length === 1) return { ...NOTHING, label: "companion-do-ready-one", args: { name }, acts: [{ is: "ready", token: tokens[0]! }] };
      return { ...NOTHING, label: "companion-do-ready", open: { sheet: "pick", what: "ready" } };
    case "activate":
      if (tokens.length === 1) return { ...NOTHING, label: "companion-do-activate-one", args: { name }, begin: { is: "activate", token: tokens[0]! } };
      return { ...NOTHING, label: "companion-do-activate", open: { sheet: "pick", what: "activate" } };
    case "act":
      return { ...NOTHING, label: "companion-do-end", args: { name }, acts: [{ is: "end", token: tokens[0]! }] };
    case "turn":
      return { ...NOTHING, label: "companion-do-turn", args: { side: sideName }, acts: [{ is: "turn", side }] };
    case "finish":
      return { ...NOTHING, label: "companion-do-finish", open: { sheet: "end" } };
    case "over":
      return { ...NOTHING, label: "companion-do-over", open: { sheet: "end" } };
    default:
      return { ...NOTHING, label: "companion-do-begin" };
  }
}

/** The side that comes when the next one passes; null where nobody may pass. */
export function holdOf(next: Next, toDo: readonly boolean[]): Act | null {
  if (!next.hold || next.side === undefined || next.side < 0) return null;
  const other = next.side === 0 ? 1 : 0;
  return { is: "turn", side: toDo[other] ? other : next.side };
}

/** One of several, by chance of the device. */
export function oneOf<T>(rows: readonly T[], random: () => number = Math.random): T | undefined {
  return rows[Math.floor(random() * rows.length)];
}
