/** The desk on the device: the engine answers from the log that is kept here. */
import { language } from "$lib/api/client";
import type { Act, Deck, Desk, DraftBattle, Drafted, Drawn, Entry, Given, Hand, Lists, Result, Tried, Written } from "./desk";
import type { Answering } from "./engine";

/** A battle as the device holds it. */
export interface Battle {
  code: string;
  title: string;
  campaign: string;
  hands: Hand[];
  entries: Entry[];
}

export class LocalDesk implements Desk {
  constructor(
    private readonly engine: Answering,
    private readonly battle: () => Battle,
    private readonly shared = false,
  ) {}

  private ask<T>(ask: string, more: object = {}): Promise<T> {
    return this.engine.ask<T>({ ask, lang: language.now, battle: this.battle(), ...more });
  }

  given(since: number): Promise<Given> {
    return this.ask("given", { since, public: this.shared });
  }

  write(_: number, entries: Entry[]): Promise<Written> {
    return this.ask("write", { entries, now: Date.now() });
  }

  tryAct(act: Act, throws: boolean): Promise<Tried> {
    return this.ask("try", { body: { act, throw: throws } });
  }

  draw(deck: Deck): Promise<Drawn> {
    return this.ask("draw", { body: { deck } });
  }

  result(): Promise<Result> {
    return this.ask("result");
  }

  draft(battle: DraftBattle): Promise<Drafted> {
    return this.engine.ask<Drafted>({ ask: "draft", lang: language.now, body: battle });
  }

  lists(): Promise<Lists> {
    return this.engine.ask<Lists>({ ask: "lists", lang: language.now });
  }
}
