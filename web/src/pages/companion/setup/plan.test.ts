import { describe, expect, it } from "vitest";
import type { Act, Scenario, Unit } from "../types";
import { begun, draftOf, fieldAct, groupsOf, planOf, played, sidesOfPlan, whoOf } from "./plan";

const SCENARIO = { id: "police-station", name: "x", rounds: 5, limits: [950, 750], events: true, sides: [{ id: "attacker", name: "A" }, { id: "defender", name: "D" }] } as Scenario;

describe("a battle that is set up", () => {
  it("begins as the book has it", () => {
    expect(planOf(SCENARIO)).toMatchObject({ rounds: 5, limits: [950, 750], events: true, people: [1, 0], ai: [false, true] });
    expect(planOf(undefined)).toMatchObject({ scenario: "", rounds: 6, limits: [750, 750], events: false });
  });
  it("lets people, the AI or nobody play a side", () => {
    let plan = played(planOf(SCENARIO), 1, "people");
    expect([plan.people, plan.ai, whoOf(plan, 1)]).toEqual([[1, 1], [false, false], "people"]);
    plan = played(plan, 0, "ai");
    expect([plan.people, plan.ai, sidesOfPlan(plan)]).toEqual([[0, 1], [true, false], [1]]);
    plan = played(plan, 1, "nobody");
    expect([whoOf(plan, 0), whoOf(plan, 1), sidesOfPlan(plan)]).toEqual(["ai", "nobody", []]);
  });
  it("asks for entries with a force for every seat", () => {
    const plan = { ...planOf(SCENARIO), people: [2, 0] as [number, number], forces: ["riders"], enemies: ["x", "mutants"] as [string, string] };
    expect(draftOf(plan)).toEqual({ scenario: "police-station", sides: [0, 0], ai: [false, true], forces: ["riders", ""], enemies: ["", "mutants"] });
  });
  it("says what is different from the book", () => {
    const acts = [{ is: "begin", scenario: "police-station", rounds: 5 }, { is: "round" }] as Act[];
    const [first, second] = begun(acts, { ...planOf(SCENARIO), rounds: 8, house: ["no-luck"], title: "Kitchen" });
    expect(first).toMatchObject({ is: "begin", rounds: 8, limits: [950, 750], house: ["no-luck"], title: "Kitchen" });
    expect(second).toEqual({ is: "round" });
  });
  it("fields a unit with its printed equipment", () => {
    const unit = { id: "settler", name: "Settler", health: 4, standard: ["pipe-pistol", "cap"], weapons: ["pipe-pistol"] } as Unit;
    expect(fieldAct(unit, [3, 4], 1, -1)).toMatchObject({ is: "field", tokens: [3, 4], side: 1, seat: -1, weapons: ["pipe-pistol"], items: ["cap"] });
  });
  it("is found by what it is for", () => {
    const ai = { ...SCENARIO, id: "ambush", sides: [{ id: "players", name: "" }, { id: "wasteland", name: "" }] } as Scenario;
    const first = { ...SCENARIO, id: "beginnings", tutorial: true } as Scenario;
    expect(groupsOf([SCENARIO, ai, first]).map((group) => [group.id, group.scenarios[0]!.id])).toEqual([["first", "beginnings"], ["ai", "ambush"], ["people", "police-station"]]);
  });
});
