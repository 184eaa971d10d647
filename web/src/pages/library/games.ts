/** The games of the library, in the order of the start page. Their names are those of the boxes. */
import { t, words } from "$lib/i18n/i18n.svelte";

export const GAMES = ["shelter", "tragic", "wasteland"] as const;
export const FIRST = GAMES[0];

export function gameName(game: string): string {
  const id = `library-game-${game}`;
  return words.has(id) ? t(id) : game;
}
