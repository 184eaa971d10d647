/** What lies in front of a player, in the order in which it is drawn. */
import type { PlayerScene } from "./types";

/** The items: what is ready first. */
export function itemsOf(player: PlayerScene): { id: string; spent: boolean }[] {
  return [...player.ready.map((id) => ({ id, spent: false })), ...player.exhausted.map((id) => ({ id, spent: true }))];
}

/** The dwellers at home, each with the word by which it is named in moves. */
export function dwellersOf(player: PlayerScene): { who: string; letter: string; wounded: boolean }[] {
  return [
    ...Array.from({ length: player.untrained }, () => ({ who: "o", letter: "", wounded: false })),
    ...[...player.trained].map((letter) => ({ who: letter, letter, wounded: false })),
    ...Array.from({ length: player.wounded }, () => ({ who: "~o", letter: "", wounded: true })),
    ...[...player.wounded_trained].map((letter) => ({ who: `~${letter}`, letter, wounded: true })),
  ];
}

const LONG = 14; // letters of a word that fill the half of a panel

/** Whether a name has a word that needs smaller type. */
export const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((each) => each.length > LONG);
