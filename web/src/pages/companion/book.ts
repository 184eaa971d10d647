/** The lists of a tracker, to be looked things up in. */
import type { Card, Die, Lists, Scenario, Unit, Weapon, Word } from "./types";

type Named = { id: string; name: string };
const by = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

export class Book {
  private readonly weapons: Map<string, Weapon>;
  private readonly units: Map<string, Unit>;
  private readonly scenarios: Map<string, Scenario>;
  private readonly shelves: Map<string, Named>[];
  private readonly words: Map<string, Named>[];

  constructor(readonly lists: Lists) {
    this.weapons = by(lists.weapons);
    this.units = by(lists.units);
    this.scenarios = by(lists.scenarios);
    this.shelves = [this.weapons, ...[lists.items, lists.dangers, lists.events, lists.boosts, lists.quests, lists.leaders].map((rows) => by<Named>(rows)), this.units];
    this.words = [lists.conditions, lists.attributes, lists.skills, lists.house, lists.kinds, lists.contents, lists.factions].map((rows) => by<Word>(rows));
  }

  weapon(id: string): Weapon | undefined {
    return this.weapons.get(id);
  }
  unit(id: string): Unit | undefined {
    return this.units.get(id);
  }
  scenario(id: string): Scenario | undefined {
    return this.scenarios.get(id);
  }
  die(letter: string): Die | undefined {
    return this.lists.dice.find((die) => die.letter === letter);
  }

  /** The name of any card. */
  card(id: string): string {
    return this.found(this.shelves, id);
  }

  /** The name of a condition, a skill, a house rule and the like. */
  word(id: string): string {
    return this.found(this.words, id);
  }

  private found(shelves: Map<string, Named>[], id: string): string {
    for (const shelf of shelves) {
      const row = shelf.get(id);
      if (row) return row.name;
    }
    return id;
  }

  /** What a card says. */
  lines(rows: readonly Card[], id: string): string[] {
    return rows.find((row) => row.id === id)?.lines ?? [];
  }
}
