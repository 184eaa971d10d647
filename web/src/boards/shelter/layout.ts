/** How much room everything gets. Lengths are units of the drawing; `scale` makes pixels of them. */
export interface Layout {
  scale: number; // pixels of a unit
  wide: number; // a place with its gap
  shaft: number;
  edge: number; // left and right of the floors
  display: number; // a card of the displays
  floor: number; // a floor with its slab
  band: number; // the name of a room
  tag: number;
  dense: boolean; // what is only nice gives way
}

const WIDTH = 1112; // of the drawing for which everything was measured
const HEIGHT = 736;
const SMALLEST = 0.75;
const LARGEST = 1.6;
export const LABEL = 22; // over the displays
const GAP = 8;

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The measures for a board of so many pixels, with so many floors (the top floor is one). */
export function layoutOf(width: number, height: number, floors: number): Layout {
  const scale = within(SMALLEST, Math.min(width / WIDTH, height / HEIGHT), LARGEST);
  const across = Math.max(WIDTH, width / scale);
  const down = Math.max(HEIGHT, height / scale);
  const edge = 12;
  const shaft = within(104, across * 0.104, 150);
  const display = within(116, down * 0.19, 150) - (floors > 3 ? Math.max(0, 0.19 * HEIGHT - 116) : 0);
  const room = down - LABEL - Math.max(116, display) - GAP;
  const floor = within(112, room / floors, 190);
  return {
    scale,
    wide: (across - 2 * edge - shaft) / 6,
    shaft,
    edge,
    display: Math.max(116, display),
    floor,
    band: floor < 130 ? 20 : 24,
    tag: floor < 130 ? 20 : 22,
    dense: floor < 130,
  };
}

/** The measures of the phone, where the floors scroll both ways. */
export function phoneLayout(): Layout {
  return { scale: 1, wide: 160, shaft: 116, edge: 8, display: 128, floor: 152, band: 26, tag: 22, dense: false };
}
