/** A lesson at a table of one's own; who is nobody yet becomes a guest on the way. */
import { Failure, api } from "$lib/api/client";
import { words } from "$lib/i18n/i18n.svelte";

/** Be somebody: who one is already, or a guest of this name. */
export async function beSomebody(name: string): Promise<void> {
  try {
    await api.get("/api/me");
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 401) throw error;
    await api.post("/api/guest", { body: { name, lang: words.lang } });
  }
}

/** Open the table of a lesson; its code. */
export async function startLesson(game: string, name: string): Promise<string> {
  await beSomebody(name);
  const table = await api.post("/api/tables", {
    body: { game, terms: { door: "link", lesson: true, hints: true, undo: "bots", chat: false } },
  });
  return table.code;
}
