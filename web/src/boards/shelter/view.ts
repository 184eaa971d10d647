/** What every part of the drawing asks: cards, colours, what is lit, how a thing is called. */
import type { Deck } from "./model";
import type { Face, Spot } from "./types";

export interface View {
  deck: Deck;
  dense: boolean;
  /** Whether the reader is asked something. */
  asked: boolean;
  hue: (seat: number) => number;
  name: (seat: number) => string;
  lit: (word: string) => boolean;
  pointed: (word: string) => boolean;
  /** What a space is, in the server's words. */
  label: (spot: Spot, face: Face | undefined, name: string) => string;
}
