/** Where a narrow board has to be moved so that something open is in sight. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Shift {
  x: number;
  y: number;
}

const AIR = 12; // beside what comes into sight

/** How far one side has to move; 0: it is in sight, or does not fit anyway and begins there. */
function along(from: number, to: number, low: number, high: number): number {
  if (to > high && from - AIR > low) return Math.min(to + AIR - high, from - AIR - low);
  return from < low ? from - AIR - low : 0;
}

/** The way to the nearest of some boxes; null: one of them is seen already, or there is none. */
export function shiftTo(window: Box, boxes: readonly Box[]): Shift | null {
  let best: Shift | null = null;
  for (const box of boxes) {
    const shift = { x: along(box.left, box.right, window.left, window.right), y: along(box.top, box.bottom, window.top, window.bottom) };
    if (shift.x === 0 && shift.y === 0) return null;
    if (best === null || Math.hypot(shift.x, shift.y) < Math.hypot(best.x, best.y)) best = shift;
  }
  return best;
}
