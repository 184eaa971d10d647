/** When a device was used last, as people say it: today, yesterday, three days ago, on a day. */
const DAY = 24 * 3600 * 1000;
const A_WEEK = 7;

export function used(moment: number, now: number, lang: string): string {
  const days = midnights(moment, now);
  if (days < A_WEEK) return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-days, "day");
  return new Date(moment).toLocaleDateString(lang, { dateStyle: "medium" });
}

/** How many midnights lie between two moments; a clock that is behind makes none. */
function midnights(moment: number, now: number): number {
  const between = startOf(now) - startOf(moment);
  return Math.max(0, Math.round(between / DAY)); // rounded: a day of summer time has 23 hours
}

const startOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
