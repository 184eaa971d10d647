/** What chairs are called. */
import type { Chair } from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";

export const isBot = (chair: Chair): boolean => chair.kind !== "human";

/** A bot's strength as a word of the page; its own name where the page has none. */
export function strength(kind: string): string {
  const level = kind.replace(/^bot:?/, "") || "normal";
  const id = `bot-${level}`;
  const said = t(id);
  return said === id ? level : said;
}

export function chairName(chair: Chair): string {
  if (isBot(chair)) return t("seat-bot", { n: chair.seat + 1, level: strength(chair.kind) });
  return chair.name || t("seat-free");
}

/** A seat's name; where two are called the same, with its number. */
export function seatName(names: readonly string[], seat: number): string {
  const name = names[seat] ?? "";
  return names.filter((each) => each === name).length > 1 ? t("seat-numbered", { name, n: seat + 1 }) : name;
}
