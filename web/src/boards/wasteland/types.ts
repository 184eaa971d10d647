/** What the server sends of a battle, by short names. */
import type { Schemas } from "$lib/api/types";
import type { BoardProps } from "../contract";

export type BattleFixed = Schemas["BattleFixed"];
export type BattleScene = Schemas["BattleScene"];
export type BattleAnswer = Schemas["BattleAnswer"];
export type Piece = Schemas["TerrainPiece"];
export type Model = Schemas["ModelSeen"];
export type Marker = Schemas["MarkerSeen"];
export type Sight = Schemas["Sight"];
export type Way = Schemas["Way"];
export type Reach = Schemas["Reach"];
export type Ring = Schemas["Ring"];
export type Ruler = Schemas["Ruler"];
export type Odds = Schemas["AttackOdds"];
export type Briefing = Schemas["Briefing"];
export type Matrix = Schemas["Matrix"];
export type BattleProps = BoardProps<BattleFixed, BattleScene, BattleAnswer>;

/** A place on the table in millimetres; y grows to the north. */
export type Spot = readonly [number, number];

export const LETTERS = ["O", "Y", "R", "G", "B", "K"] as const;
