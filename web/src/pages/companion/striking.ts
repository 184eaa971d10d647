/** How an attack can be made with a weapon. */
import type { Weapon } from "./types";

export type Band = "short" | "long" | "close";

/** The ranges of a weapon: close combat alone, a throw, or its rulers and contact. */
export function bandsOf(weapon: Weapon | undefined): Band[] {
  if (!weapon || weapon.sort === "melee") return ["close"];
  if (weapon.sort === "thrown") return ["short"];
  return weapon.long ? ["short", "long", "close"] : ["short", "close"];
}

/** A chance as a whole number of per cent; small ones are not told as none. */
export function percent(share: number): string {
  const exact = 100 * share;
  if (exact > 0 && exact < 1) return "<1";
  if (exact > 99 && exact < 100) return ">99";
  return String(Math.round(exact));
}
