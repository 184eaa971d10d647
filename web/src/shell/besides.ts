/** Where a card stands: beside what it speaks of, never over it, always whole in its frame. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

export function besides(of: Box, card: Box, around: Box): { left: number; top: number } {
  const width = Math.min(card.width, around.width - 2 * EDGE);
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const lowest = around.top + around.height - card.height - EDGE;
  const rightmost = around.left + around.width - width - EDGE;
  const centred = within(of.left + of.width / 2 - width / 2, around.left + EDGE, rightmost);
  const level = within(of.top + of.height / 2 - card.height / 2, around.top + EDGE, lowest);
  const places = [
    { left: centred, top: of.top + of.height + GAP }, // below
    { left: centred, top: of.top - card.height - GAP }, // above
    { left: of.left + of.width + GAP, top: level }, // to the right
    { left: of.left - width - GAP, top: level }, // to the left
  ];
  const fits = (place: { left: number; top: number }) =>
    place.top >= around.top && place.top <= lowest + EDGE && place.left >= around.left && place.left <= rightmost + EDGE;
  const found = places.find(fits) ?? { left: rightmost, top: around.top + EDGE };
  return { left: found.left - around.left, top: found.top - around.top };
}
