/** Things on a table that is being built: where each stands, how it is turned, how large it is.
 *
 * A thing is one piece, or the walls of one ruin. It keeps its shape as it is before it is turned,
 * so that turning it often rounds nothing twice. Lengths are millimetres, y grows to the north.
 */
import type { Schemas } from "$lib/api/types";

export type Drawn = Schemas["TerrainDrawn"];
export type Sent = Schemas["PieceSent"];
export type Kind = Schemas["TerrainKind"];
export type Point = readonly [number, number];

export interface Does {
  blocks_sight: boolean;
  cover: boolean;
  impassable: boolean;
  difficult: boolean;
  climbable: boolean;
}

export interface Thing {
  id: number;
  kind: string;
  height: number;
  parts: readonly (readonly Point[])[]; // round its middle, not turned
  x: number; // its middle
  y: number;
  turn: number; // degrees, counter-clockwise
  does: Does;
}

const SNAP = 10; // millimetres to the table's edge
const RIM = 13; // of walls: so far from the outline nothing is stretched

export const rounded = (degrees: number) => ((Math.round(degrees) % 360) + 360) % 360;

function spun([x, y]: Point, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

interface Box {
  left: number;
  right: number;
  low: number;
  high: number;
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** The corners of a thing where it stands, in whole millimetres, a list for each of its parts. */
export function corners(thing: Thing): [number, number][][] {
  return thing.parts.map((part) =>
    part.map((point) => {
      const [x, y] = spun(point, thing.turn);
      return [Math.round(thing.x + x), Math.round(thing.y + y)];
    }),
  );
}

export const boundsOf = (thing: Thing) => boxOf(corners(thing).flat());

/** How wide and deep a thing is, before it is turned. */
export function sizeOf(thing: Thing): [number, number] {
  const box = boxOf(thing.parts.flat());
  return [Math.round(box.right - box.left), Math.round(box.high - box.low)];
}

/** A new thing of a kind. */
export function made(id: number, kind: Kind, shape: number, x: number, y: number): Thing {
  return {
    id,
    kind: kind.kind,
    height: kind.heights[0] ?? 0,
    parts: kind.shapes[shape % kind.shapes.length] ?? [],
    x,
    y,
    turn: 0,
    does: doesOf(kind),
  };
}

const doesOf = (one: Partial<Does>): Does => ({
  blocks_sight: !!one.blocks_sight,
  cover: !!one.cover,
  impassable: !!one.impassable,
  difficult: !!one.difficult,
  climbable: !!one.climbable,
});

/** How the longest edge of a shape lies, from -45 to 45 degrees: that much it was turned. */
export function leaning(parts: readonly (readonly Point[])[]): number {
  let longest = 0;
  let found = 0;
  for (const part of parts)
    part.forEach(([x, y], at) => {
      const [px, py] = part.at(at - 1)!;
      const length = Math.hypot(x - px, y - py);
      if (length <= longest + 0.5) return;
      longest = length;
      found = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    });
  const within = ((found % 90) + 90) % 90;
  return within > 45 ? within - 90 : within;
}

/** The pieces of a table as things; walls of one group are one. */
export function thingsOf(pieces: readonly Drawn[], first = 1): Thing[] {
  const groups = new Map<string, Drawn[]>();
  pieces.forEach((piece, at) => {
    const key = (piece.group ?? -1) >= 0 ? `g${piece.group} ${piece.kind}` : `p${at}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  });
  return [...groups.values()].map((group, at) => {
    const one = group[0]!;
    const parts = group.map((piece) => piece.points);
    const box = boxOf(parts.flat());
    const [x, y] = [(box.left + box.right) / 2, (box.low + box.high) / 2];
    const turn = leaning(parts);
    const straight = parts.map((part) => part.map(([px, py]) => spun([px - x, py - y], -turn)));
    // The middle of the straight shape is what it is turned about.
    const own = boxOf(straight.flat());
    const middle: Point = [(own.left + own.right) / 2, (own.low + own.high) / 2];
    const [dx, dy] = spun(middle, turn);
    return {
      id: first + at,
      kind: one.kind,
      height: one.height ?? 0,
      parts: straight.map((part) => part.map(([px, py]): Point => [px - middle[0], py - middle[1]])),
      x: x + dx,
      y: y + dy,
      turn: (turn + 360) % 360,
      does: doesOf(one),
    };
  });
}

/** What is sent of things, and which thing each piece belongs to. */
export function sentOf(things: readonly Thing[]): { pieces: Sent[]; owners: number[] } {
  const pieces: Sent[] = [];
  const owners: number[] = [];
  things.forEach((thing, at) => {
    const parts = corners(thing);
    for (const points of parts) {
      pieces.push({ kind: thing.kind, points, height: thing.height, group: parts.length > 1 ? at : -1, ...thing.does });
      owners.push(thing.id);
    }
  });
  return { pieces, owners };
}

/** A thing somewhere else: its middle stays on the table, and what comes near an edge goes to it. */
export function moved(thing: Thing, x: number, y: number, side: number, snaps = true): Thing {
  const within = (value: number) => Math.max(0, Math.min(side, value));
  const there = { ...thing, x: within(x), y: within(y) };
  if (!snaps) return there;
  const box = boundsOf(there);
  const pull = (low: number, high: number) => {
    if (Math.abs(low) <= SNAP) return -low;
    return Math.abs(side - high) <= SNAP ? side - high : 0;
  };
  return { ...there, x: there.x + pull(box.left, box.right), y: there.y + pull(box.low, box.high) };
}

export const turned = (thing: Thing, degrees: number): Thing => ({ ...thing, turn: rounded(degrees) });

/** The turn that points a thing's handle, which stands to its north, at a place. */
export function turnTo(thing: Thing, x: number, y: number, step = 5): number {
  const angle = (Math.atan2(y - thing.y, x - thing.x) * 180) / Math.PI - 90;
  return rounded(Math.round(angle / step) * step);
}

/** A thing of another size; walls keep how thick they are. */
export function resized(thing: Thing, wide: number, deep: number, walls: boolean): Thing {
  const [w, d] = sizeOf(thing);
  const along = (value: number, from: number, to: number) => {
    if (!from) return value;
    if (!walls) return (value * to) / from;
    const inner = from / 2 - RIM;
    if (Math.abs(value) >= inner - 0.5) return Math.sign(value) * (to / 2 - (from / 2 - Math.abs(value)));
    return (value * (to / 2 - RIM)) / inner;
  };
  const parts = thing.parts.map((part) => part.map(([x, y]): Point => [along(x, w, wide), along(y, d, deep)]));
  return { ...thing, parts };
}

/** Whether a place lies in a thing, or between its walls. */
export function holds(thing: Thing, x: number, y: number, slack = 0): boolean {
  const [px, py] = spun([x - thing.x, y - thing.y], -thing.turn);
  const box = boxOf(thing.parts.flat());
  return px >= box.left - slack && px <= box.right + slack && py >= box.low - slack && py <= box.high + slack;
}

/** The thing at a place: the one on top, and of those the smallest. */
export function thingAt(things: readonly Thing[], x: number, y: number, slack = 0): Thing | null {
  const found = things.filter((each) => holds(each, x, y, slack));
  const area = (thing: Thing) => sizeOf(thing)[0] * sizeOf(thing)[1];
  return found.length ? found.reduce((best, each) => (area(each) <= area(best) ? each : best)) : null;
}

/** A free place for a new thing: near where one looks, and not on another. */
export function freePlace(things: readonly Thing[], thing: Thing, side: number): [number, number] {
  const far = Math.hypot(...sizeOf(thing)) / 2 + 20;
  const crowded = (x: number, y: number) =>
    things.some((each) => Math.hypot(each.x - x, each.y - y) < far + Math.hypot(...sizeOf(each)) / 2);
  for (let ring = 0; ring * 60 < side; ring++)
    for (let step = 0; step < Math.max(1, ring * 6); step++) {
      const angle = (2 * Math.PI * step) / Math.max(1, ring * 6);
      const [x, y] = [Math.round(thing.x + 60 * ring * Math.cos(angle)), Math.round(thing.y + 60 * ring * Math.sin(angle))];
      if (x >= far && y >= far && x <= side - far && y <= side - far && !crowded(x, y)) return [x, y];
    }
  return [thing.x, thing.y];
}
