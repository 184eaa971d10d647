/** Throws as they are written down: `roll 6 K:d1 Y:-`. */

/** The dice of a throw, one by one. */
export function diceOf(letters: string): string[] {
  return [...letters];
}

/** The notation of a throw; null while a die has no face. */
export function rollOf(letters: string, faces: readonly (string | undefined)[]): string | null {
  const dice = diceOf(letters);
  if (dice.some((_, at) => !faces[at])) return null;
  const words = dice.map((die, at) => (die === "W" ? faces[at]! : `${die}:${faces[at]!}`));
  return ["roll", ...words].join(" ");
}

/** The faces of a throw, in the order of its dice. */
export function facesOf(letters: string, roll: string): (string | undefined)[] {
  const words = roll.split(" ").slice(1);
  const left = new Map<string, string[]>();
  for (const word of words) {
    const [die = "", face] = word.includes(":") ? word.split(":") : ["W", word];
    left.set(die, [...(left.get(die) ?? []), face ?? ""]);
  }
  return diceOf(letters).map((die) => left.get(die)?.shift());
}

const NAMES: Record<string, string> = { W: "white", R: "red", K: "black", Y: "yellow", G: "green", B: "blue" };
export const dieName = (letter: string): string => NAMES[letter] ?? "white";
