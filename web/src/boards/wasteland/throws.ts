/** An attack or a test as it was thrown: every die, and what became of it. */
import type { Happening, Told } from "$lib/api/types";
import type { BattleFixed } from "./types";

export interface Cast {
  die: string; // white, red, black, yellow, green, blue
  face: string;
  name: string; // what the face means
  text: string; // what it did, where an event says so
}

export interface Throw {
  number: number; // of the step that began it
  last: number;
  model: string;
  target: string;
  weapon: string;
  value: number;
  title: string;
  dice: Cast[];
  lines: string[]; // what came of it
}

const BEGINS = /^wasteland-(shot|fought|threw-at|threw|gun-aimed|event-tested|danger-tested|attribute-tested|tried|entangled)$/;
const DICE: Record<string, string> = { K: "black", Y: "yellow", G: "green", B: "blue", R: "red" };
const ON_WHITE = /^wasteland-(hit|missed|not-spotted|try-succeeded|try-failed|withstood|event-withstood|danger-averted|danger-struck|held-fast)$/;
const ON_RED = /^wasteland-(armour|immune)$/;
const ENDS = /^wasteland-(damaged|unhurt|removed|removed-by|dodged|lucky-hit|lucky-dodge|condition|struck-instead|power-armour-hit|bought|exploded|scattered|critical|healed|tough)$/;

/** All throws among the steps, the last one at the end. */
export function throwsOf(steps: readonly Told[], fixed: BattleFixed): Throw[] {
  let open: Throw | null = null;
  const found: Throw[] = [];
  for (const step of steps) {
    for (const event of step.events ?? []) {
      if (BEGINS.test(event.name)) open = begun(step.number, event);
      else if (event.name === "wasteland-activated" || event.name === "wasteland-turn") open = null;
      else if (open && read(open, event, fixed)) {
        open.last = step.number;
        if (open.dice.length && found.at(-1) !== open) found.push(open);
      }
    }
    if (step.seat >= 0 && open && open.number < step.number && found.at(-1) === open) open = null;
  }
  return found;
}

function begun(number: number, event: Happening): Throw {
  const args = event.args ?? {};
  const word = (value: unknown) => (typeof value === "number" && value >= 0 ? `m${value}` : "");
  return {
    number,
    last: number,
    model: word(args.model),
    target: word(args.target),
    weapon: String(args.weapon ?? ""),
    value: Number(args.value ?? 0),
    title: event.text ?? "",
    dice: [],
    lines: [],
  };
}

function read(open: Throw, event: Happening, fixed: BattleFixed): boolean {
  const text = event.text ?? "";
  if (event.name === "wasteland-die") open.dice.push(...castOf(String(event.args?.faces ?? ""), fixed));
  else if (ON_WHITE.test(event.name)) tell(open, "white", text);
  else if (ON_RED.test(event.name)) tell(open, "red", text);
  else if (ENDS.test(event.name)) open.lines.push(text);
  else return false;
  return true;
}

/** The sentence goes to its die; without one it stands with what came of it. */
function tell(open: Throw, die: string, text: string): void {
  const last = open.dice.map((each) => each.die).lastIndexOf(die);
  if (last >= 0) open.dice[last] = { ...open.dice[last]!, text };
  else open.lines.push(text);
}

/** `roll 6 K:d1 G:a2` or `armour 3` as dice. */
export function castOf(faces: string, fixed: BattleFixed): Cast[] {
  const [verb, ...rest] = faces.split(" ");
  if (verb === "armour") return [named("red", rest[0] ?? "", fixed)];
  if (verb !== "roll") return [];
  return rest.map((each) => {
    const [letter, face] = each.includes(":") ? each.split(":") : ["", each];
    return named(letter ? (DICE[letter] ?? "black") : "white", face ?? "", fixed);
  });
}

function named(die: string, face: string, fixed: BattleFixed): Cast {
  const faces = fixed.dice?.find((each) => each.id === die)?.faces ?? [];
  return { die, face, name: faces.find((each) => each.id === face)?.name ?? face.replace("*", ""), text: "" };
}
