/** How a card is drawn, from its data alone: a motif, a badge and a ground behind them. */
import type { IconData } from "$lib/icon/icon";
import type { CardIcon, Face } from "../types";
import { poolOf } from "./icons";

/** The colour of a card by its kind; kinds that are played alike share one. */
export type Ink = "attack" | "ally" | "gear" | "building" | "reaction" | "ability" | "action" | "quest" | "drug" | "self";

const INKS: Record<string, Ink> = {
  ability: "ability",
  action: "action",
  ally: "ally",
  armour: "gear",
  attack: "attack",
  building: "building",
  companion: "ally",
  drug: "drug",
  object: "gear",
  quest: "quest",
  reaction: "reaction",
  skill: "self",
  trait: "self",
  weapon: "gear",
};

export const inkOfKind = (kind: string): Ink => INKS[kind] ?? "gear";

const GROUNDS = ["disc", "rays", "diamond", "hex", "arch", "bars", "square", "drop"] as const;
export type Ground = (typeof GROUNDS)[number];

export interface Art {
  motif: IconData;
  badge: IconData | null;
  ground: Ground;
  /** A quarter of a right angle; the motif leans by it. */
  lean: -1 | 0 | 1;
  flip: boolean;
  /** So many bars beside the motif: cards that do the same are counted. */
  bars: number;
}

/** A number from a text, the same on every machine (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash ^ (hash >>> 15);
}

/** The family of a card: its levels share the art. */
export const familyOf = (id: string): string => id.replace(/-\d+$/, "");

export function artOf(icon: CardIcon, id: string): Art {
  const hash = hashOf(familyOf(id));
  const pool = poolOf(icon.motif);
  const motif = pool[hash % pool.length] ?? pool[0];
  const badges = icon.badge ? poolOf(icon.badge) : null;
  const badge = badges ? (badges.find((each) => each !== motif) ?? null) : null;
  return {
    motif,
    badge,
    ground: GROUNDS[(hash >>> 8) % GROUNDS.length] ?? "disc",
    lean: (((hash >>> 16) % 3) - 1) as -1 | 0 | 1,
    flip: ((hash >>> 20) & 1) === 1,
    bars: icon.variant ?? 0,
  };
}

/** What tells the pictures of two cards apart, as a text. */
export function signature(face: Pick<Face, "icon" | "id" | "kind">): string {
  const art = artOf(face.icon, face.id);
  return [inkOfKind(face.kind), art.motif.body, art.badge?.body ?? "", art.ground, art.lean, art.flip, art.bars].join("|");
}
