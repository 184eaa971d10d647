/** How the answers of a question are laid out in the decision bar. */
import type { Choice } from "$lib/api/types";

export interface Group {
  name: string;
  n: number;
}

const FEW = 4;
const MOST_PINNED = 2;

/** Who could do it, where several can: each with how many choices it has. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const found = new Map<string, number>();
  for (const { doer } of choices) if (doer) found.set(doer, (found.get(doer) ?? 0) + 1);
  return [...found].map(([name, n]) => ({ name, n }));
}

/** Choices without a place on the board, such as to pass, if there are many others. */
export function pinnedKinds(choices: readonly Choice[]): Choice[] {
  if (choices.length <= FEW) return [];
  const loose = choices.filter((each) => !each.at?.length && !each.who?.length);
  return loose.length <= MOST_PINNED ? loose : [];
}
