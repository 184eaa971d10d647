/** How the lead changed, as lines: a step up for every gain. */
import type { Schemas } from "$lib/api/types";

export type Score = Schemas["Score"];

export interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number; label: number; points: number };
  gains: { x: number; y: number }[];
}

export interface Plot {
  lines: Line[];
  rounds: { round: number; x: number; width: number }[];
  ticks: { y: number; points: number }[];
  leads: { seat: number | null; x: number; width: number }[];
  x: (number: number) => number;
  y: (points: number) => number;
}

const APART = 20; // of the labels at the end

/** Who is ahead of all others; null: nobody. */
export function leaderOf(points: readonly number[]): number | null {
  const best = Math.max(...points);
  return points.filter((each) => each === best).length === 1 ? points.indexOf(best) : null;
}

/** Labels that would cover each other are moved apart. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  for (const each of order) {
    each.y = Math.max(each.y, last + apart);
    last = each.y;
  }
  const over = Math.max(0, last - lowest);
  const found = [...wanted];
  for (const each of order) found[each.at] = each.y - over;
  return found;
}

export function plotOf(scores: readonly Score[], width: number, height: number): Plot {
  const final = scores.at(-1);
  const seats = final?.points.length ?? 0;
  const length = Math.max(1, final?.number ?? 1);
  const most = Math.max(5, ...scores.flatMap((score) => score.points));
  const top = Math.ceil(most / 5) * 5;
  const x = (number: number) => Math.round((10 * width * number) / length) / 10;
  const y = (points: number) => Math.round(10 * (height - (height * points) / top)) / 10;

  const lines = Array.from({ length: seats }, (_, seat): Line => {
    let path = `M0 ${y(0)}`;
    let before = 0;
    const gains: { x: number; y: number }[] = [];
    for (const score of scores) {
      const now = score.points[seat] ?? 0;
      if (now === before) continue;
      path += `H${x(score.number)}V${y(now)}`;
      gains.push({ x: x(score.number), y: y(now) });
      before = now;
    }
    return { seat, path: `${path}H${width}`, end: { x: width, y: y(before), label: y(before), points: before }, gains };
  });
  spread(lines.map((line) => line.end.y), APART, height).forEach((label, at) => (lines[at]!.end.label = label));

  const rounds: Plot["rounds"] = [];
  const leads: Plot["leads"] = [];
  scores.forEach((score, at) => {
    const from = x(score.number);
    const to = at + 1 < scores.length ? x(scores[at + 1]!.number) : width;
    const round = rounds.at(-1);
    if (round?.round === score.round) round.width = to - round.x;
    else rounds.push({ round: score.round, x: from, width: to - from });
    const seat = leaderOf(score.points);
    const lead = leads.at(-1);
    if (lead && lead.seat === seat) lead.width = to - lead.x;
    else leads.push({ seat, x: from, width: to - from });
  });
  const ticks = Array.from({ length: top / 5 + 1 }, (_, n) => ({ y: y(5 * n), points: 5 * n }));
  return { lines, rounds, ticks: ticks.filter((_, n) => top <= 30 || n % 2 === 0), leads, x, y };
}
