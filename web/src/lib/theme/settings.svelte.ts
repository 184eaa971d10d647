/** What somebody has chosen about the page itself; kept in this browser. */
import { remembered, storage } from "$lib/store";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "still" | "moving";
export type Speed = "slow" | "normal" | "fast";

export interface Kept {
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  text: number; // per cent
  keys: boolean; // whether keys are shown on the choices
}

const USUAL: Kept = { theme: "system", motion: "system", speed: "normal", sound: false, text: 100, keys: true };
const SMALLEST = 80;
const LARGEST = 200;

function asked(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}

class Settings {
  kept: Kept = $state({ ...USUAL, ...remembered<Kept>("settings") });
  private lightSystem = $state(asked("(prefers-color-scheme: light)")?.matches ?? false);
  private stillSystem = $state(asked("(prefers-reduced-motion: reduce)")?.matches ?? false);

  /** What is drawn. */
  readonly theme = $derived(
    this.kept.theme === "system" ? (this.lightSystem ? "light" : "dark") : this.kept.theme,
  );
  /** Whether nothing moves. */
  readonly still = $derived(this.kept.motion === "system" ? this.stillSystem : this.kept.motion === "still");
  /** How long a step may take, as a factor. */
  readonly pace = $derived({ slow: 1.8, normal: 1, fast: 0.5 }[this.kept.speed] ?? 1);

  change(wished: Partial<Kept>): void {
    Object.assign(this.kept, wished);
    this.kept.text = Math.min(LARGEST, Math.max(SMALLEST, this.kept.text));
    storage.set("settings", JSON.stringify(this.kept));
    this.apply();
  }

  /** Put it on the page. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.still = String(this.still);
    root.style.fontSize = this.kept.text === 100 ? "" : `${this.kept.text}%`;
    const ground = this.theme === "light" ? "#f3e8cf" : "#14201f";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }

  /** Follow what the system says from now on. */
  follow(): void {
    asked("(prefers-color-scheme: light)")?.addEventListener("change", (event) => {
      this.lightSystem = event.matches;
      this.apply();
    });
    asked("(prefers-reduced-motion: reduce)")?.addEventListener("change", (event) => {
      this.stillSystem = event.matches;
      this.apply();
    });
    this.apply();
  }
}

export const settings = new Settings();
