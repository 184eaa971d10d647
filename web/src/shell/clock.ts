/** How much time is left, in as few signs as possible. */
import type { Clock } from "$lib/api/types";

/** Milliseconds that a seat has left at a moment; only the clock of who is asked runs. */
export function leftOf(clock: Clock, seat: number, asked: boolean, now: number): number | null {
  const left = clock.left?.[seat];
  if (left === undefined || left < 0) return null;
  return Math.max(0, asked ? left - Math.max(0, now - (clock.since ?? now)) : left);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `9:05`, `2:30 h`, or in a language's own words from a day on. */
export function shortTime(left: number, lang: string): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
  if (left < DAY) return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)} h`;
  return new Intl.NumberFormat(lang, { style: "unit", unit: "day", unitDisplay: "long" }).format(Math.floor(left / DAY));
}
