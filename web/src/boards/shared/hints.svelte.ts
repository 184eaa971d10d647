/** Which hint of a lesson is shown. The reader puts one away, or all that would still come. */
import type { Hint } from "$lib/api/types";
import type { BoardProps } from "../contract";

type Asked = Pick<BoardProps, "steps" | "question">;

export class Hints {
  private quiet = $state(false); // no more hints in this game
  private read = $state(""); // the hint that was put away

  /** `now` is what the board got. `wanted` may hold a hint back, while something else has the reader's eye. */
  constructor(
    private readonly now: () => Asked,
    private readonly wanted: (hint: Hint) => boolean = () => true,
  ) {}

  readonly shown: Hint | null = $derived.by(() => {
    const { steps, question } = this.now();
    if (this.quiet || steps.length || !question?.asked) return null;
    const hint = question.hints?.find((each) => !each.typed);
    return hint && hint.text !== this.read && this.wanted(hint) ? hint : null;
  });

  putAway(): void {
    this.read = this.shown?.text ?? "";
  }

  stop(): void {
    this.quiet = true;
  }
}
