/** Where the light of a lesson falls, and where its card stands. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spotlight extends Rect {
  side: "above" | "below"; // where the card stands
  cardLeft: number;
  cardTop: number;
  arrow: number;
  arrowTop: number;
}

const RIM = 6;
const ARROW = { width: 56, height: 36 };
const EDGE = 12;

/** All is measured from the corner of the frame. */
export function spotlight(of: Rect, around: Rect, card: { width: number; height: number }): Spotlight {
  const left = of.left - around.left - RIM;
  const top = of.top - around.top - RIM;
  const width = of.width + 2 * RIM;
  const height = of.height + 2 * RIM;
  const middle = left + width / 2;
  const below = top + height + ARROW.height + 8;
  const fits = below + card.height + EDGE <= around.height;
  const cardTop = fits ? below : Math.max(EDGE, top - ARROW.height - 8 - card.height);
  const within = (value: number, most: number) => Math.min(Math.max(EDGE, value), Math.max(EDGE, most - EDGE));
  return {
    left,
    top,
    width,
    height,
    side: fits ? "below" : "above",
    cardLeft: within(middle - card.width / 2, around.width - card.width),
    cardTop,
    arrow: within(middle - ARROW.width / 2, around.width - ARROW.width),
    arrowTop: fits ? top + height + 4 : top - ARROW.height - 4,
  };
}
