/** From one model to the next with the arrow keys. */
interface Placed {
  at: string;
  x: number;
  y: number;
}

/** The nearest one in a direction (y grows to the north); the same one where nobody stands there. */
export function near(all: readonly Placed[], word: string, dx: number, dy: number): string {
  const from = all.find((each) => each.at === word);
  if (!from) return word;
  let best = word;
  let least = Infinity;
  for (const each of all) {
    const ahead = dx * (each.x - from.x) + dy * (each.y - from.y);
    const aside = Math.abs(dy * (each.x - from.x)) + Math.abs(dx * (each.y - from.y));
    if (each === from || ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = each.at;
    }
  }
  return best;
}
