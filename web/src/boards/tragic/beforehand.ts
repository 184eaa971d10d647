/** What was said on the panel about a question that comes when something takes effect.
 *
 * It is given when that question is asked, unless somebody else has done more than to pass until then:
 * whoever answers changes what one wants to say, and is waited for.
 */
import type { Question, Told } from "$lib/api/types";
import { draft } from "./draft.svelte";
import type { TragicProps } from "./types";

interface Said {
  topic: string;
  moves: string[];
  since: number; // the number of the last step that was known then
}

/** Whether nobody but the reader has done anything since. */
export function isQuiet(told: readonly Told[], since: number, seat: number | null): boolean {
  return told.every((step) => step.number <= since || step.seat === seat || step.move === "pass");
}

class Beforehand {
  private said: Said | null = null;

  /** Keep it until it is asked. */
  keep(topic: string, moves: string[], since: number): void {
    this.said = { topic, moves, since };
  }

  clear(): void {
    this.said = null;
  }

  /** A question has come: answer it, or forget what does not fit any more. */
  asked(question: Question | null, props: TragicProps): void {
    const said = this.said;
    if (!said || !question?.asked) return;
    const quiet = isQuiet(props.told, said.since, props.seat);
    if (quiet && question.topic === said.topic) {
      // The input before is answered for before the next one can be sent.
      setTimeout(() => props.question === question && props.choose(said.moves, true));
    }
    if (!quiet || question.topic === said.topic || question.topic === "main") this.said = null;
  }
}

export const beforehand = new Beforehand();

/** Send what was put together, and keep what was said beforehand. */
export function confirmed(props: TragicProps): void {
  const { moves, prepared, then } = draft;
  if (!moves) return;
  if (prepared && then) beforehand.keep(then.topic, prepared, props.told.at(-1)?.number ?? 0);
  else beforehand.clear();
  props.choose(moves);
}
