/** What the server says of decks, by short names. */
import type { Schemas } from "$lib/api/types";

export type Sent = Required<Schemas["DeckSent"]>;
export type Format = Sent["format"];
export type Judged = Schemas["DeckJudged"];
export type Finding = Schemas["DeckFinding"];
export type Pool = Schemas["CardPool"];
export type Ready = Schemas["ReadyDeck"];
export type Row = Schemas["DeckRow"];
export type Kept = Schemas["DeckGiven"];
export type Hand = Schemas["HandDrawn"];
export type { Face, Meaning } from "../../boards/tragic/types";

export const GAME = "tragic";
