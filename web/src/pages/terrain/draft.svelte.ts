/** A terrain that is being built. What is wrong with it is asked of the server after every change. */
import { api } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import { person } from "$lib/person.svelte";
import { remembered, storage } from "$lib/store";
import { freshKey } from "$lib/table/merge";
import { troubleOf, type Trouble } from "$lib/table/table.svelte";
import { sentOf, thingsOf, type Thing } from "./things";

export type Judged = Schemas["TerrainJudged"];
export type Finding = Schemas["TerrainFinding"];
type Kept = Schemas["TerrainGiven"];

export const DRAFT = "terrain-draft"; // what this browser remembers of a terrain that was never saved
const PAUSE = 150; // milliseconds without a change before the server is asked
const MOST_UNDONE = 200;

export interface Plan {
  name: string;
  things: readonly Thing[];
}

const EMPTY: Plan = { name: "", things: [] };

export class Draft {
  plan: Plan = $state.raw(EMPTY);
  judged: Judged | null = $state.raw(null);
  private of: Plan | null = $state.raw(null); // what was judged
  /** Whether what is said of it is said of it as it stands: only then it can be shared or fought on. */
  readonly sure = $derived(this.judged !== null && this.of === this.plan);
  kept: Kept | null = $state.raw(null); // as the server has it
  scenario = $state("");
  chosen: number | null = $state(null); // the thing that is worked on
  busy = $state(false);
  trouble: Trouble | null = $state.raw(null);
  private owners: number[] = $state.raw([]); // the thing of each piece that was judged
  private undone: Plan[] = $state.raw([]);
  private redone: Plan[] = $state.raw([]);
  private held: Plan | null = null; // before a drag
  private clean = $state(""); // as it was last saved
  private key = freshKey();
  private next = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  readonly dirty = $derived(JSON.stringify(this.plan) !== this.clean);
  readonly canUndo = $derived(this.undone.length > 0);
  readonly canRedo = $derived(this.redone.length > 0);
  readonly thing = $derived(this.plan.things.find((each) => each.id === this.chosen) ?? null);
  /** The things that something is wrong or unwise with; true: wrong. */
  readonly marked: ReadonlyMap<number, boolean> = $derived.by(() => {
    const found = new Map<number, boolean>();
    for (const each of this.judged?.findings ?? []) for (const id of this.about(each)) found.set(id, found.get(id) || each.error);
    return found;
  });

  /** The things that a finding is about. */
  about(finding: Finding): number[] {
    return [...new Set((finding.pieces ?? []).map((at) => this.owners[at] ?? 0))];
  }

  // Where it comes from

  begin(plan: Plan = EMPTY): void {
    this.key = freshKey();
    this.kept = null;
    this.take(plan);
    this.ask(0);
  }

  /** A new one of a code, or of the table of a scenario. */
  async read(source: string): Promise<void> {
    this.fresh(await api.post("/api/terrains/judge", { body: { source, scenario: this.scenario } }));
  }

  async ready(scenario: string, number: number): Promise<void> {
    this.scenario = scenario;
    this.fresh(await api.get("/api/terrains/ready", { query: { scenario, number } }));
  }

  private fresh(judged: Judged): void {
    this.begin({ name: "", things: thingsOf(judged.pieces) });
  }

  async open(id: string): Promise<void> {
    const kept = await api.get("/api/terrains/{id}", { path: { id } });
    this.kept = kept;
    this.take({ name: kept.name, things: thingsOf(kept.judged.pieces) });
    this.clean = JSON.stringify(this.plan);
    this.ask(0);
  }

  private take(plan: Plan): void {
    this.plan = plan;
    this.next = Math.max(0, ...plan.things.map((each) => each.id)) + 1;
    this.judged = null;
    this.trouble = null;
    this.chosen = null;
    this.undone = [];
    this.redone = [];
    this.clean = "";
  }

  // Building

  fresher(): number {
    return this.next++;
  }

  private changed(plan: Plan, before: Plan): void {
    this.undone = [...this.undone.slice(1 - MOST_UNDONE), before];
    this.redone = [];
    this.show(plan);
  }

  private show(plan: Plan): void {
    this.plan = plan;
    if (!plan.things.some((each) => each.id === this.chosen)) this.chosen = null;
    if (this.kept === null) storage.set(DRAFT, JSON.stringify(plan));
    this.ask(PAUSE);
  }

  rename(name: string): void {
    this.changed({ ...this.plan, name: [...name].slice(0, 40).join("") }, this.plan);
  }

  add(thing: Thing): void {
    this.changed({ ...this.plan, things: [...this.plan.things, thing] }, this.plan);
    this.chosen = thing.id;
  }

  remove(id: number): void {
    this.changed({ ...this.plan, things: this.plan.things.filter((each) => each.id !== id) }, this.plan);
  }

  put(thing: Thing): void {
    this.changed(this.with(thing), this.plan);
  }

  /** While something is dragged: it is one change, however far it goes. */
  drag(thing: Thing): void {
    this.held ??= this.plan;
    this.plan = this.with(thing);
  }

  drop(): void {
    const before = this.held;
    this.held = null;
    if (before !== null && before !== this.plan) this.changed(this.plan, before);
  }

  private with(thing: Thing): Plan {
    return { ...this.plan, things: this.plan.things.map((each) => (each.id === thing.id ? thing : each)) };
  }

  undo(): void {
    const before = this.undone.at(-1);
    if (before === undefined) return;
    this.undone = this.undone.slice(0, -1);
    this.redone = [...this.redone, this.plan];
    this.show(before);
  }

  redo(): void {
    const after = this.redone.at(-1);
    if (after === undefined) return;
    this.redone = this.redone.slice(0, -1);
    this.undone = [...this.undone, this.plan];
    this.show(after);
  }

  /** Have it judged, once nothing has changed for a moment. */
  ask(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), pause);
  }

  private async judge(): Promise<void> {
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    const { pieces, owners } = sentOf(this.plan.things);
    try {
      const body = { terrain: { name: this.plan.name, pieces }, scenario: this.scenario };
      const plan = this.plan;
      const judged = await api.post("/api/terrains/judge", { body, signal: asking.signal });
      this.owners = owners;
      this.judged = judged;
      this.of = plan;
      this.trouble = null;
    } catch (error) {
      if (error instanceof DOMException) return; // a later question is on its way
      this.judged = null;
      this.trouble = troubleOf(error);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
  }

  // Keeping

  /** Keep it; true when it is kept. `anew`: as another terrain. */
  async save(anew = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await person.ensure();
      if (anew) this.key = freshKey();
      const kept = anew ? null : this.kept;
      const plan = this.plan;
      const terrain = { name: plan.name, pieces: sentOf(plan.things).pieces };
      const saved = kept
        ? await api.post("/api/terrains/{id}", { path: { id: kept.id }, body: { version: kept.version, terrain } })
        : await api.post("/api/terrains", { body: { key: this.key, terrain } });
      if (kept === null) storage.remove(DRAFT);
      this.kept = saved;
      if (this.plan === plan && plan.name !== saved.name) {
        this.plan = { ...plan, name: saved.name };
        this.ask(0);
      }
      this.clean = JSON.stringify({ ...plan, name: saved.name });
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** The terrain that this browser remembers, or an empty one. */
export function unsaved(): Plan {
  const found = remembered<Plan>(DRAFT);
  return { name: found.name ?? "", things: Array.isArray(found.things) ? found.things : [] };
}
