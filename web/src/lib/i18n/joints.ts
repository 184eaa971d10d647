/** How a small word joins the word placed after it: “d’Anna”. The table is Python's (`overseer/text/joints.py`); `python -m tools.web_joints` writes it. */
import TABLE from "./joints.json";

type Rule = readonly [RegExp, string];
const FOUND = new Map<string, Rule[]>(
  Object.entries(TABLE).map(([lang, rules]) => [lang, rules.map(([pattern = "", joint = ""]): Rule => [new RegExp(pattern, "gu"), joint])]),
);
const MARKS = /[\u2068\u2069]/gu;

/** A sentence with marked words (U+2068 before each, U+2069 after it) as the language writes it, without the marks. */
export function joined(lang: string, text: string): string {
  if (!text.includes("\u2068")) return text;
  return (FOUND.get(lang) ?? []).reduce((said, [pattern, joint]) => said.replace(pattern, joint), text).replace(MARKS, "");
}
