/** A sentence in parts: words, and ids of rules such as SH-P3. */
export interface Part {
  text: string;
  rule: boolean;
}

const RULE = /\b[A-Z]{2}-[A-Z]\d+\b/g;

export function split(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const hit of text.matchAll(RULE)) {
    if (hit.index > from) found.push({ text: text.slice(from, hit.index), rule: false });
    found.push({ text: hit[0], rule: true });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: false });
  return found;
}

/** For comparing: small letters without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
