/** What the table says of what is looked at: reach and sight of a model, room to deploy, chances and odds of attacks. */
import { untrack } from "svelte";
import type { Question } from "$lib/api/types";
import { attacksOf } from "./choosing";
import { weighedIn, type Weighed } from "./weighed";
import type { BattleAnswer, BattleProps } from "./types";

interface Looked {
  ask: BattleProps["ask"];
  position: Question | null; // with another one everything is asked again
  question: Question | null; // that can be answered now
  model: string; // empty: none is shown
  deploys: string | null;
  attack: string | null;
}

export class Answers {
  about: BattleAnswer | null = $state.raw(null);
  room: BattleAnswer | null = $state.raw(null);
  odds: Weighed | null = $state.raw(null);
  /** How likely an attack on each hits, in percent. */
  chances: ReadonlyMap<string, number> = $state.raw(new Map());

  /** To be made while a component is: it asks as long as that lives. */
  constructor(now: () => Looked) {
    const looked = $derived(now());
    const model = $derived(looked.model);
    const position = $derived(looked.position);
    const question = $derived(looked.question);
    const deploys = $derived(looked.deploys);
    const attack = $derived(looked.attack);
    const ask = $derived(looked.ask);
    /** Ask about a word; what comes too late is dropped. */
    const asked = (word: string, told: (answer: BattleAnswer) => void) => {
      let wanted = true;
      const asks = ask;
      untrack(() => asks(word)).then((found) => wanted && told(found), () => {});
      return () => (wanted = false);
    };
    $effect(() => {
      void position;
      this.about = null;
      if (model) return asked(model, (found) => (this.about = found));
    });
    $effect(() => {
      void question;
      this.room = null;
      if (deploys) return asked(deploys, (found) => (this.room = found));
    });
    $effect(() => {
      void question;
      if (attack) return asked(attack, (found) => (this.odds = weighedIn(found)));
      this.odds = null;
    });
    $effect(() => {
      const attacks = attacksOf(question);
      this.chances = new Map();
      let wanted = true;
      const asks = ask;
      void untrack(async () => {
        const found = new Map<string, number>();
        for (const [at, choice] of attacks) {
          try {
            const odds = (await asks(choice.move)).attack;
            if (!wanted) return;
            if (odds) found.set(at, odds.hit.percent);
          } catch {
            return;
          }
        }
        if (wanted && found.size) this.chances = found;
      });
      return () => (wanted = false);
    });
  }
}
