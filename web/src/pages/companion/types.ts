/** The names that the pages of the companion use for what the desk gives. */
import type { Ledger, Lists, Sheet } from "$lib/companion/desk";

export type { Act, Deck, Drawn, Given, Hand, Ledger, Line, Lists, Sheet, Tried, Written } from "$lib/companion/desk";
export type Fighter = NonNullable<Sheet["table"]["fighters"]>[number];
export type Counted = Sheet["counted"][number];
export type Held = Sheet["held"][number];
export type Marked = Sheet["markers"][number];
export type Next = NonNullable<Ledger["next"]>;
export type Card = Lists["items"][number];
export type Weapon = Lists["weapons"][number];
export type Scenario = Lists["scenarios"][number];
export type Unit = Lists["units"][number];
export type Word = Lists["conditions"][number];
export type Die = Lists["dice"][number];

/** An act while somebody still changes what it says. */
export type Loose = Record<string, unknown> & { is: string };

/** Which sheet lies over the battle. */
export type Open =
  | { sheet: "model"; token: number }
  | { sheet: "attack"; token: number }
  | { sheet: "test"; token: number }
  | { sheet: "pick"; what: "ready" | "activate" | "token" | "round" }
  | { sheet: "throw"; act: Loose }
  | { sheet: "cards"; tab: "events" | "items" | "dangers" | "hand" }
  | { sheet: "markers" }
  | { sheet: "notes" }
  | { sheet: "history" }
  | { sheet: "table" }
  | { sheet: "field" }
  | { sheet: "end" };
