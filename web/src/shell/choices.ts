/** How the answers of a question are laid out in the decision bar. */
import type { Choice } from "$lib/api/types";

export interface Group {
  name: string;
  n: number;
  first: Choice; // one of them
}

const FEW = 4;
const MOST_PINNED = 2;

/** Who could do it, where several can: each with how many choices it has. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    if (!choice.doer) continue;
    const group = found.get(choice.doer);
    if (group) group.n += 1;
    else found.set(choice.doer, { name: choice.doer, n: 1, first: choice });
  }
  return [...found.values()];
}

/** Choices without a place on the board, such as to pass, if there are many others. */
export function pinnedKinds(choices: readonly Choice[]): Choice[] {
  if (choices.length <= FEW) return [];
  const loose = choices.filter((each) => !each.at?.length && !each.who?.length);
  return loose.length <= MOST_PINNED ? loose : [];
}

const KEYS = 9;

/** The key that answers with the choice at a place of the bar; empty: it has none. */
export const keyOfPlace = (place: number): string => (place < KEYS ? String(place + 1) : "");
