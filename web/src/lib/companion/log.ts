/** How a device's log grows from what it is told. */
import type { Act, Entry, Given, Hand } from "./desk";
import { freshKey } from "$lib/key";

/** The log with what was told; null where entries in between are missing. */
export function grown(log: readonly Entry[], given: Given): Entry[] | null {
  const first = given.seq - given.entries.length;
  if (first > log.length) return null;
  return [...log.slice(0, first), ...given.entries];
}

/** Whether somebody may see other things than before, so that everything is to be told again. */
export function otherEyes(before: Given | null, now: Given): boolean {
  if (before === null) return false;
  const eyes = (given: Given) => JSON.stringify(ownHand(given)?.seats ?? []);
  return eyes(before) !== eyes(now);
}

/** The hand that this device belongs to; undefined: somebody who only has the link. */
export function ownHand(given: { hands: Hand[] } | null): Hand | undefined {
  return given?.hands.find((hand) => hand.you);
}

/** Acts as entries of this device, with ids that nobody else makes. */
export function entriesOf(acts: readonly Act[], now: number): Entry[] {
  return acts.map((act) => ({ id: freshKey(), act, at: now }));
}

/** Entries as the hand of this device writes them. */
export function signed(entries: readonly Entry[], hand: Hand | undefined): Entry[] {
  return entries.map((entry) => ({ ...entry, by: hand?.hand ?? "" }));
}

/** What two pages of one device have written, without what the server has already. */
export function merged(kept: readonly Entry[], own: readonly Entry[], log: readonly Entry[]): Entry[] {
  const known = new Set([...log, ...kept].map((entry) => entry.id));
  const sent = new Set(log.map((entry) => entry.id));
  return [...kept.filter((entry) => !sent.has(entry.id)), ...own.filter((entry) => !known.has(entry.id))];
}
