/** What the server sends of Shelter, by short names. */
import type { Schemas } from "$lib/api/types";
import type { BoardProps, ChoiceProps, FigureProps } from "../contract";

export type ShelterFixed = Schemas["ShelterFixed"];
export type ShelterScene = Schemas["ShelterScene"];
export type Cards = ShelterFixed["cards"];
export type RoomCard = Cards["rooms"][number];
export type ItemCard = Cards["items"][number];
export type ThreatCard = Cards["threats"][number];
export type LiftCard = Cards["lifts"][number];
export type Face = ThreatCard["face"];
export type Mark = NonNullable<Face["cost"]>[number];
export type Floor = ShelterScene["floors"][number];
export type Place = NonNullable<Floor["places"][number]>;
export type Spot = Place["spaces"][number];
export type Dweller = NonNullable<Spot["dwellers"]>[number];
export type PlayerScene = ShelterScene["players"][number];
export type ShelterProps = BoardProps<ShelterFixed, ShelterScene>;
export type ShelterChoice = ChoiceProps<ShelterProps>;
export type ShelterFigure = FigureProps<ShelterProps>;

export const RESOURCES = ["energy", "food", "water"] as const;
