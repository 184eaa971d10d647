/** What every part of the drawing asks: cards, colours, what is lit, how a thing is called. */
import { actOn, isLit, type Act } from "./choosing";
import { deckOf, offersOf, type Deck } from "./model";
import { stage } from "./stage.svelte";
import type { Face, ShelterProps, ShelterScene, Spot } from "./types";

export interface View {
  readonly deck: Deck;
  /** What is drawn now; while steps are shown it is not the last scene yet. */
  readonly drawn: ShelterScene;
  readonly dense: boolean;
  /** Whether the reader is asked something. */
  readonly asked: boolean;
  hue: (seat: number) => number;
  /** The colour of who owns something; null: nobody. */
  ink: (owner: number | null) => string | null;
  name: (seat: number) => string;
  /** The name where there is little room: without what stands in brackets behind it. */
  short: (seat: number) => string;
  lit: (word: string) => boolean;
  pointed: (word: string) => boolean;
  /** What a space is, in the server's words. */
  label: (spot: Spot, face: Face | undefined, name: string) => string;
  /** What pressing something does. */
  act: (word: string, sure: boolean) => Act;
}

/** Made once a board; each answer follows only what it depends on, so that a step redraws no more than it changes. */
export function viewOf(now: () => ShelterProps, isDense: () => boolean = () => false): View {
  const drawn = $derived(stage.scene ?? now().scene);
  const deck = $derived(deckOf(now().fixed));
  const hues = $derived(drawn.hues);
  const names = $derived(now().fixed.names);
  const dense = $derived(isDense());
  const free = $derived(!now().past && !now().steps.length);
  const question = $derived(now().question);
  const offers = $derived(offersOf(free ? question : null));
  const asked = $derived(free && !!question?.asked);
  const pointed = $derived(now().pointed);
  const aimed = $derived.by(() => {
    const choice = pointed === null ? undefined : question?.choices?.find((each) => each.move === pointed);
    return new Set([...(choice?.at ?? []), ...(choice?.who ?? [])]);
  });
  const hue = (seat: number) => hues?.[seat] ?? seat;
  const name = (seat: number) => names[seat] ?? "";
  return {
    get deck() {
      return deck;
    },
    get drawn() {
      return drawn;
    },
    get dense() {
      return dense;
    },
    get asked() {
      return asked;
    },
    hue,
    ink: (owner) => (owner === null ? null : `var(--p${hue(owner) % 4})`),
    name,
    short: (seat) => name(seat).replace(/\s*\([^)]*\)$/, "") || name(seat),
    lit: (word) => isLit(offers, word, stage.picked),
    pointed: (word) => aimed.has(word) || stage.picked === word || stage.fresh.has(word),
    label: (spot, face, called) =>
      [called, face?.text ?? "", ...(spot.dwellers ?? []).map((each) => name(each.seat))].filter(Boolean).join(". "),
    act: (word, sure) => actOn(offers, word, stage.picked, sure),
  };
}

/** Take or put away half an answer; true if that was all there was to do. */
export function halves(act: Act): boolean {
  if (act.do === "pick") stage.picked = act.word;
  else if (act.do === "drop") stage.picked = null;
  else return false;
  return true;
}

/** The thing under the pointer or in focus, with its word. */
export function thingAt(target: EventTarget | null): { word: string; node: HTMLElement } | null {
  const node = (target as Element | null)?.closest<HTMLElement>("[data-word]");
  return node?.dataset.word ? { word: node.dataset.word, node } : null;
}
