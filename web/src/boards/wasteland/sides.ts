/** Colour and shape of everybody on the table: a seat has its own, the AI and nobody's side have theirs. */
import { inkOf, shapeOf, type Shape } from "$lib/art/hues";
import type { BattleScene, Model } from "./types";

export interface Look {
  ink: string;
  shape: Shape;
}

/** The first hue that nobody at the table has. */
function spare(hues: readonly number[], wanted: number): number {
  const order = [wanted, 2, 3, 1, 0];
  return order.find((hue) => !hues.includes(hue)) ?? wanted;
}

export function hueOf(scene: BattleScene, side: number, seat: number): number {
  const hues = scene.hues ?? [];
  if (seat >= 0) return hues[seat] ?? seat;
  if (side < 2 && scene.sides?.every((each) => each.ai || each.number > 1)) return side ? 2 : 0; // nobody plays
  const ai = spare(hues, 2);
  if (side > 1) return spare([...hues, ai], 3);
  const owner = scene.sides?.find((each) => each.number === side)?.seats?.[0];
  return owner === undefined ? ai : (hues[owner] ?? owner);
}

export function lookOf(scene: BattleScene, model: Model): Look {
  const hue = hueOf(scene, model.side, model.seat);
  return { ink: inkOf(hue), shape: shapeOf(hue) };
}

/** Whether a side is the reader's; a spectator has none. */
export function isOwnSide(scene: BattleScene, side: number): boolean {
  const seat = scene.seat ?? -1;
  return scene.sides?.find((each) => each.number === side)?.seats?.includes(seat) ?? false;
}

/** The reader's own model that is to do something; empty: none is. */
export function ownActing(scene: BattleScene): string {
  const model = scene.models?.find((each) => each.at === scene.acting);
  return model && (scene.round ?? 0) > 0 && isOwnSide(scene, model.side) ? model.at : "";
}
