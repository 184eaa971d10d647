/** Exact chances of draws without putting back. */

/** ln(n!) by its sum: numbers here are small, and no factor overflows. */
const logs: number[] = [0];
function logFactorial(n: number): number {
  for (let at = logs.length; at <= n; at++) logs.push(logs[at - 1]! + Math.log(at));
  return logs[n]!;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** The chance of exactly `n` of the `good` cards among `seen` of `size`. */
export function exactly(n: number, size: number, good: number, seen: number): number {
  const bad = size - good;
  if (n < 0 || n > good || seen - n > bad || seen - n < 0) return 0;
  return Math.exp(logChoose(good, n) + logChoose(bad, seen - n) - logChoose(size, seen));
}

/** The chance of at least `least` of them. */
export function atLeast(least: number, size: number, good: number, seen: number): number {
  const drawn = Math.min(seen, size);
  if (least <= 0) return 1;
  let sum = 0;
  for (let n = least; n <= Math.min(good, drawn); n++) sum += exactly(n, size, good, drawn);
  return Math.min(sum, 1);
}

/** A chance as people read it: nothing that can happen is 0 %, nothing that can fail is 100 %. */
export function percent(share: number): string {
  const whole = Math.round(100 * share);
  if (whole === 0 && share > 0) return "<1";
  if (whole === 100 && share < 1 - 1e-9) return ">99";
  return String(whole);
}
