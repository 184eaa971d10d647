/** What a press means, read from the question; no rule of the game is in it. */
import type { Choice, Question } from "$lib/api/types";
import type { BattleAnswer, BattleScene, Marker, Model, Piece } from "./types";

const ATTACKS = new Set(["shoot", "fight", "throw"]);
const AT_ONCE = new Set(["activate", "ready", "react", "pick", "target"]);
const PUTTING = /^(place|put) /;

export const isAttack = (choice: Choice): boolean => ATTACKS.has(choice.kind);

/** What can be done with a thing of the table. */
export function choicesAt(question: Question | null, word: string): Choice[] {
  return (question?.choices ?? []).filter((each) => each.at?.includes(word));
}

/** Things that can be pressed for an answer. */
export function litWords(question: Question | null): Set<string> {
  const found = new Set<string>();
  for (const choice of question?.choices ?? []) {
    if (choice.kind === "place") continue; // its model waits beside the table
    for (const word of choice.at ?? []) if (/^[mk]\d+$/.test(word)) found.add(word);
  }
  return found;
}

/** Whom the acting model can attack: the first attack on each. */
export function attacksOf(question: Question | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of question?.choices ?? []) {
    const at = choice.at?.find((word) => word.startsWith("m"));
    if (isAttack(choice) && at && !found.has(at)) found.set(at, choice);
  }
  return found;
}

export type Press = { do: "choose"; choice: Choice } | { do: "weigh"; choice: Choice } | { do: "look" };

/** What pressing a thing does: the first press explains, the second one does it; a model that has
 * its turn goes at once. */
export function pressed(question: Question | null, word: string, before: string | null, weighed: string | null, touch: boolean): Press {
  const found = choicesAt(question, word);
  const again = before === word;
  const attack = found.find((each) => each.move === weighed) ?? found.find(isAttack);
  if (attack) return again && weighed === attack.move ? { do: "choose", choice: attack } : { do: "weigh", choice: attack };
  const [only] = found;
  if (found.length === 1 && only && (again || (AT_ONCE.has(only.kind) && !touch))) return { do: "choose", choice: only };
  return { do: "look" };
}

/** Whether any point of the table may be an answer. */
export function takesPoints(question: Question | null): boolean {
  return (question?.builders ?? []).some((each) => each.sort === "point");
}

/** What is to be put down: each builder's beginning with the word of its model, if it has one. */
export function deployable(question: Question | null): { verb: string; at: string; title: string }[] {
  const points = (question?.builders ?? []).filter((each) => each.sort === "point");
  return points
    .filter((each) => PUTTING.test(each.verb))
    .map((each) => ({ verb: each.verb, at: /^place (m\d+)/.exec(each.verb)?.[1] ?? "", title: each.title ?? "" }));
}

/** What can be done at a point, for who is to be put down. */
export function choicesThere(answer: BattleAnswer | null, verb: string | null): Choice[] {
  const found = answer?.choices ?? [];
  const own = verb ? found.filter((each) => each.move.startsWith(`${verb} `)) : [];
  return own.length ? own : found;
}

/** The points and things that are worth a look, in the order of the choices. */
export function usefulStops(question: Question | null): { move: string; word: string; spot: [number, number] | null }[] {
  return (question?.choices ?? []).flatMap((choice) => {
    const point = choice.at?.find((word) => /^\d+,\d+$/.test(word));
    const thing = choice.kind === "place" ? "" : choice.at?.find((word) => /^[mk]\d+$/.test(word));
    if (!point && !thing) return [];
    const spot = point ? (point.split(",").map(Number) as [number, number]) : null;
    return [{ move: choice.move, word: thing ?? "", spot }];
  });
}

export const onTable = (model: Model): boolean => model.place === "table";

/** The thing under a place of the table, the nearest first; `slack`: millimetres beside it that count too. */
export function thingAt(scene: BattleScene, x: number, y: number, slack: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  const look = (each: Model | Marker, room: number) => {
    const far = Math.hypot(each.x - x, each.y - y) - room;
    if (far <= slack && far < least) {
      least = far;
      best = each.at;
    }
  };
  for (const marker of scene.markers ?? []) if (!marker.carrier) look(marker, marker.radius);
  for (const model of scene.models ?? []) if (onTable(model)) look(model, model.radius);
  return best;
}

/** The piece of terrain under a place; the last one lies on top. */
export function pieceAt(pieces: readonly Piece[], x: number, y: number): string | null {
  return pieces.findLast((piece) => isInside(piece.points, x, y))?.at ?? null;
}

export function isInside(points: readonly (readonly number[])[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, last = points.length - 1; at < points.length; last = at++) {
    const [ax = 0, ay = 0] = points[at]!;
    const [bx = 0, by = 0] = points[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
