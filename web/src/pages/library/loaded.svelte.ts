/** Something of the library: asked for once a game and a language, and what stands in its way. */
import { Failure } from "$lib/api/client";
import { t, words } from "$lib/i18n/i18n.svelte";

const kept = new Map<string, unknown>();

/** A failure as a sentence with what to do. */
export function sentence(error: unknown): string {
  if (error instanceof Failure) {
    if (error.status === 0) return t("library-offline");
    if (error.trouble.text) return error.trouble.text;
  }
  return t("library-broken");
}

export class Loaded<T> {
  now: T | null = $state.raw(null);
  failed = $state("");
  private wanted = "";

  /** Have `key` in the page's language; `ask` gets it from the server. Call it in an effect. */
  load(key: string, ask: () => Promise<T>): void {
    const whole = `${words.lang} ${key}`;
    if (whole === this.wanted && !this.failed) return;
    this.wanted = whole;
    this.failed = "";
    const known = kept.get(whole);
    if (known !== undefined) {
      this.now = known as T;
      return;
    }
    ask().then(
      (found) => {
        kept.set(whole, found);
        if (whole === this.wanted) this.now = found;
      },
      (error: unknown) => {
        if (whole === this.wanted) {
          this.now = null;
          this.failed = sentence(error);
        }
      },
    );
  }

  /** Ask again after a failure. */
  again(key: string, ask: () => Promise<T>): void {
    this.wanted = "";
    this.load(key, ask);
  }
}
