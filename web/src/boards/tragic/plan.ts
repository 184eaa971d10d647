/** What is pressed on the panel and on the mat, until the shell's plans make moves of it. */
import type { Builder, Option, Schemas } from "$lib/api/types";
import { payment } from "../../shell/plans";

export type Pay = Schemas["Pay"];
export type Send = Schemas["Send"];
export type Pairs = Schemas["Pairs"];
export type Shares = Schemas["Shares"];
export type Order = Schemas["Order"];
export type Place = Extract<Builder, { sort: "place" }>;
export type Stage = Schemas["Stage"];

/** The builder of a sort, if the question has one. */
export function builderOf<S extends Builder["sort"]>(builders: readonly Builder[], sort: S): Extract<Builder, { sort: S }> | undefined {
  return builders.find((each): each is Extract<Builder, { sort: S }> => each.sort === sort);
}

/** What is asked about a move: what it is aimed at, what pays for it, what it will ask. */
export function paymentOf(builders: readonly Builder[], move: string): Pay | undefined {
  return builders.find((each): each is Pay => each.sort === "pay" && each.start.at(-1) === move && (isPaid(each) || !!each.stages?.length || !!each.later?.length));
}

/** Whether there is something to choose about what pays for it. */
export const isPaid = (pay: Pay): boolean => (pay.total ?? 0) > 0 || !!pay.lives?.length;

// -- payments --------------------------------------------------------------------------------------

export interface Paid {
  answers: readonly string[]; // one for each question on the way that is asked
  points: Readonly<Record<string, number>>;
  life: Readonly<Record<string, number>>; // how many owed points of a letter cost a hit point
}

export interface Open {
  topic: string;
  verb: string;
  of: Option[];
}

/** The questions on the way that are asked after these answers, one for each answer that is wanted. */
export function stagesOf(pay: Pay, answers: readonly string[]): Open[] {
  const said: string[] = [];
  const found: Open[] = [];
  for (const stage of pay.stages ?? []) {
    if (stage.after?.length && !stage.after.some((move) => said.includes(move))) continue;
    const mine: string[] = [];
    for (let n = 0; n < (stage.n ?? 1); n++) {
      const of = stage.of.filter((option) => mine.filter((id) => id === option.id).length < (option.most ?? 1));
      const answer = answers[found.length];
      found.push({ topic: stage.topic, verb: stage.verb, of });
      if (answer === undefined) return found;
      mine.push(answer);
      said.push(`${stage.verb} ${answer}`);
    }
  }
  return found;
}

/** The same answers, stage by stage. */
function staged(pay: Pay, answers: readonly string[]): string[][] {
  const said: string[] = [];
  let at = 0;
  return (pay.stages ?? []).map((stage) => {
    if (stage.after?.length && !stage.after.some((move) => said.includes(move))) return [];
    const mine = answers.slice(at, at + (stage.n ?? 1));
    at += mine.length;
    said.push(...mine.map((id) => `${stage.verb} ${id}`));
    return mine;
  });
}

export const sumOf = (points: Readonly<Record<string, number>>): number => Object.values(points).reduce((all, n) => all + n, 0);

/** Whether the points are the ones that would be paid anyhow. */
export function asProposed(pay: Pay, paid: Paid): boolean {
  const proposed = pay.proposed ?? {};
  const letters = new Set([...Object.keys(proposed), ...Object.keys(paid.points)]);
  return pay.start.length > 0 && sumOf(paid.life) === 0 && [...letters].every((each) => (proposed[each] ?? 0) === (paid.points[each] ?? 0));
}

/** The moves of a payment; null as long as something is missing. */
export function payMoves(pay: Pay, paid: Paid): string[] | null {
  const { points, life } = paid;
  return payment(pay, { answers: staged(pay, paid.answers), points, life }, !asProposed(pay, paid));
}

/** Say one thing more about what will be asked, or take it back; a full answer is begun anew. */
export function toggledLater(stage: Stage, said: readonly string[], id: string): string[] {
  const n = stage.n ?? 1;
  const most = stage.of.find((option) => option.id === id)?.most ?? 1;
  if (said.filter((each) => each === id).length >= most) return said.filter((each) => each !== id);
  return said.length < n ? [...said, id] : [...said.slice(0, n - 1), id];
}

/** Tap a letter: one point more of it, and one less of another where all are named already. */
export function tapped(pay: Pay, points: Readonly<Record<string, number>>, letter: string): Record<string, number> {
  const most = (pay.of ?? []).find((each) => each.id === letter)?.most ?? 1;
  const now = { ...points };
  if ((now[letter] ?? 0) >= most) {
    delete now[letter];
    return now;
  }
  if (sumOf(now) >= (pay.total ?? 0)) {
    const other = Object.keys(now).find((each) => each !== letter && (now[each] ?? 0) > 0);
    if (other === undefined) return now;
    now[other] = (now[other] ?? 1) - 1;
    if (!now[other]) delete now[other];
  }
  now[letter] = (now[letter] ?? 0) + 1;
  return now;
}

// -- allies ----------------------------------------------------------------------------------------

/** Who can be sent at a target. */
export const reachersOf = (send: Send, target: string): string[] => Object.keys(send.reach).filter((id) => send.reach[id]?.includes(target));

/** Targets that everybody who goes can reach. */
export function targetsOf(send: Send, who: readonly string[]): Option[] {
  return send.to.filter((option) => who.every((id) => send.reach[id]?.includes(option.id)));
}

/** One thing more or less of a group: what is left goes to the last one, as the rules have it. */
export function dealt(group: Shares["groups"][number], now: Readonly<Record<string, number>>, id: string, by: number): Record<string, number> {
  const last = group.of.at(-1)?.id ?? "";
  const next = { ...now };
  const other = id === last ? (group.of.find((each) => each.id !== last && (next[each.id] ?? 0) >= by)?.id ?? "") : last;
  const mine = (next[id] ?? 0) + by;
  const theirs = (next[other] ?? 0) - by;
  if (mine < 0 || theirs < 0) return next;
  return { ...next, [id]: mine, [other]: theirs };
}

/** Where every card goes, in the order in which it was said; null as long as one has no place. */
export function placeMoves(place: Place, said: readonly { id: string; to: string }[]): string[] | null {
  const cards = place.of.reduce((all, option) => all + (option.most ?? 1), 0);
  return said.length === cards ? said.map(({ id, to }) => `${to} ${id}`) : null;
}
