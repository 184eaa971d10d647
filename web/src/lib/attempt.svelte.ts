/** One thing at a time that may fail: whether it is under way, and what went wrong with the last one. */
import { troubleOf, type Trouble } from "$lib/table/table.svelte";

export class Attempt {
  busy = $state(false);
  trouble: Trouble | null = $state.raw(null);

  /** Do it, unless something is under way. */
  async run(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}
