/** A lesson at a table of one's own; who is nobody yet becomes a guest on the way. */
import { api } from "$lib/api/client";
import { person } from "$lib/person.svelte";
import { CASUAL } from "../home/starting";

/** Open the table of a lesson, which has its own seats and dice; its code. Without a name it is the first one. */
export async function startLesson(game: string, lesson = ""): Promise<string> {
  await person.ensure();
  const terms = { ...CASUAL, lesson: true, chat: false };
  return (await api.post("/api/tables", { body: { game, terms, lesson } })).code;
}
