/** Who one is. Nobody is asked: who plays without having said a name is a guest. */
import { api, Failure } from "$lib/api/client";
import type { Me } from "$lib/api/types";
import { t, words } from "$lib/i18n/i18n.svelte";
import { storage } from "$lib/store";

export const LONGEST_NAME = 20;

/** A name as the table takes it: no signs that steer a screen, and not longer than allowed. */
export function tidyName(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").replace(/\s+/g, " ").trim();
  return [...clean].slice(0, LONGEST_NAME).join("").trim();
}

class Person {
  me: Me | null = $state.raw(null);
  known = $state(false); // whether the table was asked who one is

  /** The name that is shown, also before the table knows anybody. */
  readonly name = $derived(this.me?.name ?? storage.get("name") ?? "");

  /** Whether this browser has played here before, as far as it remembers. */
  get seemsKnown(): boolean {
    return storage.get("name") !== null || !storage.works;
  }

  async load(): Promise<void> {
    try {
      this.me = await api.get("/api/me");
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 401) return;
      this.me = null;
    }
    this.known = true;
  }

  /** Somebody, if need be a guest. */
  async ensure(): Promise<Me> {
    if (!this.known) await this.load();
    if (this.me !== null) return this.me;
    const name = tidyName(storage.get("name") ?? "") || t("guest-name", { n: 10 + Math.floor(Math.random() * 90) });
    this.me = await api.post("/api/guest", { body: { name, lang: words.lang } });
    this.known = true;
    storage.set("name", this.me.name);
    if (this.me.recovery) storage.set("recovery", this.me.recovery);
    return this.me;
  }

  /** Another name, here and at every table. */
  async rename(text: string): Promise<void> {
    const name = tidyName(text);
    if (!name) return;
    storage.set("name", name);
    if (this.me !== null) this.me = await api.post("/api/me", { body: { name } });
    else this.me = await this.ensure();
  }

  /** The table speaks the page's language to who is told by e-mail, too. */
  async speak(): Promise<void> {
    if (this.me === null || this.me.lang === words.lang) return;
    this.me = await api.post("/api/me", { body: { lang: words.lang } }).catch(() => this.me);
  }
}

export const person = new Person();
