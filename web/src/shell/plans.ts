/** Answers of several moves that belong to one panel: from what was put together to the moves.
 *
 * The server composes the same for the terminal (overseer/voice/plans.py).
 */
import type { Builder, Schemas } from "$lib/api/types";

type Pairs = Schemas["Pairs"];
type Shares = Schemas["Shares"];
type Order = Schemas["Order"];
type Pay = Schemas["Pay"];
type Send = Schemas["Send"];
export type Place = Extract<Builder, { sort: "place" }>;
export type Numbers = Readonly<Record<string, number>>;

const most = (option: { most?: number }) => option.most ?? 1;

/** Some of the options, each with one of `to`; in the order in which they were paired. */
export function paired(builder: Pairs, pairs: readonly (readonly [string, string])[]): string[] {
  const moves = pairs.flatMap(([id, to]) => [`${builder.verb} ${id}`, ...(builder.to.length > 1 ? [`${builder.second} ${to}`] : [])]);
  return builder.last && pairs.length < builder.of.length ? [...moves, builder.last] : moves;
}

/** What is left for the last option of a group; negative: too much was shared out. */
export function left(group: Schemas["Group"], amounts: Numbers): number {
  return group.of.slice(0, -1).reduce((rest, each) => rest - (amounts[each.id] ?? 0), group.total);
}

/** Each group's total, shared out; null as long as something does not fit. */
export function sharedOut(builder: Shares, groups: readonly Numbers[]): string[] | null {
  const fits = builder.groups.every((group, place) => {
    const rest = left(group, groups[place] ?? {});
    return rest >= 0 && rest <= most(group.of.at(-1) ?? {}) && group.of.slice(0, -1).every((each) => (groups[place]?.[each.id] ?? 0) <= most(each));
  });
  if (!fits) return null;
  return builder.groups.flatMap((group, place) => group.of.slice(0, -1).map((each) => `${builder.verb} ${groups[place]?.[each.id] ?? 0}`));
}

/** An order: the places shift as those before them go, with all that go along; the last one comes by itself.
 *
 * Of those that ask something, what is not answered is asked when it comes. */
export function ordered(builder: Order, ids: readonly string[], answers: Readonly<Record<string, string>> = {}): string[] {
  const moves: string[] = [];
  const gone: number[] = [];
  for (const [n, id] of ids.entries()) {
    const place = Number(id);
    if (n < builder.of.length - 1) moves.push(`${builder.verb} ${place - gone.filter((each) => each < place).length}`);
    const answer = answers[id];
    if (answer !== undefined) moves.push(answer);
    else if (builder.answers?.[id]) break;
    gone.push(...(builder.rows?.[id] ?? [place]));
  }
  return moves;
}

/** Move one entry of a list up (-1) or down (1). */
export function shifted<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const made = [...list];
  const other = place + by;
  if (other < 0 || other >= made.length) return made;
  [made[place], made[other]] = [made[other]!, made[place]!];
  return made;
}

/** The stages that are asked after the moves so far, with the answers to those before them. */
export function stagesOf(builder: Pay, answers: readonly (readonly string[])[]): Schemas["Stage"][] {
  const moves = [...builder.start];
  return (builder.stages ?? []).filter((stage, place) => {
    const asked = !stage.after?.length || stage.after.some((move) => moves.includes(move));
    if (asked) moves.push(...(answers[place] ?? []).map((id) => `${stage.verb} ${id}`));
    return asked;
  });
}

export interface Paid {
  /** By stage: the options that were chosen. */
  answers: readonly (readonly string[])[];
  points: Numbers;
  /** How many owed points of a letter cost a hit point. */
  life: Numbers;
}

/** The fewest points of a letter that cost a hit point: what there is not enough of. */
export function leastLife(builder: Pay, id: string): number {
  const option = (builder.lives ?? []).find((each) => each.id === id);
  return Math.max(0, (builder.owed?.[id] ?? 0) - (option ? most(option) : 0));
}

