/** What a click or a key on something does: answer, ask for the other half of the answer, or tell about it. */
import type { Choice } from "$lib/api/types";
import type { Offers } from "./model";

export type Act =
  | { do: "choose"; move: string }
  | { do: "pick"; word: string }
  | { do: "drop" }
  | { do: "tell"; word: string };

/** The choices at a word that fit what has been picked before. */
function fitting(offers: Offers, word: string, picked: string | null): readonly Choice[] {
  const there = offers.get(word) ?? [];
  if (picked === null || picked === word) return there;
  const half = new Set(offers.get(picked) ?? []);
  return there.filter((choice) => half.has(choice));
}

/** Whether something is open to the reader now. */
export const isLit = (offers: Offers, word: string, picked: string | null): boolean =>
  fitting(offers, word, picked).length > 0;

/** `sure`: a tap on a narrow screen tells first; the sheet has the button. */
export function actOn(offers: Offers, word: string, picked: string | null, sure: boolean): Act {
  if (picked === word) return { do: "drop" };
  const found = fitting(offers, word, picked);
  const [first] = found;
  if (!first) return { do: "tell", word };
  if (found.length === 1 && !sure) return { do: "choose", move: first.move };
  const places = new Set(found.flatMap((choice) => (choice.at ?? []).filter((at) => at !== word)));
  const asWho = found.every((choice) => choice.who?.includes(word));
  if (found.length > 1 && (places.size > 1 || asWho)) return { do: "pick", word };
  return { do: "tell", word };
}
