/** The motif of a card, where its board has one. */
import type { Schemas } from "$lib/api/types";
import type { IconData } from "$lib/icon/icon";
import { typeSign } from "../../boards/wasteland/icons";
import { faceOf } from "./faces";
import { itemIcon, roomIcon, threatIcon, UI } from "../../boards/shelter/icons";

const SHELTER: Record<string, (id: string) => IconData> = {
  room: roomIcon,
  item: itemIcon,
  threat: threatIcon,
  lift: () => UI.lift,
};

export function motifOf(game: string, card: Schemas["CardShown"]): IconData | null {
  const unit = game === "wasteland" ? faceOf(game, card, "unit") : null;
  if (unit) return typeSign(unit.types ?? []);
  return game === "shelter" ? (SHELTER[card.kind]?.(card.id) ?? null) : null;
}
