/** What every part of the drawing asks: cards, names, what is lit, what it is called. */
import { draft } from "./draft.svelte";
import { bookOf, offersOf, type Book, type Offers } from "./model";
import { stage } from "./stage.svelte";
import type { TragicProps, TragicScene } from "./types";

export interface View {
  book: Book;
  /** What is drawn now; while steps are told it is not the last scene yet. */
  drawn: TragicScene;
  /** Whether the reader can answer something. */
  asked: boolean;
  phone: boolean;
  hue: (seat: number) => number;
  name: (seat: number) => string;
  lit: (word: string) => boolean;
  /** Part of the answer that is being put together, pointed at, or just changed. */
  pointed: (word: string) => boolean;
  percent: (p: number) => string;
}

const formats = new Map<string, Intl.NumberFormat>();

export function percentOf(lang: string, p: number): string {
  let format = formats.get(lang);
  if (!format) formats.set(lang, (format = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 })));
  return format.format(p);
}

export function viewOf(props: TragicProps): View {
  const drawn = stage.scene ?? props.scene;
  const free = !props.past && !props.steps.length;
  const offers: Offers = offersOf(free ? props.question : null);
  const aimed = props.question?.choices?.find((each) => each.move === props.pointed);
  const words = new Set([...(aimed?.at ?? []), ...(aimed?.who ?? [])]);
  return {
    book: bookOf(props.fixed),
    drawn,
    asked: free && !!props.question?.asked,
    phone: props.phone,
    hue: (seat) => drawn.hues?.[seat] ?? seat,
    name: (seat) => props.fixed.names[seat] ?? "",
    lit: (word) => free && (draft.lit.has(word) || (!draft.pay && offers.has(word))),
    pointed: (word) => words.has(word) || draft.taken.has(word) || stage.fresh.has(word),
    percent: (p) => percentOf(props.lang, p),
  };
}
