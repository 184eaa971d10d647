/** What the server sends of a campaign, by short names. */
import type { Schemas } from "$lib/api/types";
import type { BoardProps } from "../contract";

export type CampaignFixed = Schemas["CampaignFixed"];
export type CampaignScene = Schemas["CampaignScene"];
export type CampaignAnswer = Schemas["CampaignAnswer"];
export type StructureCard = Schemas["StructureCard"];
export type PerkCard = Schemas["PerkCard"];
export type CardFace = Schemas["CampaignCard"];
export type ScenarioCard = Schemas["ScenarioCard"];
export type Station = Schemas["Station"];
export type Person = Schemas["Person"];
export type Settlement = Schemas["SettlementScene"];
export type Changed = Schemas["Changed"];
export type Muster = Schemas["Muster"];
export type Offer = Schemas["Offer"];
export type CampaignProps = BoardProps<CampaignFixed, CampaignScene, CampaignAnswer>;

/** What others may not know. */
export const UNKNOWN = "?";
