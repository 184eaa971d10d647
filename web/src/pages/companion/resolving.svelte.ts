/** An act that needs dice, cards or choices: asked one after the other until it is whole. */
import { troubleOf, type Trouble } from "$lib/table/table.svelte";
import type { Act, Tried } from "./types";

export interface Tries {
  tryAct(act: Act, options?: { throw?: boolean }): Promise<Tried>;
  enter(acts: Act[]): Promise<boolean>;
}

export class Resolving {
  answers: string[] = $state.raw([]);
  tried: Tried | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  busy = $state(false);
  thrown = $state(""); // what the app has just thrown

  private asked = 0;

  constructor(
    private readonly store: Tries,
    private readonly make: (answers: string[]) => Act,
    first: string[] = [],
  ) {
    this.answers = first;
  }

  get act(): Act {
    return this.make(this.answers);
  }

  /** Ask what is missing, or what would happen. */
  async ask(): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    this.trouble = null;
    try {
      const tried = await this.store.tryAct(this.act);
      if (asked === this.asked) this.tried = tried;
    } catch (error) {
      if (asked === this.asked) this.trouble = troubleOf(error);
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }

  async answer(text: string): Promise<void> {
    this.answers = [...this.answers, text];
    await this.ask();
  }

  /** The app throws or draws what chance decides. */
  async throwIt(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const tried = await this.store.tryAct(this.act, { throw: true });
      this.busy = false;
      if (!tried.answer) {
        this.tried = tried;
        return;
      }
      this.thrown = tried.answer;
      await this.answer(tried.answer);
    } catch (error) {
      this.busy = false;
      this.trouble = troubleOf(error);
    }
  }

  /** One answer back. */
  async back(): Promise<void> {
    this.answers = this.answers.slice(0, -1);
    this.thrown = "";
    await this.ask();
  }

  /** From the beginning, because something else was chosen. */
  async anew(): Promise<void> {
    this.answers = [];
    this.thrown = "";
    await this.ask();
  }

  enter(): Promise<boolean> {
    return this.store.enter([this.act]);
  }
}
