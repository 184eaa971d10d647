/** How a small word joins the word placed after it: “d’Anna”. The table is Python's (`overseer/text/joints.py`). */
import type { Lang } from "$lib/api/types";
import TABLE from "./joints.json";

const FOUND = Object.fromEntries(
  Object.entries(TABLE).map(([lang, rules]) => [lang, rules.map(([pattern, joint]) => [new RegExp(pattern as string, "gu"), joint as string] as const)]),
) as unknown as Record<Lang, readonly (readonly [RegExp, string])[]>;
const MARKS = /[\u2068\u2069]/gu;

/** A sentence with marked words (U+2068 before each, U+2069 after it) as the language writes it, without the marks. */
export function joined(lang: Lang, text: string): string {
  if (!text.includes("\u2068")) return text;
  return FOUND[lang].reduce((said, [pattern, joint]) => said.replace(pattern, joint), text).replace(MARKS, "");
}
