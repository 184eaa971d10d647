/** The log as it is read: one entry a step, with marks for what was done to the reader. */
import type { Happening, Told } from "$lib/api/types";

export interface Line {
  text: string;
  mine: boolean; // it was done to the reader by somebody else
  times: number; // the same sentence came so often
}

export interface Entry {
  number: number;
  seat: number; // -1: chance
  lines: Line[];
  named: string[]; // words of what it names, where the board can show them
}

const ABOUT = ["seat", "player", "target", "victim", "owner", "to", "whose"];

/** Whether an event is about a seat. */
export function isAbout(event: Happening, seat: number): boolean {
  return ABOUT.some((name) => event.args?.[name] === seat);
}

/** Steps with something to read; what one seat does in a row stays one entry a step. */
export function entriesOf(steps: readonly Told[], reader: number | null, names?: (event: Happening) => string): Entry[] {
  const found: Entry[] = [];
  for (const step of steps) {
    const lines: Line[] = [];
    const named = new Set<string>();
    for (const event of step.events ?? []) {
      if (!event.text) continue;
      const word = names?.(event);
      if (word) named.add(word);
      const last = lines.at(-1);
      const mine = reader !== null && step.seat >= 0 && step.seat !== reader && isAbout(event, reader);
      if (last?.text === event.text && last.mine === mine) last.times += 1;
      else lines.push({ text: event.text, mine, times: 1 });
    }
    if (lines.length) found.push({ number: step.number, seat: step.seat, lines, named: [...named] });
  }
  return found;
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
