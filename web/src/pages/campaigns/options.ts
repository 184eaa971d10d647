/** The options of a new campaign. */
export type Side = "attacker" | "defender";

export interface Wishes {
  course: "linked" | "free";
  results: "played" | "told";
  sides: readonly Side[];
  battles: number;
}

/** Alone one defends; two are against each other; of three, two defend. */
export function usualSides(seats: number): Side[] {
  return (["defender", "attacker", "defender"] as const).slice(0, seats);
}

export function optionsOf(wishes: Wishes): Record<string, unknown> {
  const { course, results } = wishes;
  return course === "linked" ? { course, results, sides: [...wishes.sides] } : { course, results, battles: wishes.battles };
}
