/** What the signs of the aid look like on the cards. */
import type { IconData } from "$lib/icon/icon";
import bottle from "~icon/game-icons/soda-can";
import burst from "~icon/game-icons/explosion-rays";
import star from "~icon/game-icons/round-star";
import type { Mark } from "../../boards/shelter/types";

export interface Row {
  sort: "cost" | "gain";
  marks: Mark[];
}

const gain = (...marks: Mark[]): Row => ({ sort: "gain", marks });
const cost = (...marks: Mark[]): Row => ({ sort: "cost", marks });

/** Rows of symbols, as the board of Shelter draws them. */
export const ROWS: Record<string, Row> = {
  resource: gain({ kind: "energy" }, { kind: "food" }, { kind: "water" }),
  any: gain({ kind: "any" }),
  happiness: gain({ kind: "happiness" }),
  trade: gain({ kind: "trade", give: { food: 1 }, take: { water: 1 } }),
  first: gain({ kind: "first" }),
  item: gain({ kind: "item" }),
  ready: gain({ kind: "ready" }),
  refresh: gain({ kind: "refresh", arg: "items" }),
  build: gain({ kind: "build" }),
  "build-cost": cost({ kind: "build" }),
  dweller: gain({ kind: "dweller" }),
  training: gain({ kind: "train" }),
  wound: cost({ kind: "wound" }),
  heal: gain({ kind: "heal" }),
};

export const ICONS: Record<string, IconData> = { bottle, star, explosion: burst };
