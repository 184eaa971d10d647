/** A lesson at a table of one's own; who is nobody yet becomes a guest on the way. */
import { CASUAL, open } from "../home/starting";

/** Open the table of a lesson; its code. */
export async function startLesson(game: string): Promise<string> {
  const table = await open({ game, seats: [], terms: { ...CASUAL, lesson: true, chat: false } });
  return table.code;
}
