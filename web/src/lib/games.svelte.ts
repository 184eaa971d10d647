/** The games of this table, in the language of now. */
import { api } from "$lib/api/client";
import type { Game } from "$lib/api/types";
import { words } from "$lib/i18n/i18n.svelte";

class GamesStore {
  all: Game[] = $state.raw([]);
  failed = $state(false);
  private loadedFor = "";

  async load(): Promise<void> {
    const lang = words.lang;
    if (this.loadedFor === lang) return;
    this.loadedFor = lang;
    try {
      this.all = (await api.get("/api/games")).games;
      this.failed = false;
    } catch {
      this.failed = true;
      this.loadedFor = ""; // the next page that needs them asks again
    }
  }

  title(name: string): string {
    return this.all.find((each) => each.name === name)?.title ?? name;
  }

  get(name: string): Game | undefined {
    return this.all.find((each) => each.name === name);
  }
}

export const games = new GamesStore();
