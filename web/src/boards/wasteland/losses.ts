/** What a battle has cost each side. */
import type { BattleScene, Model } from "./types";

export interface Losses {
  side: number;
  models: Model[]; // those that are left first, then those that got away
  lost: number; // caps of those that are out of it
  caps: number; // of all
}

const ORDER = ["table", "waiting", "escaped", "removed"];

export function lossesOf(scene: BattleScene): Losses[] {
  return (scene.sides ?? []).map(({ number: side }) => {
    const models = (scene.models ?? []).filter((each) => each.side === side && !each.thing);
    models.sort((a, b) => ORDER.indexOf(a.place) - ORDER.indexOf(b.place));
    const sum = (some: readonly Model[]) => some.reduce((all, each) => all + (each.caps ?? 0), 0);
    return { side, models, lost: sum(models.filter((each) => each.place === "removed")), caps: sum(models) };
  });
}
