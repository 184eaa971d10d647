/** What the server says of forces, by short names. */
import type { Schemas } from "$lib/api/types";

export type UnitSent = Required<Schemas["UnitSent"]>;
export type Sent = { name: string; units: UnitSent[]; boosts: string[] };
export type Judged = Schemas["ForceJudged"];
export type Made = Schemas["UnitMade"];
export type Finding = Schemas["ForceFinding"];
export type Pool = Schemas["ForcePool"];
export type PoolCard = Schemas["PoolCard"];
export type Figure = Schemas["UnitNumber"];
export type Ready = Schemas["ReadyForce"];
export type Row = Schemas["ForceRow"];
export type Kept = Schemas["ForceGiven"];
export type Refused = Schemas["CardRefused"];
export type Prices = NonNullable<Schemas["AskForce"]["prices"]>;

export const GAME = "wasteland";
