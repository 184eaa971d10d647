/** Files of saved games: which of those somebody chose is the game, and who can sit where in it. */
import type { Schemas } from "$lib/api/types";

const ENDING = ".overseer";
/** Bytes; the table takes no more. */
export const LARGEST = 4 * 1024 * 1024;

interface File_ {
  name: string;
  size: number;
}

/** The game among the files; or the id of why there is none. */
export function gameAmong<F extends File_>(files: readonly F[]): F | "save-side" | "save-large" | null {
  if (files.length === 0) return null;
  const found = files.find((each) => each.name.endsWith(ENDING)) ?? files[0]!;
  if (/\.(seed|table|lock)$/.test(found.name)) return "save-side";
  return found.size > LARGEST ? "save-large" : found;
}

/** The seats of people. */
export function people(save: Schemas["SaveGiven"]): number[] {
  return save.seats.flatMap((kind, seat) => (kind === "human" ? [seat] : []));
}

/** Where whoever brings a game sits at first: where it goes on. */
export function usualSeats(save: Schemas["SaveGiven"]): number[] {
  const own = people(save);
  return (save.asked ?? []).filter((seat) => own.includes(seat)).slice(0, 1).concat(own).slice(0, 1);
}
