/** The AI's activations in the log: what came of them, until somebody wants to read why. */
import type { Happening, Told } from "$lib/api/types";
import type { Fold } from "../contract";
import { activations } from "./reasons";

const REASON = /^wasteland-(ai-.*|rolled|readied|activated|ended|turn)$/; // what one reads when it is open
const MOVE = "wasteland-moved";
const FRAME = /^wasteland-(round|round-ended|advantage|event-drawn)$/; // of the battle, nobody's doing

export function folds(told: readonly Told[]): Fold[] {
  const byNumber = new Map(told.map((step) => [step.number, step]));
  const found: Fold[] = [];
  for (const { model, first, last } of activations(told)) {
    let run: Told[] = [];
    const close = () => {
      if (run.length > 1) found.push({ first: run[0]!.number, last: run.at(-1)!.number, lines: outcome(run) });
      run = [];
    };
    const begin = activates(byNumber.get(first - 1), model) ? first - 1 : first;
    for (let number = begin; number <= last; number++) {
      const step = byNumber.get(number);
      if (step && step.seat < 0) run.push(step);
      else close(); // somebody reacts: that is told by itself
    }
    close();
  }
  return found;
}

function activates(step: Told | undefined, model: string): boolean {
  return step !== undefined && step.seat < 0 && (step.events ?? []).some((event) => event.name === "wasteland-activated" && `m${event.args?.model}` === model);
}

/** What it did; if it did no more than walk, where to. */
function outcome(steps: readonly Told[]): string[] {
  const told = steps.flatMap((step) => step.events ?? []).filter((event) => event.text);
  const facts = told.filter((event) => !REASON.test(event.name));
  const acts = facts.some((event) => event.name !== MOVE && !FRAME.test(event.name));
  const kept = facts.filter((event) => !acts || event.name !== MOVE);
  const lines = (kept.some((event) => !FRAME.test(event.name)) ? kept : [...said(told), ...kept]).map((event) => event.text ?? "");
  return lines.filter((line, at) => line !== lines[at - 1]);
}

/** Where it did nothing at all, what its die said. */
const said = (told: readonly Happening[]) => told.filter((event) => event.name.startsWith("wasteland-ai-response-"));
