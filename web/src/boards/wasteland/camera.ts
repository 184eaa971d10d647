/** What part of the table is in sight.
 *
 * `x`, `y`: the millimetres of the drawing (y grows downwards there) in the middle of the window;
 * `scale`: pixels a millimetre.
 */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MARGIN = 14; // millimetres of frame round the table
const CLOSEST = 5; // pixels a millimetre
const STEP = 1.25;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** The nearest point of the table. */
export const within = (x: number, y: number, side: number): { x: number; y: number } => ({ x: between(0, x, side), y: between(0, y, side) });

/** The whole table. */
export function fitted(window: Size, side: number): Camera {
  const scale = Math.min(window.width, window.height) / (side + 2 * MARGIN);
  return { x: side / 2, y: side / 2, scale: Math.max(0.05, scale) };
}

/** The same, so that the table stays in the window and no closer than is useful. */
export function held(camera: Camera, window: Size, side: number): Camera {
  const least = fitted(window, side).scale;
  const scale = between(least, camera.scale, Math.max(least, CLOSEST));
  const along = (at: number, pixels: number) => {
    const half = pixels / scale / 2;
    const low = half - MARGIN;
    const high = side + MARGIN - half;
    return low >= high ? side / 2 : between(low, at, high);
  };
  return { x: along(camera.x, window.width), y: along(camera.y, window.height), scale };
}

/** Closer or farther; what is under a pixel of the window stays there. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, window: Size, side: number): Camera {
  const scale = held({ ...camera, scale: camera.scale * factor }, window, side).scale;
  const [x, y] = under(camera, px, py, window);
  const next = { x: x - (px - window.width / 2) / scale, y: y - (py - window.height / 2) / scale, scale };
  return held(next, window, side);
}

/** The steps of the wheel, the keys and the buttons. */
export function stepped(camera: Camera, steps: number, window: Size, side: number): Camera {
  return zoomed(camera, STEP ** steps, window.width / 2, window.height / 2, window, side);
}

export function panned(camera: Camera, dx: number, dy: number, window: Size, side: number): Camera {
  return held({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, window, side);
}

/** The place of the drawing under a pixel of the window. */
export function under(camera: Camera, px: number, py: number, window: Size): [number, number] {
  return [camera.x + (px - window.width / 2) / camera.scale, camera.y + (py - window.height / 2) / camera.scale];
}

/** Where a place of the drawing lies in the window. */
export function over(camera: Camera, x: number, y: number, window: Size): [number, number] {
  return [(x - camera.x) * camera.scale + window.width / 2, (y - camera.y) * camera.scale + window.height / 2];
}

export function viewBox(camera: Camera, window: Size): string {
  const width = window.width / camera.scale;
  const height = window.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((n) => n.toFixed(2)).join(" ");
}

/** So close that all of these places are seen, but no closer than `most` times the whole table. */
export function framing(spots: readonly (readonly [number, number])[], window: Size, side: number, most = 2.2): Camera {
  const whole = fitted(window, side);
  if (!spots.length) return whole;
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 120;
  const scale = Math.min(window.width / (right - left + room), window.height / (bottom - top + room), whole.scale * most);
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, window, side);
}

/** Whether a place is in the window, not too near to its border. */
export function inSight(camera: Camera, x: number, y: number, window: Size, border = 40): boolean {
  const [px, py] = over(camera, x, y, window);
  return px > border && py > border && px < window.width - border && py < window.height - border;
}
