/** What the server knows about a game, kept on this device: once opened it needs no connection. */
import { words } from "$lib/i18n/i18n.svelte";
import { storage } from "$lib/store";
import { sentence } from "../library/loaded.svelte";

const SHELL = "overseer-shell-1"; // as in public/worker.js

/** Put what this page is made of into the browser's drawer: on a first visit nobody else has done it yet. */
export async function keepPage(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const drawer = await caches.open(SHELL);
  const loaded = performance.getEntriesByType("resource").map((each) => new URL(each.name));
  for (const url of loaded.filter((each) => each.origin === location.origin && each.pathname.startsWith("/assets/")))
    if (!(await caches.match(url.pathname))) await drawer.add(url.pathname);
}

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
        keepPage().catch(() => undefined); // a private window, say
      },
      (error: unknown) => {
        if (this.now === null) this.failed = sentence(error);
      },
    );
  }
}
