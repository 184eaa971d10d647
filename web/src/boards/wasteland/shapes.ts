/** Outlines, rings and ways as paths of a drawing, whose y grows downwards. */
import type { Ruler, Spot } from "./types";

const n = (value: number) => Math.round(value * 10) / 10;

/** Polygons of the table as one path; holes are left open by the rule “evenodd”. */
export function pathOf(polygons: readonly (readonly (readonly number[])[])[], side: number): string {
  return polygons
    .filter((polygon) => polygon.length > 2)
    .map((polygon) => "M" + polygon.map(([x = 0, y = 0]) => `${n(x)} ${n(side - y)}`).join("L") + "Z")
    .join("");
}

/** A line through places of the table. */
export function lineOf(points: readonly (readonly number[])[], side: number): string {
  return points.length < 2 ? "" : "M" + points.map(([x = 0, y = 0]) => `${n(x)} ${n(side - y)}`).join("L");
}

/** The stretches of a room as thin boxes. */
export function roomPath(spans: readonly (readonly number[])[], step: number, side: number): string {
  return spans
    .map(([y = 0, first = 0, last = 0]) => `M${n(first)} ${n(side - y - step / 2)}H${n(last)}v${step}H${n(first)}Z`)
    .join("");
}

export function lengthOf(points: readonly (readonly number[])[]): number {
  let sum = 0;
  for (let at = 1; at < points.length; at++) sum += apart(points[at - 1]!, points[at]!);
  return sum;
}

function apart(a: readonly number[], b: readonly number[]): number {
  return Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
}

/** The place so far along a line; its end where it is shorter. */
export function along(points: readonly (readonly number[])[], far: number): [number, number] {
  let left = far;
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1]!, points[at]!];
    const length = apart(a, b);
    if (left <= length && length > 0) {
      const part = Math.max(0, left) / length;
      return [(a[0] ?? 0) + part * ((b[0] ?? 0) - (a[0] ?? 0)), (a[1] ?? 0) + part * ((b[1] ?? 0) - (a[1] ?? 0))];
    }
    left -= length;
  }
  const last = points.at(-1) ?? [0, 0];
  return [last[0] ?? 0, last[1] ?? 0];
}

/** A piece of a line with the ruler that measures it. */
export interface Measured {
  letter: string;
  points: [number, number][];
}

/** A line laid out with rulers one after the other; what is longer than all of them has no letter. */
export function measured(points: readonly (readonly number[])[], letters: string, rulers: readonly Ruler[], from = 0): Measured[] {
  const whole = lengthOf(points);
  const found: Measured[] = [];
  let start = from;
  for (const letter of letters) {
    if (start >= whole) break;
    const end = Math.min(whole, start + (rulers.find((each) => each.letter === letter)?.length ?? 0));
    found.push({ letter, points: cut(points, start, end) });
    start = end;
  }
  if (start < whole - 0.5) found.push({ letter: "", points: cut(points, start, whole) });
  return found;
}

function cut(points: readonly (readonly number[])[], start: number, end: number): [number, number][] {
  const found = [along(points, start)];
  let far = 0;
  for (let at = 1; at < points.length; at++) {
    far += apart(points[at - 1]!, points[at]!);
    if (far > start + 0.01 && far < end - 0.01) found.push([points[at]![0] ?? 0, points[at]![1] ?? 0]);
  }
  found.push(along(points, end));
  return found;
}

/** A part of a ring, from one share of the circle to another, clockwise from the top. */
export function arc(radius: number, from: number, to: number): string {
  const at = (share: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  };
  if (to - from >= 0.999) return `M${at(0)}A${radius} ${radius} 0 1 1 ${at(0.5)}A${radius} ${radius} 0 1 1 ${at(0)}`;
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

export type Bit = "left" | "rads" | "lost";

/** A model's health as parts of a ring: what is left first, then radiation, then what is lost. */
export function healthBits(health: number, left: number, rads: number): Bit[] {
  const found: Bit[] = [];
  for (let at = 0; at < health; at++) found.push(at < left ? "left" : at < left + rads ? "rads" : "lost");
  return found;
}

export function middleOf(points: readonly (readonly number[])[]): Spot {
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}
