/** A force that is being built, and by what it is judged: limit, list of prices, creatures. */
import { api } from "$lib/api/client";
import { Building } from "../building/building.svelte";
import { EMPTY, whole } from "./changing";
import type { Judged, Kept, Prices, Refused, Sent } from "./types";

export const DRAFT = "force-draft"; // what this browser remembers of a force that was never saved

export class Draft extends Building<Sent, Judged, Kept> {
  limit = $state(0); // 0: the smallest that it keeps to
  prices: Prices = $state("2020");
  creatures = $state(true);

  constructor() {
    super(EMPTY, DRAFT, "force");
  }

  override whole(given: Partial<Sent>): Sent {
    return whole(given);
  }

  /** Judge it by something else. */
  judgeBy(terms: { limit?: number; prices?: Prices; creatures?: boolean }): void {
    if (terms.limit !== undefined) this.limit = terms.limit;
    if (terms.prices !== undefined) this.prices = terms.prices;
    if (terms.creatures !== undefined) this.creatures = terms.creatures;
    this.ask(0);
  }

  private get body() {
    return { force: this.made, cards: this.set, limit: this.limit, prices: this.prices, creatures: this.creatures };
  }

  /** What the unit at a place, or (-1) the force, cannot have besides, by kind and id. */
  async refused(at: number, signal: AbortSignal): Promise<Map<string, Refused>> {
    const told = await api.post("/api/forces/refused", { body: { ...this.body, at }, signal });
    return new Map(told.refused.map((each) => [`${each.kind}:${each.id}`, each]));
  }

  protected async asked(signal: AbortSignal): Promise<Judged> {
    return (await api.post("/api/forces/judge", { body: this.body, signal })).judged;
  }
  protected async readFrom(source: string): Promise<{ made: Sent; judged: Judged }> {
    const read = await api.post("/api/forces/judge", { body: { source } });
    return { made: whole(read.force), judged: read.judged };
  }
  protected fetched(id: string, version: number): Promise<Kept> {
    return api.get("/api/forces/{id}", { path: { id }, query: version ? { version } : {} });
  }
  protected sentAnew(key: string, force: Sent): Promise<Kept> {
    return api.post("/api/forces", { body: { key, force, cards: this.set } });
  }
  protected sentAgain(id: string, version: number, force: Sent): Promise<Kept> {
    return api.post("/api/forces/{id}", { path: { id }, body: { version, force } });
  }
  protected of(kept: Kept): { made: Sent; judged: Judged } {
    return { made: whole(kept.force), judged: kept.judged };
  }
}
