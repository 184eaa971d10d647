/** An attack that is weighed before it is made. */
import type { BattleAnswer, Odds } from "./types";

export interface Weighed {
  target: string; // the word of who is attacked; empty: nobody in particular
  odds: Odds;
  answer: BattleAnswer;
}

/** What an answer says of an attack; null where it is about something else. */
export function weighedIn(answer: BattleAnswer): Weighed | null {
  if (!answer.attack) return null;
  const target = answer.choices?.[0]?.at?.find((word) => word.startsWith("m")) ?? answer.attack.wounds[0]?.at ?? "";
  return { target, odds: answer.attack, answer };
}
