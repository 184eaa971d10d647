/** What every part of the drawing asks: cards, colours, what is lit, how a thing is called. */
import { actOn, isLit, type Act } from "./choosing";
import { deckOf, hueOf, offersOf, type Deck, type Offers } from "./model";
import { stage } from "./stage.svelte";
import type { Face, ShelterProps, ShelterScene, Spot } from "./types";

export interface View {
  deck: Deck;
  /** What is drawn now; while steps are shown it is not the last scene yet. */
  drawn: ShelterScene;
  dense: boolean;
  /** Whether the reader is asked something. */
  asked: boolean;
  hue: (seat: number) => number;
  /** The colour of who owns something; null: nobody. */
  ink: (owner: number | null) => string | null;
  name: (seat: number) => string;
  lit: (word: string) => boolean;
  pointed: (word: string) => boolean;
  /** What a space is, in the server's words. */
  label: (spot: Spot, face: Face | undefined, name: string) => string;
  /** What pressing something does. */
  act: (word: string, sure: boolean) => Act;
}

export function viewOf(props: ShelterProps, dense = false): View {
  const drawn = stage.scene ?? props.scene;
  const free = !props.past && !props.steps.length;
  const offers: Offers = offersOf(free ? props.question : null);
  const aimed = props.question?.choices?.find((each) => each.move === props.pointed);
  const words = new Set([...(aimed?.at ?? []), ...(aimed?.who ?? [])]);
  const name = (seat: number) => props.fixed.names[seat] ?? "";
  return {
    deck: deckOf(props.fixed),
    drawn,
    dense,
    asked: free && !!props.question?.asked,
    hue: (seat) => hueOf(drawn, seat),
    ink: (owner) => (owner === null ? null : `var(--p${hueOf(drawn, owner) % 4})`),
    name,
    lit: (word) => isLit(offers, word, stage.picked),
    pointed: (word) => words.has(word) || stage.picked === word || stage.fresh.has(word),
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
