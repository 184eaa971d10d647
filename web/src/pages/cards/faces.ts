/** What cards show, by their game and kind: the server leaves a face open, here its shape has a name. */
import type { Schemas } from "$lib/api/types";
import type { ItemCard, LiftCard, RoomCard, ThreatCard } from "../../boards/shelter/types";
import type { Face } from "../../boards/tragic/types";

type Card = Schemas["CardShown"];

export interface Faces {
  room: RoomCard;
  item: ItemCard;
  threat: ThreatCard;
  lift: LiftCard;
  tragic: Face;
  unit: { types?: string[]; numbers?: Schemas["UnitNumber"][] };
}

const kindOf = (game: string, card: Card): string => (game === "tragic" ? game : card.kind);

/** The face of a card where it is of that kind; else null. */
export function faceOf<K extends keyof Faces>(game: string, card: Card, kind: K): Faces[K] | null {
  return kindOf(game, card) === kind ? ((card.face ?? {}) as unknown as Faces[K]) : null;
}
