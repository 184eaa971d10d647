/** From what was put together on the panel to the moves that are sent, each in its notation. */
import type { Builder, Option, Schemas } from "$lib/api/types";

export type Pay = Schemas["Pay"];
export type Send = Schemas["Send"];
export type Pairs = Schemas["Pairs"];
export type Shares = Schemas["Shares"];
export type Order = Schemas["Order"];
export type Place = Extract<Builder, { sort: "place" }>;
export type Pick = Schemas["Pick"];

/** The builder of a sort, if the question has one. */
export function builderOf<S extends Builder["sort"]>(builders: readonly Builder[], sort: S): Extract<Builder, { sort: S }> | undefined {
  return builders.find((each): each is Extract<Builder, { sort: S }> => each.sort === sort);
}

/** What pays for a move by hand, if there is something to choose. */
export function paymentOf(builders: readonly Builder[], move: string): Pay | undefined {
  return builders.find((each): each is Pay => each.sort === "pay" && each.start.at(-1) === move && ((each.total ?? 0) > 0 || !!each.lives?.length));
}

// -- payments --------------------------------------------------------------------------------------

export interface Paid {
  answers: readonly string[]; // one for each question on the way that is asked
  points: Readonly<Record<string, number>>;
  life: Readonly<Record<string, number>>; // how many owed points of a letter cost a hit point
}

/** The questions on the way that are asked after these answers. */
export function stagesOf(pay: Pay, answers: readonly string[]): { topic: string; verb: string; of: Option[] }[] {
  const said: string[] = [];
  const found: { topic: string; verb: string; of: Option[] }[] = [];
  for (const stage of pay.stages ?? []) {
    if (stage.after?.length && !stage.after.some((move) => said.includes(move))) continue;
    for (let n = 0; n < (stage.n ?? 1); n++) {
      const answer = answers[found.length];
      if (answer !== undefined) said.push(`${stage.verb} ${answer}`);
      found.push({ topic: stage.topic, verb: stage.verb, of: stage.of });
      if (answer === undefined) return found;
    }
  }
  return found;
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
  const stages = stagesOf(pay, paid.answers);
  if (stages.length > paid.answers.length) return null;
  const aims = stages.map((stage, at) => `${stage.verb} ${paid.answers[at]}`);
  if (asProposed(pay, paid)) return [...pay.start.slice(1), ...aims];
  if (sumOf(paid.points) !== (pay.total ?? 0)) return null;
  const owed = (pay.lives ?? []).flatMap((option) => owedMoves(pay, option, paid.life[option.id] ?? 0));
  const points = Object.entries(paid.points).flatMap(([id, n]) => Array.from({ length: n }, () => `${pay.verb} ${id}`));
  return [...pay.start, ...aims, ...owed, ...points];
}

function owedMoves(pay: Pay, option: Option, life: number): string[] {
  const most = option.most ?? 1;
  const paid = Math.min(most, (pay.owed?.[option.id] ?? 0) - life);
  const moves = Array.from({ length: paid }, () => `${pay.verb} ${option.id}`);
  return paid === most ? moves : [...moves, ...Array.from({ length: life }, () => pay.life ?? "none")];
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

export function sendMoves(send: Send, who: readonly string[], target: string): string[] | null {
  const [first] = who;
  if (first === undefined) return send.to.length ? null : [send.last ?? "pass"];
  const reach = send.reach[first] ?? [];
  const aimed = send.to.length ? (reach.length > 1 ? target : (reach[0] ?? "")) : "";
  if (send.to.length && !reach.includes(aimed)) return null;
  const moves = [`${send.verb} ${first}`];
  if (reach.length > 1) moves.push(`${send.second ?? "target"} ${aimed}`);
  const could = reachersOf(send, aimed);
  const gone = new Set([first]);
  for (const id of [...who, ""]) {
    if ([...gone].some((each) => send.crowd?.includes(each))) for (const each of send.crowd ?? []) if (could.includes(each)) gone.add(each);
    if (id && !gone.has(id)) {
      moves.push(`${send.join ?? "join"} ${id}`);
      gone.add(id);
    }
  }
  if (could.some((id) => !gone.has(id))) moves.push(send.last ?? "pass");
  return moves;
}

export function pairMoves(pairs: Pairs, chosen: ReadonlyMap<string, string>): string[] {
  const moves: string[] = [];
  for (const [id, to] of chosen) {
    moves.push(`${pairs.verb} ${id}`);
    if (pairs.to.length > 1) moves.push(`${pairs.second} ${to}`);
  }
  if (pairs.last && chosen.size < pairs.of.length) moves.push(pairs.last);
  return moves;
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

export function shareMoves(shares: Shares, amounts: readonly Readonly<Record<string, number>>[]): string[] {
  return shares.groups.flatMap((group, at) => group.of.slice(0, -1).map((option) => `${shares.verb} ${amounts[at]?.[option.id] ?? 0}`));
}

/** The places shift as those before them go. */
export function orderMoves(order: Order, ids: readonly string[]): string[] {
  const gone: number[] = [];
  return ids.slice(0, order.of.length - 1).map((id) => {
    const place = Number(id);
    const move = `${order.verb} ${place - gone.filter((each) => each < place).length}`;
    gone.push(place);
    return move;
  });
}

/** Where every card goes, in the order in which it was said; null as long as one has no place. */
export function placeMoves(place: Place, said: readonly { id: string; to: string }[]): string[] | null {
  const cards = place.of.reduce((all, option) => all + (option.most ?? 1), 0);
  return said.length === cards ? said.map(({ id, to }) => `${to} ${id}`) : null;
}
