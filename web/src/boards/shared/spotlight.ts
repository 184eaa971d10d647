/** Where the light of a lesson falls, and where its card stands. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface Spotlight extends Rect {
  side: Side; // where the card stands
  cardLeft: number;
  cardTop: number;
  arrow: number;
  arrowTop: number;
}

const RIM = 6;
const ARROW = 48; // square, so that it can be turned
const GAP = ARROW + 4;
const EDGE = 8;

/** All is measured from the corner of the frame. */
export function spotlight(of: Rect, around: Rect, card: { width: number; height: number }): Spotlight {
  const left = of.left - around.left - RIM;
  const top = of.top - around.top - RIM;
  const width = of.width + 2 * RIM;
  const height = of.height + 2 * RIM;
  const across = left + width / 2;
  const down = top + height / 2;
  const within = (value: number, most: number) => Math.min(Math.max(EDGE, value), Math.max(EDGE, most - EDGE));
  const level = within(down - card.height / 2, around.height - card.height);
  const centred = within(across - card.width / 2, around.width - card.width);
  const tries: { side: Side; cardLeft: number; cardTop: number; arrow: number; arrowTop: number }[] = [
    { side: "below", cardLeft: centred, cardTop: top + height + GAP, arrow: across - ARROW / 2, arrowTop: top + height + 2 },
    { side: "above", cardLeft: centred, cardTop: top - GAP - card.height, arrow: across - ARROW / 2, arrowTop: top - ARROW - 2 },
    { side: "right", cardLeft: left + width + GAP, cardTop: level, arrow: left + width + 2, arrowTop: down - ARROW / 2 },
    { side: "left", cardLeft: left - GAP - card.width, cardTop: level, arrow: left - ARROW - 2, arrowTop: down - ARROW / 2 },
  ];
  const fits = ({ cardLeft: x, cardTop: y }: { cardLeft: number; cardTop: number }) =>
    x >= 0 && y >= 0 && x + card.width <= around.width && y + card.height <= around.height;
  const found = tries.find(fits) ?? { ...tries[0]!, cardTop: around.height - card.height - EDGE };
  return { left, top, width, height, ...found, arrow: within(found.arrow, around.width - ARROW) };
}
