/** Where the structures of a settlement stand on its land. It is drawn so, and means nothing. */
export interface Built {
  id: string;
  n: number;
  on: number;
}

/** One structure on its plot; `works`: it has what it needs. */
export interface Tile {
  id: string;
  works: boolean;
}

export const ROW = 5;

/** What stands on each plot: where its owner put it as far as it is still there, the rest where there is room. */
export function placed(structures: readonly Built[], wished: readonly string[], room: number, order: readonly string[]): string[] {
  const left = new Map(structures.map((each) => [each.id, each.n]));
  const total = structures.reduce((sum, each) => sum + each.n, 0);
  const plots: string[] = Array.from({ length: Math.max(room, total) }, () => "");
  wished.forEach((id, at) => {
    const n = left.get(id) ?? 0;
    if (!id || n === 0 || at >= plots.length) return;
    plots[at] = id;
    left.set(id, n - 1);
  });
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const rest = [...left].sort(([one], [two]) => rank(one) - rank(two)).flatMap(([id, n]) => Array.from({ length: n }, () => id));
  let at = 0;
  for (const id of rest) {
    while (plots[at]) at += 1;
    plots[at] = id;
  }
  return plots;
}

/** Two plots change what stands on them. */
export function moved(plots: readonly string[], from: number, to: number): string[] {
  const now = Array.from({ length: Math.max(plots.length, from + 1, to + 1) }, (_, at) => plots[at] ?? "");
  now[from] = plots[to] ?? "";
  now[to] = plots[from] ?? "";
  while (now.length && !now.at(-1)) now.pop();
  return now;
}

/** The tiles of a land; of several alike the first ones work. */
export function tilesOf(plots: readonly string[], structures: readonly Built[]): (Tile | null)[] {
  const seen = new Map<string, number>();
  const on = new Map(structures.map((each) => [each.id, each.on]));
  return plots.map((id) => {
    if (!id) return null;
    const n = seen.get(id) ?? 0;
    seen.set(id, n + 1);
    return { id, works: n < (on.get(id) ?? 0) };
  });
}
