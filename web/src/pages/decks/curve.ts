/** The bars of a curve: every place from the least to the most, also those that are empty. */
export interface Bar {
  at: number;
  n: number;
}

export function bars(found: readonly Bar[]): Bar[] {
  if (!found.length) return [];
  const by = new Map(found.map((bar) => [bar.at, bar.n]));
  const places = found.map((bar) => bar.at);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: most - least + 1 }, (_, step) => ({ at: least + step, n: by.get(least + step) ?? 0 }));
}

/** How high a bar is drawn, 0 to 1; a short deck does not fill the picture. */
export function height(n: number, all: readonly Bar[], least = 8): number {
  return n / Math.max(least, ...all.map((bar) => bar.n));
}
