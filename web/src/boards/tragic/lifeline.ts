/** How hit points went, as lines: a step for every change. */
import type { Schemas } from "$lib/api/types";

export type Score = Schemas["Score"];

export interface Lifeline {
  seat: number;
  path: string;
  end: number; // hit points at last
  y: number;
}

export function lifelines(scores: readonly Score[], width: number, height: number): Lifeline[] {
  const last = scores.at(-1);
  if (!last) return [];
  const most = Math.max(1, ...scores.flatMap((score) => score.points));
  const x = (number: number) => Math.round((10 * width * number) / Math.max(1, last.number)) / 10;
  const y = (hp: number) => Math.round(10 * (height - (height * hp) / most)) / 10;
  return last.points.map((end, seat) => {
    const [first] = scores;
    let path = `M0 ${y(first?.points[seat] ?? 0)}`;
    let before = first?.points[seat] ?? 0;
    for (const score of scores.slice(1)) {
      const now = score.points[seat] ?? 0;
      if (now !== before) path += `H${x(score.number)}V${y(now)}`;
      before = now;
    }
    return { seat, path: `${path}H${width}`, end, y: y(end) };
  });
}
