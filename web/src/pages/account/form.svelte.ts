/** A form that is sent: whether it is on its way, and what came of it, in words. */
import { sentence } from "../library/loaded.svelte";

export class Form {
  busy = $state(false);
  done = $state("");
  wrong = $state("");

  /** Do it; `done` is what is said when it worked. */
  async send(work: () => Promise<unknown>, done = ""): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.done = this.wrong = "";
    try {
      await work();
      this.done = done;
    } catch (error) {
      this.wrong = sentence(error);
    } finally {
      this.busy = false;
    }
  }
}
