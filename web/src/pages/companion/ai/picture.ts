/** How rulers and ways are laid out in a picture, in its own units. */
import type { RulerData } from "./types";

export interface Piece {
  letter: string;
  name: string;
  x: number;
  width: number;
  ticks: number[]; // every 25 mm
}

const TICK = 25;

/** Rulers one after the other from `start` on, as wide as `room` together, true to each other. */
export function laid(letters: string, rulers: readonly RulerData[], start: number, room: number): Piece[] {
  const known = [...letters].map((letter) => rulers.find((each) => each.letter === letter) ?? { letter, name: letter, length: 100 });
  const whole = known.reduce((sum, each) => sum + each.length, 0);
  if (!whole) return [];
  const scale = Math.min(room / whole, 1.15);
  let x = start;
  return known.map(({ letter, name, length }) => {
    const piece = { letter, name, x, width: length * scale, ticks: [] as number[] };
    for (let at = TICK; at < length - 5; at += TICK) piece.ticks.push(x + at * scale);
    x += piece.width;
    return piece;
  });
}

/** An arrow of a width from 0 on, with its head. */
export function arrowPath(width: number, half = 13, head = 24): string {
  const neck = Math.max(width - head, 0);
  return `M0 ${-half}H${neck}V${-half - 11}L${width} 0L${neck} ${half + 11}V${half}H0Z`;
}
