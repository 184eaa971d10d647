/** Which choices the panel asks for better than a row of buttons. */
import type { Choice, Question } from "$lib/api/types";

const SORTS: Record<string, readonly string[]> = {
  send: ["attack", "join"],
  pairs: ["block"],
  shares: ["deal"],
  order: ["next"],
  place: ["top", "bottom", "away"],
};

export function isOnPanel(choice: Choice, question: Question): boolean {
  if (choice.kind === "by-hand") return true;
  return (question.builders ?? []).some((builder) => SORTS[builder.sort]?.includes(choice.kind));
}
