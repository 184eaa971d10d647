/** How messages become what is shown. */
import type { Table, Told, Update } from "$lib/api/types";

/** Steps after those that are known, in order; what is known already is left out. */
export function newSteps(known: number, steps: readonly Told[]): Told[] {
  return steps.filter((step) => step.number > known);
}

/** Whether steps are missing between what is known and what an update begins with. */
export function hasGap(known: number, update: Update): boolean {
  const first = newSteps(known, update.steps)[0];
  return first === undefined ? update.number > known : first.number > known + 1;
}

/** Whether a newer release has numbered the steps anew. */
export function renumbered(before: Table | null, now: Table): boolean {
  return before !== null && (now.updates ?? 0) !== (before.updates ?? 0);
}

/** The steps since a seat last decided something: what it missed while others played. */
export function sinceMine(steps: readonly Told[], seat: number | null): number {
  if (seat === null) return steps.length;
  for (let place = steps.length - 1; place >= 0; place--) if (steps[place]?.seat === seat) return place + 1;
  return 0;
}
