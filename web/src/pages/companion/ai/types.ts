/** What the AI's panel draws, as the desk gives it. */
import type { Act, Ledger } from "$lib/companion/desk";

export type { Act } from "$lib/companion/desk";
export type Ai = NonNullable<Ledger["ai"]>;
export type Thing = NonNullable<Ai["who"]>;
export type Question = NonNullable<Ai["question"]>;
export type Told = NonNullable<Ai["told"]>;
export type Offer = NonNullable<Ai["buttons"]>[number];
export type Line = NonNullable<Ai["trail"]>[number];
export type RulerData = NonNullable<Ai["rulers"]>[number];
export type Deed = Extract<Act, { is: "done" }>;
export type Strike = Extract<Act, { is: "strike" }>;
