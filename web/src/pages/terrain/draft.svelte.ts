/** A terrain that is being built: things on a table, and which of them is worked on. */
import { api } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import { Building, type Kept } from "../building/building.svelte";
import { sentOf, thingsOf, type Thing } from "./things";

type Judged = Schemas["TerrainJudged"] & { legal: boolean };
type Given = Schemas["TerrainGiven"] & Kept;
export type Finding = Schemas["TerrainFinding"];

export const DRAFT = "terrain-draft"; // what this browser remembers of a terrain that was never saved

export interface Plan {
  name: string;
  things: readonly Thing[];
}

const EMPTY: Plan = { name: "", things: [] };
const sent = ({ name, things }: Plan) => ({ name, pieces: sentOf(things).pieces });
const given = (kept: Schemas["TerrainGiven"]): Given => ({ ...kept, newest: kept.version });

export class Draft extends Building<Plan, Judged, Given> {
  scenario = $state("");
  chosen: number | null = $state(null); // the thing that is worked on
  private owners: number[] = $derived(this.about ? sentOf(this.about.things).owners : []); // the thing of each piece that was judged
  private held: Plan | null = null; // before a drag
  private last = 0;

  readonly thing = $derived(this.made.things.find((each) => each.id === this.chosen) ?? null);
  /** The things that something is wrong or unwise with; true: wrong. */
  readonly marked: ReadonlyMap<number, boolean> = $derived.by(() => {
    const found = new Map<number, boolean>();
    for (const each of this.judged?.findings ?? []) for (const id of this.meant(each)) found.set(id, found.get(id) || each.error);
    return found;
  });

  constructor() {
    super(EMPTY, DRAFT, "terrain");
  }

  override whole(plan: Partial<Plan>): Plan {
    return { name: plan.name ?? "", things: Array.isArray(plan.things) ? plan.things : [] };
  }

  /** The things that a finding is about. */
  meant(finding: Finding): number[] {
    return [...new Set((finding.pieces ?? []).map((at) => this.owners[at] ?? 0))];
  }

  // Where it comes from

  /** A new one: the table of a scenario. */
  async ready(scenario: string, number: number): Promise<void> {
    this.scenario = scenario;
    const { pieces } = await api.get("/api/terrains/ready", { query: { scenario, number } });
    this.begin({ name: "", things: thingsOf(pieces) });
  }

  /** Judge it for another scenario. */
  judgeFor(scenario: string): void {
    this.scenario = scenario;
    this.ask(0);
  }

  protected async asked(signal: AbortSignal): Promise<Judged> {
    const judged = await api.post("/api/terrains/judge", { body: { terrain: sent(this.made), scenario: this.scenario }, signal });
    return { ...judged, legal: judged.playable };
  }
  protected async readFrom(source: string): Promise<{ made: Partial<Plan>; judged: null }> {
    const { pieces } = await api.post("/api/terrains/judge", { body: { source, scenario: this.scenario } });
    return { made: { things: thingsOf(pieces) }, judged: null };
  }
  protected async fetched(id: string): Promise<Given> {
    return given(await api.get("/api/terrains/{id}", { path: { id } }));
  }
  protected async sentAnew(key: string, plan: Plan): Promise<Given> {
    return given(await api.post("/api/terrains", { body: { key, terrain: sent(plan) } }));
  }
  protected async sentAgain(id: string, version: number, plan: Plan): Promise<Given> {
    return given(await api.post("/api/terrains/{id}", { path: { id }, body: { version, terrain: sent(plan) } }));
  }
  protected of(kept: Given): { made: Plan; judged: null } {
    return { made: { name: kept.name, things: thingsOf(kept.judged.pieces) }, judged: null };
  }
  /** Things stay as they stand, with their turns: pieces have only corners. */
  protected override back(kept: Given, plan: Plan): { made: Plan; judged: Judged | null } {
    return { made: { ...plan, name: kept.name }, judged: this.sure && plan.name === kept.name ? this.judged : null };
  }

  // Building

  fresher(): number {
    this.last = Math.max(this.last, ...this.made.things.map((each) => each.id)) + 1;
    return this.last;
  }

  add(thing: Thing): void {
    this.change({ ...this.made, things: [...this.made.things, thing] });
    this.chosen = thing.id;
  }

  remove(id: number): void {
    this.change({ ...this.made, things: this.made.things.filter((each) => each.id !== id) });
  }

  put(thing: Thing): void {
    this.change(this.with(thing));
  }

  /** While something is dragged: it is one change, however far it goes. */
  drag(thing: Thing): void {
    this.held ??= this.made;
    this.made = this.with(thing);
  }

  drop(): void {
    const before = this.held;
    this.held = null;
    if (before !== null && before !== this.made) this.change(this.made, before);
  }

  private with(thing: Thing): Plan {
    return { ...this.made, things: this.made.things.map((each) => (each.id === thing.id ? thing : each)) };
  }
}
