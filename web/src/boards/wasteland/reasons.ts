/** Why the AI did what it did: its activations, read from the steps that were told. */
import type { Happening, Told } from "$lib/api/types";
import { walkOf, type Walk } from "./replay";

/** An entry of the AI's list, in order; `why`: what speaks against it, empty: it is the one. */
export interface Entry {
  id: string;
  place: number;
  why: string;
  rulers: string;
}

/** Somebody who could be the target, by one of the card's priorities. */
export interface Candidate {
  at: string;
  place: number;
  priority: string;
  figure: number;
  counts: string;
  best: boolean;
}

/** What the blue die and the card said. */
export interface Said {
  die: string;
  row: string;
  column: string;
  letter: string;
  reckless: boolean;
  stays: boolean;
  text: string;
}

/** One thing that it did. */
export interface Act {
  number: number;
  lines: string[];
  entries: Entry[];
  targets: Candidate[];
  target: string; // who was chosen
  about: string; // what it makes for
  walk: Walk | null;
}

export interface Activation {
  model: string;
  first: number;
  last: number;
  said: Said | null;
  acts: Act[];
}

const ENTRY = "wasteland-weighed-entry";
const TARGET = "wasteland-weighed-target";
const AI = "wasteland-ai-";
const CLOSES = /^wasteland-(activated|turn|round-ended)$/;
const isReason = ({ name }: Happening) => name.startsWith(AI) || name === ENTRY || name === TARGET;

/** Everything that the AI did and gave reasons for, the last one at the end. */
export function activations(steps: readonly Told[]): Activation[] {
  const found: Activation[] = [];
  let open = null as Activation | null; // it is set inside of loops
  for (const step of steps) {
    let act: Act | null = null;
    for (const event of step.events ?? []) {
      const model = wordOf(event, "model");
      if (CLOSES.test(event.name)) {
        open = null;
        continue;
      }
      if (step.seat < 0 && model && open?.model !== model && isReason(event)) {
        open = { model, first: step.number, last: step.number, said: null, acts: [] };
        found.push(open);
        act = null;
      }
      if (!open) continue;
      const ends = event.name === "wasteland-ended" && model === open.model;
      if (step.seat < 0) {
        open.last = step.number;
        if (event.name.startsWith(`${AI}response-`)) open.said = saidIn(event);
        else if (event.text || isReason(event)) {
          act ??= begun(open, step.number);
          read(act, event);
        }
      }
      if (ends) open = null;
    }
  }
  return found;
}

function begun(open: Activation, number: number): Act {
  const act: Act = { number, lines: [], entries: [], targets: [], target: "", about: "", walk: null };
  open.acts.push(act);
  return act;
}

function read(act: Act, event: Happening): void {
  const args = event.args ?? {};
  if (event.name === ENTRY) act.entries.push({ id: `${args.list}-${args.entry}`, place: Number(args.place), why: String(args.why ?? ""), rulers: String(args.rulers ?? "") });
  else if (event.name === TARGET)
    act.targets.push({
      at: `m${args.target}`,
      place: Number(args.place),
      priority: String(args.priority ?? ""),
      figure: Number(args.figure),
      counts: String(args.counts ?? ""),
      best: args.best === "yes",
    });
  if (event.name.startsWith(`${AI}target-`) && args.target !== undefined) act.target = `m${args.target}`;
  if (event.name.startsWith(AI) && typeof args.about === "string" && /^[mkp]\d+$/.test(args.about)) act.about = args.about;
  if (event.text) act.lines.push(event.text);
  act.walk = walkOf(event) ?? act.walk;
}

function saidIn(event: Happening): Said {
  const args = event.args ?? {};
  return {
    die: String(args.die ?? ""),
    row: String(args.row ?? ""),
    column: String(args.column ?? ""),
    letter: String(args.letter ?? ""),
    reckless: args.attitude === "reckless",
    stays: args.stays === "yes",
    text: event.text ?? "",
  };
}

function wordOf(event: Happening, key: string): string {
  const value = event.args?.[key];
  return typeof value === "number" && value >= 0 ? `m${value}` : "";
}

/** The activation that a step belongs to, or the last one before it. */
export function activationAt(all: readonly Activation[], number: number): number {
  for (let at = all.length - 1; at >= 0; at--) if (all[at]!.first <= number) return at;
  return -1;
}
