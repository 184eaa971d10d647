/** What the server knows about a game, kept on this device: once opened it needs no connection. */
import { words } from "$lib/i18n/i18n.svelte";
import { storage } from "$lib/store";
import { sentence } from "../library/loaded.svelte";

export class Kept<T> {
  now: T | null = $state.raw(null);
  failed = $state("");

  /** Have it in the page's language. Call it in an effect. */
  load(name: string, ask: () => Promise<T>): void {
    const key = `beside.data.${name}.${words.lang}`;
    try {
      this.now = JSON.parse(storage.get(key) ?? "null") as T | null;
    } catch {
      this.now = null;
    }
    this.failed = "";
    ask().then(
      (found) => {
        this.now = found;
        storage.set(key, JSON.stringify(found));
      },
      (error: unknown) => {
        if (this.now === null) this.failed = sentence(error);
      },
    );
  }
}
