/** Everything that can be done now, whether it stands in the list or is put together. */
import type { Question } from "$lib/api/types";

export interface Deed {
  move: string;
  kind: string;
  name: string;
  detail: string;
  at: readonly string[];
  cost: Readonly<Record<string, number>>;
  /** What moves that begin alike are about, and what makes this one different; empty where it is alone. */
  group: string;
  part: string;
}

/** The deeds of a question. Each stands there once. */
export function deedsOf(question: Question | null): Deed[] {
  if (!question?.asked) return [];
  const found = new Map<string, Deed>();
  for (const choice of question.choices ?? []) {
    found.set(choice.move, {
      move: choice.move,
      kind: choice.kind,
      name: choice.name,
      detail: choice.detail ?? "",
      at: choice.at ?? [],
      cost: choice.cost ?? {},
      group: "",
      part: "",
    });
  }
  for (const builder of question.builders ?? []) {
    if (builder.sort !== "pick") continue;
    for (const option of builder.of) {
      const move = `${builder.verb} ${option.id}`;
      const known = found.get(move);
      found.set(move, {
        move,
        kind: builder.verb.split(" ")[0] ?? "",
        name: known?.name ?? option.name,
        detail: known?.detail ?? option.detail ?? "",
        at: known?.at ?? option.at ?? [],
        cost: option.cost ?? known?.cost ?? {},
        group: builder.title ?? "",
        part: option.name,
      });
    }
  }
  return [...found.values()];
}

/** The words after the verb of a move. */
export function wordsOf(move: string): string[] {
  return move.split(" ").slice(1);
}

export function ofKind(deeds: readonly Deed[], ...kinds: string[]): Deed[] {
  return deeds.filter((each) => kinds.includes(each.kind));
}

/** Deeds about the same thing, in order: the first word after the verb names it. */
export function grouped(deeds: readonly Deed[]): [string, Deed[]][] {
  const groups = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const word = wordsOf(deed.move)[0] ?? "";
    groups.set(word, [...(groups.get(word) ?? []), deed]);
  }
  return [...groups];
}
