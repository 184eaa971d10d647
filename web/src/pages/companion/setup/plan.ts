/** How a battle is set up: the scenario, who plays what, which forces, what is different from the book. */
import type { Schemas } from "$lib/api/types";
import type { Act, Scenario, Unit } from "../types";

export interface Plan {
  scenario: string;
  people: [number, number]; // how many play each side; none: the AI does, or nobody decides for it
  ai: [boolean, boolean];
  forces: string[]; // by seat: a ready force's name, a code or a file's text
  enemies: [string, string]; // of the sides that nobody plays
  rounds: number;
  limits: [number, number];
  events: boolean;
  house: string[];
  title: string;
}

const FREE = { rounds: 6, limits: [750, 750] as [number, number], events: false };

/** A scenario as the book has it: people against the AI. */
export function planOf(scenario: Scenario | undefined): Plan {
  const [first = 750, second = 750] = scenario?.limits ?? FREE.limits;
  return {
    scenario: scenario?.id ?? "",
    people: [1, 0],
    ai: [false, true],
    forces: [],
    enemies: ["", ""],
    rounds: scenario?.rounds ?? FREE.rounds,
    limits: [first, second],
    events: scenario?.events ?? FREE.events,
    house: [],
    title: "",
  };
}

/** Who decides for a side: so many people, the AI, or nobody. */
export function played(plan: Plan, side: 0 | 1, who: "people" | "ai" | "nobody"): Plan {
  const people: [number, number] = [...plan.people];
  const ai: [boolean, boolean] = [...plan.ai];
  people[side] = who === "people" ? Math.max(1, people[side]) : 0;
  ai[side] = who === "ai";
  return { ...plan, people, ai };
}

export const whoOf = (plan: Plan, side: 0 | 1): "people" | "ai" | "nobody" => (plan.ai[side] ? "ai" : plan.people[side] ? "people" : "nobody");

/** The side of every seat. */
export function sidesOfPlan(plan: Plan): (0 | 1)[] {
  return [...Array<0>(plan.people[0]).fill(0), ...Array<1>(plan.people[1]).fill(1)];
}

/** What the server makes entries from. */
export function draftOf(plan: Plan): Schemas["DraftBattle"] {
  const sides = sidesOfPlan(plan);
  return {
    scenario: plan.scenario,
    sides,
    ai: plan.ai,
    forces: sides.map((_, seat) => plan.forces[seat] ?? ""),
    enemies: [plan.people[0] ? "" : plan.enemies[0], plan.people[1] ? "" : plan.enemies[1]],
  };
}

/** The entries with what is different from the book. */
export function begun(acts: readonly Act[], plan: Plan): Act[] {
  return acts.map((act) =>
    act.is === "begin" ? { ...act, rounds: plan.rounds, limits: plan.limits, events: plan.events, house: plan.house, title: plan.title.slice(0, 40) } : act,
  );
}

interface More {
  leader?: string;
  heroic?: boolean;
  waiting?: boolean;
  at?: number;
}

/** A unit card with its printed equipment. */
export function fieldAct(unit: Unit, tokens: number[], side: number, seat: number, more: More = {}): Act {
  const weapons = unit.weapons ?? [];
  const items = (unit.standard ?? []).filter((id) => !weapons.includes(id));
  return { is: "field", tokens, side, seat, unit: unit.id, weapons, items, leader: more.leader ?? "", heroic: more.heroic ?? false, waiting: more.waiting ?? false, at: more.at ?? 0 };
}

/** Scenarios as people look for them: first games, against the AI, between people. */
export function groupsOf(scenarios: readonly Scenario[]): { id: "first" | "ai" | "people"; scenarios: Scenario[] }[] {
  const first = scenarios.filter((each) => each.tutorial);
  const ai = scenarios.filter((each) => !each.tutorial && each.sides[1]?.id === "wasteland");
  const people = scenarios.filter((each) => !first.includes(each) && !ai.includes(each));
  return [
    { id: "first" as const, scenarios: first },
    { id: "ai" as const, scenarios: ai },
    { id: "people" as const, scenarios: people },
  ].filter((group) => group.scenarios.length);
}
