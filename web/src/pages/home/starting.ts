/** Tables that one opens from the start page. */
import { api } from "$lib/api/client";
import type { Game, Table, Terms } from "$lib/api/types";
import { person } from "$lib/person.svelte";
import { pledged } from "$lib/table/pledge";

/** How many bots a game can have beside one person. */
export function botRange(game: Game): number[] {
  return game.seats.map((seats) => seats - 1);
}

/** How well bots can play; the one that plays at random only where there is no other. */
export function levelsOf(game: Game): string[] {
  const found = game.bots.filter((each) => each !== "random");
  return found.length ? found : [...game.bots];
}

/** The level that was wished for, if the game has it, else a middling one. */
export function levelOf(game: Game, wished: string | undefined): string {
  const levels = levelsOf(game);
  return [wished, "normal", levels[0]].find((each) => each !== undefined && levels.includes(each)) ?? "random";
}

/** The seats of a game alone against bots. */
export function against(bots: number, level: string): string[] {
  return ["human", ...Array.from({ length: bots }, () => `bot:${level}`)];
}

/** Against bots one may take back and ask, and nobody looks on who was not told. */
export const CASUAL: Partial<Terms> = { door: "link", undo: "bots", hints: true };

export interface Wanted {
  game: string;
  seats: string[];
  title?: string;
  terms: Partial<Terms>;
  password?: string;
  options?: Record<string, unknown>;
  own?: string; // what one brings: a deck
}

export async function open(wanted: Wanted): Promise<Table> {
  await person.ensure();
  return api.post("/api/tables", { body: { ...wanted, pledge: pledged() } });
}
