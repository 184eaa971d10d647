/** The log as it is read: one entry a step, with marks for what was done to the reader. */
import type { Happening, Told } from "$lib/api/types";
import type { Fold } from "../boards/contract";

export interface Line {
  text: string;
  mine: boolean; // it was done to the reader by somebody else
  times: number; // the same sentence came so often
}

export interface Entry {
  number: number;
  seat: number; // -1: chance
  lines: Line[];
  told: readonly Happening[];
}

const ABOUT = ["seat", "player", "target", "victim", "owner", "to", "whose"];

/** Whether an event is about a seat. */
function isAbout(event: Happening, seat: number): boolean {
  return ABOUT.some((name) => event.args?.[name] === seat);
}

const known = new WeakMap<Told, Map<number | null, Entry | null>>();

function entryOf(step: Told, reader: number | null): Entry | null {
  const lines: Line[] = [];
  for (const event of step.events ?? []) {
    if (!event.text) continue;
    const last = lines.at(-1);
    const mine = reader !== null && step.seat >= 0 && step.seat !== reader && isAbout(event, reader);
    if (last?.text === event.text && last.mine === mine) last.times += 1;
    else lines.push({ text: event.text, mine, times: 1 });
  }
  return lines.length ? { number: step.number, seat: step.seat, lines, told: step.events ?? [] } : null;
}

/** Steps with something to read; what one seat does in a row stays one entry a step.
 *
 * A step gives the same entry every time: a log of hundreds of them is not written anew for one more.
 */
export function entriesOf(steps: readonly Told[], reader: number | null): Entry[] {
  const found: Entry[] = [];
  for (const step of steps) {
    let readers = known.get(step);
    if (!readers) known.set(step, (readers = new Map()));
    let entry = readers.get(reader);
    if (entry === undefined) readers.set(reader, (entry = entryOf(step, reader)));
    if (entry) found.push(entry);
  }
  return found;
}

/** The words of what an entry names, where the board can show them. */
export function namedIn(entry: Entry, names: ((event: Happening) => string) | undefined): string[] {
  if (!names) return [];
  return [...new Set(entry.told.filter((event) => event.text).map(names))].filter(Boolean);
}

/** The last entry up to a step, as a reader of that moment sees it; -1: nothing had been told yet. */
export function momentOf(entries: readonly Entry[], at: number): number {
  return entries.findLast((entry) => entry.number <= at)?.number ?? -1;
}

/** Entries with some words in them. */
export function searched(entries: readonly Entry[], words: string): Entry[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...entries];
  return entries.filter((entry) => {
    const text = entry.lines.map((line) => line.text.toLocaleLowerCase()).join(" ");
    return wanted.every((word) => text.includes(word));
  });
}

/** A line of the log: an entry, or several in one until it is opened. */
export interface Row {
  entry: Entry;
  /** How many are folded in it; 0: it is one of them, or nothing is folded. */
  folds: number;
  open: boolean;
  inside: boolean; // of a fold that is open
}

/** Entries with what belongs together in one row; what was opened, and what is looked at, is all there. */
export function rowsOf(entries: readonly Entry[], folds: readonly Fold[], opened: ReadonlySet<number>, moment: number | null): Row[] {
  const rows: Row[] = [];
  let at = 0;
  const plain = (entry: Entry, inside: boolean) => rows.push({ entry, folds: 0, open: false, inside });
  for (const fold of folds) {
    while (at < entries.length && entries[at]!.number < fold.first) plain(entries[at++]!, false);
    const from = at;
    while (at < entries.length && entries[at]!.number <= fold.last) at += 1;
    const held = entries.slice(from, at);
    if (held.length < 2) {
      for (const entry of held) plain(entry, false);
      continue;
    }
    const open = opened.has(held[0]!.number) || (moment !== null && fold.first <= moment && moment <= fold.last);
    const lines = fold.lines.map((text): Line => ({ text, mine: false, times: 1 }));
    rows.push({ entry: { number: held[0]!.number, seat: held[0]!.seat, lines, told: [] }, folds: held.length, open, inside: false });
    if (open) for (const entry of held) plain(entry, true);
  }
  while (at < entries.length) plain(entries[at++]!, false);
  return rows;
}
