/** The table after an event. What an event does not say is taken from the scene that all of them lead to. */
import type { Happening } from "$lib/api/types";
import type { BattleScene, Marker, Model } from "./types";

type Args = Record<string, number | string>;

const TOKENS: Record<string, string> = {
  stuns: "stuns",
  reactions: "reactions",
  points: "points",
  boosts: "boosts",
  energy_boosts: "energy-boosts",
  luck: "luck",
};

export function after(scene: BattleScene, event: Happening, target: BattleScene): BattleScene {
  const args: Args = event.args ?? {};
  if (event.name === "wasteland-model") return { ...scene, models: changed(scene.models ?? [], `m${args.model}`, args, target.models ?? [], model) };
  if (event.name === "wasteland-marker") {
    const word = `k${args.marker}`;
    if (args.out) return { ...scene, markers: (scene.markers ?? []).filter((each) => each.at !== word) };
    return { ...scene, markers: changed(scene.markers ?? [], word, args, target.markers ?? [], marker) };
  }
  if (event.name === "wasteland-table") return table(scene, args);
  return scene;
}

/** One thing changed, or one more; who is gone at the end stays as it was. */
function changed<T extends { at: string }>(now: readonly T[], word: string, args: Args, then: readonly T[], make: (old: T, args: Args, next: T) => T): T[] {
  const old = now.find((each) => each.at === word);
  const next = then.find((each) => each.at === word);
  if (old) return now.map((each) => (each === old ? make(old, args, next ?? old) : each));
  return next ? [...now, make(next, args, next)] : [...now];
}

function model(old: Model, args: Args, next: Model): Model {
  const found: Model = { ...next, ...kept(old) };
  for (const key of ["place", "x", "y", "radius", "status", "health", "wounds", "rads"] as const)
    if (key in args) (found as Record<string, unknown>)[key] = args[key];
  if ("conditions" in args) found.conditions = listed(args.conditions);
  if ("carrying" in args) found.carrying = listed(args.carrying).map((each) => (typeof each === "number" ? `k${each}` : each));
  const tokens = { ...old.tokens };
  for (const [key, word] of Object.entries(TOKENS)) if (key in args) tokens[word] = Number(args[key]);
  found.tokens = Object.fromEntries(Object.entries(tokens).filter(([, n]) => n));
  found.left = found.health - (found.wounds ?? 0) - (found.rads ?? 0);
  return found;
}

const kept = ({ place, x, y, radius, status, health, left, wounds, rads, conditions, tokens, carrying }: Model): Partial<Model> => ({
  place,
  x,
  y,
  radius,
  status,
  health,
  left,
  wounds: wounds ?? 0,
  rads: rads ?? 0,
  conditions: conditions ?? [],
  tokens: tokens ?? {},
  carrying: carrying ?? [],
});

function marker(old: Marker, args: Args, next: Marker): Marker {
  const found: Marker = { ...next, x: old.x, y: old.y, radius: old.radius, carrier: old.carrier ?? "" };
  if ("x" in args) found.x = Number(args.x);
  if ("y" in args) found.y = Number(args.y);
  if ("carrier" in args) found.carrier = Number(args.carrier) < 0 ? "" : `m${args.carrier}`;
  return found;
}

function table(scene: BattleScene, args: Args): BattleScene {
  const found = { ...scene };
  for (const key of ["round", "turn", "advantage", "actions", "deck"] as const) if (key in args) found[key] = Number(args[key]);
  for (const key of ["active", "acting"] as const) if (key in args) found[key] = Number(args[key]) < 0 ? "" : `m${args[key]}`;
  return found;
}

function listed(value: number | string | undefined): string[] {
  try {
    const found: unknown = JSON.parse(String(value ?? "[]"));
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

/** Who moved in an event, and by which way. */
export interface Walk {
  at: string;
  points: [number, number][];
  letter: string;
}

const BY_COLOUR: Record<string, string> = { orange: "O", yellow: "Y", red: "R", green: "G", blue: "B", black: "K" };

export function walkOf(event: Happening): Walk | null {
  const args: Args = event.args ?? {};
  if (typeof args.way !== "string" || args.moved === undefined) return null;
  const points = [...args.way.matchAll(/(-?\d+),(-?\d+)/g)].map((each): [number, number] => [Number(each[1]), Number(each[2])]);
  return points.length < 2 ? null : { at: `m${args.moved}`, points, letter: BY_COLOUR[String(args.colour)] ?? "" };
}
