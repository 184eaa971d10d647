/** What a key means on the table. */

type Pair = [number, number];

/** What somebody has before them when they press a key. */
export interface Before {
  word: string | null; // the thing in focus
  points: boolean; // whether a point of the table may be the answer
  ghost: boolean;
  attack: string | null; // the attack that is weighed
  chosen: boolean;
}

export type Does =
  | { do: "rove"; word: string; by: Pair }
  | { do: "nudge"; by: Pair }
  | { do: "press"; word: string }
  | { do: "go" }
  | { do: "attack"; move: string }
  | { do: "zoom"; by: number }
  | { do: "whole" }
  | { do: "walk"; by: number }
  | { do: "type" }
  | { do: "drop" };

const ARROWS: Record<string, Pair> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** What is to be done; null: the key is somebody else's. */
export function meantBy({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">, { word, points, ghost, attack, chosen }: Before): Does | null {
  const arrow = ARROWS[key];
  if (arrow) return word ? { do: "rove", word, by: arrow } : { do: "nudge", by: arrow };
  if (key === "Enter" && word) return { do: "press", word };
  if (key === "Enter" && ghost) return { do: "go" };
  if (key === "Enter" && attack) return { do: "attack", move: attack };
  if (key === "+" || key === "=") return { do: "zoom", by: 1 };
  if (key === "-") return { do: "zoom", by: -1 };
  if (key === "0") return { do: "whole" };
  if (key.toLowerCase() === "n") return { do: "walk", by: shiftKey ? -1 : 1 };
  if (key.toLowerCase() === "t" && points) return { do: "type" };
  if (key === "Escape" && (ghost || chosen || attack)) return { do: "drop" };
  return null;
}
