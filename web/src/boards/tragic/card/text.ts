/** The sentences of a card cut into plain words, points of letters and words in capitals. */
import type { Cost, Face, Line, Meaning } from "../types";

export type Piece = { sort: "text"; text: string } | { sort: "token"; text: string } | { sort: "word"; text: string; meaning: Meaning };

/** A formula such as `(S+1)×2`: its letters are drawn as tokens, the rest as it is. */
export function formulaOf(text: string): { letter: boolean; text: string }[] {
  return [...text.matchAll(/[SPECIAL]|[^SPECIAL]+/g)].map(([part]) => ({ letter: /^[SPECIAL]$/.test(part), text: part }));
}

/** The words in capitals that a card uses, the longest name first. */
export function meaningsOf(face: Face, symbols: readonly Meaning[]): Meaning[] {
  const used = new Set(face.words ?? []);
  return symbols.filter((each) => each.sort === "keyword" && used.has(each.word)).sort((a, b) => b.name.length - a.name.length);
}

export function piecesOf(line: Line, meanings: readonly Meaning[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const span of line.tokens ?? []) {
    found.push(...wordsIn(line.text.slice(from, span.start), meanings), { sort: "token", text: line.text.slice(span.start, span.end) });
    from = span.end;
  }
  return [...found, ...wordsIn(line.text.slice(from), meanings)];
}

function wordsIn(text: string, meanings: readonly Meaning[]): Piece[] {
  for (const meaning of meanings) {
    const at = text.indexOf(meaning.name);
    if (at < 0) continue;
    const end = at + meaning.name.length;
    return [...wordsIn(text.slice(0, at), meanings), { sort: "word", text: meaning.name, meaning }, ...wordsIn(text.slice(end), meanings)];
  }
  return text ? [{ sort: "text", text }] : [];
}

/** A cost as a row of tokens: each point of a letter alone, points of any letter as one ring with their number. */
export function tokensOf(cost: Cost): { letter: string; any: number }[] {
  const letters = Object.entries(cost).flatMap(([letter, n]) => (letter.length === 1 ? Array.from({ length: n }, () => ({ letter, any: 0 })) : []));
  return cost.any ? [...letters, { letter: "", any: cost.any }] : letters;
}
