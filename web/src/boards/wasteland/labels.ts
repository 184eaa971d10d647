/** Labels beside tokens: what is said at which zoom, and where there is room for it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All in the drawing's millimetres; `x`, `y` is the middle of what the label belongs to. */
export interface Wanted {
  id: string;
  x: number;
  y: number;
  radius: number;
  width: number;
  height: number;
  rank: number; // the lower, the sooner it gets a place
  must?: boolean; // it is set even where it covers something
}

export interface Set extends Wanted {
  left: number;
  top: number;
  far: boolean; // so far off that a line leads to it
}

export type Level = "whole" | "half" | "near";

/** What a zoom shows: numbers only, the names that matter, or everything. */
export function levelOf(scale: number): Level {
  return scale < 0.95 ? "whole" : scale < 1.7 ? "half" : "near";
}

const crosses = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Find a place for each label beside what it belongs to; who finds none is left out. */
export function arranged(wanted: readonly Wanted[], taken: readonly Box[], gap: number): Set[] {
  const found: Set[] = [];
  const busy: Box[] = [...taken];
  for (const each of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const places = placesOf(each, gap);
    let chosen = places.findIndex((box) => !busy.some((other) => crosses(box, other)));
    if (chosen < 0) {
      if (!each.must) continue;
      chosen = 0;
    }
    const box = places[chosen]!;
    busy.push(box);
    found.push({ ...each, left: box.x, top: box.y, far: chosen >= NEAR });
  }
  return found;
}

const NEAR = 6; // so many places lie right beside the token

function placesOf({ x, y, radius, width, height }: Wanted, gap: number): Box[] {
  const box = (left: number, top: number): Box => ({ x: left, y: top, width, height });
  const near = (by: number): Box[] => [
    box(x + radius + by, y - height / 2),
    box(x - radius - by - width, y - height / 2),
    box(x - width / 2, y - radius - by - height),
    box(x - width / 2, y + radius + by),
    box(x + 0.7 * radius + by, y - 0.7 * radius - by - height),
    box(x - 0.7 * radius - by - width, y - 0.7 * radius - by - height),
  ];
  return [...near(gap), ...near(gap + 1.6 * height), ...near(gap + 3.2 * height)];
}

/** About how wide a text is, in letters of its height. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.54;
}