/** Options that are picked one by one; where the only one that is left goes by itself, it is not named. */
export function named(verb: string, of: readonly Schemas["Option"][], ids: readonly string[], rest = false): string[] {
  const left = new Map(of.map((option) => [option.id, most(option)]));
  const moves: string[] = [];
  for (const id of ids) {
    if (rest && [...left.values()].filter((n) => n > 0).length < 2) break;
    moves.push(`${verb} ${id}`);
    left.set(id, (left.get(id) ?? 0) - 1);
  }
  return moves;
}

/** Whether something is picked more often than it is there. */
function tooMany(of: readonly Schemas["Option"][], ids: readonly string[]): boolean {
  return of.some((option) => ids.filter((id) => id === option.id).length > most(option));
}

/** The moves of a payment by hand, or as proposed; null as long as something is missing. */
export function payment(builder: Pay, paid: Paid, byHand: boolean): string[] | null {
  const moves = byHand ? [...builder.start] : builder.start.slice(-1);
  const asked = new Set(stagesOf(builder, paid.answers));
  for (const [place, stage] of (builder.stages ?? []).entries()) {
    if (!asked.has(stage)) continue;
    const answers = paid.answers[place] ?? [];
    if (answers.length !== (stage.n ?? 1) || tooMany(stage.of, answers)) return null;
    moves.push(...answers.map((id) => `${stage.verb} ${id}`));
  }
  if (!byHand) return builder.start.length ? moves : null;
  for (const option of builder.lives ?? []) {
    const life = Math.max(paid.life[option.id] ?? 0, leastLife(builder, option.id));
    const points = (builder.owed?.[option.id] ?? 0) - life;
    if (points < 0) return null;
    moves.push(...Array<string>(points).fill(`${builder.verb} ${option.id}`));
    if (points < most(option)) moves.push(...Array<string>(life).fill(builder.life ?? ""));
  }
  const points = (builder.of ?? []).flatMap((option) => Array<string>(paid.points[option.id] ?? 0).fill(option.id));
  if (points.length !== (builder.total ?? 0) || tooMany(builder.of ?? [], points)) return null;
  return [...moves, ...named(builder.verb, builder.of ?? [], points, builder.rest)];
}

/** Who goes, the first one first, and at what; null as long as nothing can be sent. */
export function sent(builder: Send, who: readonly string[], target: string): string[] | null {
  const first = who[0];
  if (first === undefined) return builder.to.length ? null : [builder.last ?? "pass"];
  const join = builder.join ?? "join";
  const crowd = new Set(builder.crowd ?? []);
  const reach = builder.reach[first] ?? [];
  if (builder.to.length && !who.every((id) => builder.reach[id]?.includes(target))) return null;
  const moves = [`${builder.verb} ${first}`];
  if (reach.length > 1) moves.push(`${builder.second ?? "target"} ${target}`);
  const could = Object.keys(builder.reach).filter((id) => builder.reach[id]!.includes(target));
  const gone = new Set([first]);
  for (const id of [...who, ""]) {
    if ([...gone].some((each) => crowd.has(each))) for (const each of could) if (crowd.has(each)) gone.add(each);
    if (id && !gone.has(id)) {
      moves.push(`${join} ${id}`);
      gone.add(id);
    }
  }
  if (builder.last !== "" && could.some((id) => !gone.has(id))) moves.push(builder.last ?? "pass");
  return moves;
}

/** Every single thing that has to be put somewhere. */
export function pieces(builder: Place): { id: string; name: string }[] {
  return builder.of.flatMap((each) => Array.from({ length: most(each) }, () => ({ id: each.id, name: each.name })));
}

/** Each piece somewhere; null as long as one has no place. */
export function put(builder: Place, places: readonly string[]): string[] | null {
  const all = pieces(builder);
  const known = new Set(builder.to.map((each) => each.id));
  if (!all.every((_, n) => known.has(places[n] ?? ""))) return null;
  return all.map((piece, n) => `${places[n]} ${piece.id}`);
}
