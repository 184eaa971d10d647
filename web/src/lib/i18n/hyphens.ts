/** Where a long word may be parted: soft hyphens, as a browser does not have a dictionary for every language.
 *
 * soft("Maulwurfsratte", "de")   // Maul-wurfs-rat-te, each hyphen a soft one
 *
 * The last consonants between two vowels begin the next syllable. Compounds that part elsewhere are in the list, and so
 * is every English word, as English follows no such rule. They stand in `hyphens.json` beside a language's catalogues:
 * `onsets`, consonants that begin a syllable together; `silent`, an ending that is not heard and so no syllable; `words`.
 */
import { HYPHENS, type Hyphens } from "~languages";
import type { Lang } from "$lib/api/types";
import { words } from "./i18n.svelte";

const SHY = "\u00ad";
const LONG = /\p{L}{7,}/gu; // shorter words are not parted
const EDGE = 3; // letters that stay together at either end
const VOWELS = "aeiouyàâäáéèêëíìîïóòôöúùûüœæ";

/** How many letters lie before each joint, by word. */
function jointsOf(list: string): Map<string, number[]> {
  return new Map(
    list.split(/\s+/).map((entry) => {
      const parts = entry.toLowerCase().split("-");
      return [parts.join(""), parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join("").length)];
    }),
  );
}

const KEPT = new Map<string, { of: Hyphens; joints: Map<string, number[]> }>();

function rulesOf(lang: Lang) {
  const of = HYPHENS[lang] ?? {};
  const found = KEPT.get(lang) ?? { of, joints: jointsOf(of.words?.join(" ") ?? "") };
  KEPT.set(lang, found);
  return found;
}

function syllables(word: string, { onsets, silent }: Hyphens): number[] {
  if (!onsets) return [];
  const between = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}]+(?=[${VOWELS}])`, "g");
  const unit = new RegExp(`${onsets}|.`, "g");
  return [...word.matchAll(between)]
    .map((run) => run.index + run[0].length - (run[0].match(unit)?.at(-1)?.length ?? 1))
    .filter((at) => at >= EDGE && word.length - at >= EDGE && !(silent && new RegExp(silent).test(word.slice(at))));
}

function parted(word: string, lang: Lang): string {
  const small = word.toLowerCase();
  const { of, joints } = rulesOf(lang);
  const found = joints.get(small) ?? syllables(small, of);
  return [0, ...found].map((at, n) => word.slice(at, found[n])).join(SHY);
}

const KNOWN = new Map<string, string>(); // boards say the same few hundred words again and again

/** A text with the places at which its long words may be parted. */
export function soft(text: string, lang: Lang = words.lang): string {
  return text.replace(LONG, (word) => {
    const key = `${lang}:${word}`;
    const found = KNOWN.get(key) ?? parted(word, lang);
    KNOWN.set(key, found);
    return found;
  });
}
