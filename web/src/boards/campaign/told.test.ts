import { describe, expect, it } from "vitest";
import { boostsOf, fresh, moveOf } from "./told";
import type { CardFace, Person, ScenarioCard } from "./types";

const SCENARIO = {
  id: "farms",
  rounds: 5,
  ends: [
    { victor: 1, level: 3, how: "farms-alarm", text: "" },
    { victor: -1, level: 0, how: "draw", text: "" },
  ],
} as unknown as ScenarioCard;
const person = (seat: number, wishes: Partial<Person> = {}) =>
  ({
    seat,
    hand: [],
    extra: [],
    consumables: ["stimpak", "stimpak"],
    army: { units: [{ n: 1, leader: true }, { n: 3 }] },
    ...wishes,
  }) as unknown as Person;

describe("a told result", () => {
  it("knows who was removed, and that the leader was", () => {
    const players = [person(0), person(1)];
    const told = fresh(SCENARIO, players);
    told.end = 1;
    told.seats[1]!.removed = [1, 2];
    const said = JSON.parse(moveOf(told, SCENARIO, players).slice("result ".length));
    expect(said).toMatchObject({ victor: -1, level: 0, how: "draw", rounds: 5 });
    expect(said.seats[0]).toMatchObject({ seat: 0, removed: [], leader: false, cards: ["stimpak", "stimpak"] });
    expect(said.seats[1]).toMatchObject({ seat: 1, removed: [0, 1, 1], leader: true });
  });
  it("leaves out who was not there", () => {
    expect(fresh(SCENARIO, [person(0), person(1, { army: null })]).seats.map((each) => each.seat)).toEqual([0]);
  });
  it("does not ask for boosts that nobody brought, and of secret ones names them all", () => {
    const cards = [{ id: "ace", kind: "boost" }, { id: "rifle", kind: "weapon" }] as unknown as CardFace[];
    expect(boostsOf(person(0), cards)).toEqual([]);
    expect(boostsOf(person(0, { hand: ["ace"] }), cards)).toEqual(["ace"]);
    expect(boostsOf(person(1, { hand: ["?"] }), cards)).toEqual(["ace"]);
  });
});
