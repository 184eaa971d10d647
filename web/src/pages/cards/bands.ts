/** The ink of a card's band: what kind of card it is, never alone a meaning. */
import type { Schemas } from "$lib/api/types";

const SHELTER: Record<string, string> = { room: "soil", lift: "rust", item: "shade", threat: "red" };
const TRAGIC: Record<string, string> = {
  ability: "mustard",
  attack: "red",
  action: "night",
  quest: "night",
  reaction: "sky",
  ally: "green",
  companion: "green",
  trait: "soil",
  skill: "soil",
};
const WASTELAND: Record<string, string> = {
  unit: "green",
  weapon: "red",
  item: "mustard",
  leader: "sky",
  danger: "night",
  ai: "soil",
  perk: "green",
  boost: "sky",
  event: "red",
  exploration: "mustard",
  quest: "rust",
};
const GAMES: Record<string, Record<string, string>> = { shelter: SHELTER, tragic: TRAGIC, wasteland: WASTELAND };

export function bandOf(game: string, card: Schemas["CardShown"]): string {
  return GAMES[game]?.[card.kind] ?? "rust";
}
