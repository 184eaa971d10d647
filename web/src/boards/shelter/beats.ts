/** How a step is shown: its events one after the other, those that belong together at once. */
import type { Happening, Told } from "$lib/api/types";
import type { Sound } from "$lib/sound";
import { cubesIn, dwellersIn } from "./replay";

export type What =
  | { sort: "pawn"; seat: number; wounded: boolean; letter: string }
  | { sort: "cube"; kind: string }
  | { sort: "item" | "room" | "threat"; id: string };

/** Something that goes from one word of the table to another. */
export interface Flight {
  what: What;
  from: string;
  to: string;
  wait: number; // its turn among those of the same beat
}

export interface Beat {
  events: Happening[];
  flights: Flight[];
  fresh: string[]; // words that are lit up
  first: boolean; // what changes is drawn before anything moves
  ms: number;
  roll: Happening | null;
  sound: Sound | null;
}

const WALK = 280;
const CUBE = 240;
const CARD = 260;
const BLINK = 160;
const ROLL = 300;
const MOST_CUBES = 6;

const home = (seat: unknown) => `home:${seat}`;
const track = (seat: unknown, kind: string) => `track:${seat}:${kind}`;

const SOUNDS: Record<string, Sound> = {
  placed: "walk",
  "placed-lift": "walk",
  "placed-threat": "walk",
  returned: "walk",
  gained: "gain",
  "gained-cubes": "gain",
  income: "gain",
  "end-item": "gain",
  paid: "pay",
  traded: "pay",
  gave: "pay",
  "end-threats": "pay",
  took: "card",
  "item-shown": "card",
  "room-shown": "card",
  built: "build",
  used: "use",
  readied: "use",
  "item-works": "use",
  trained: "use",
  "new-dweller": "use",
  "first-player": "use",
  rolled: "roll",
  "rolled-nothing": "roll",
  appeared: "threat",
  removed: "won",
  wounded: "hurt",
  healed: "heal",
  passed: "pass",
  skipped: "pass",
  round: "round",
  over: "over",
};

/** What is heard with an event. A fight sounds as it ends; where it is still open, only the dice. */
export function soundOf(event: Happening): Sound | null {
  const name = event.name.replace("shelter-", "");
  if (name === "fought") return event.args?.result === "won" ? "won" : event.args?.result === "lost" ? "lost" : "roll";
  return SOUNDS[name] ?? null;
}

/** Whether dice are thrown. */
export const isRoll = (event: Happening): boolean => /^shelter-(rolled|rolled-nothing|fought)$/.test(event.name);

function beat(event: Happening, ms: number, parts: Partial<Beat> = {}): Beat {
  return { events: [event], flights: [], fresh: [], first: false, roll: null, ms, sound: soundOf(event), ...parts };
}

function cubes(kinds: [string, number][], from: (kind: string) => string, to: (kind: string) => string): Flight[] {
  const each = kinds.flatMap(([kind, n]) => Array.from({ length: n }, () => kind)).slice(0, MOST_CUBES);
  return each.map((kind, wait) => ({ what: { sort: "cube", kind }, from: from(kind), to: to(kind), wait }));
}

/** How one event is shown. `at`: the space where its placement happens. */
function beatOf(event: Happening, at: string): Beat {
  const args = event.args ?? {};
  const text = (key: string) => String(args[key] ?? "");
  const seat = args.seat;
  const name = event.name.replace("shelter-", "");
  const here = at || home(seat);
  if (isRoll(event)) return beat(event, ROLL, { roll: event });
  switch (name) {
    case "placed":
    case "placed-lift":
    case "placed-threat":
      return beat(event, WALK, {
        flights: dwellersIn(text("who")).map((who, wait) => ({
          what: { sort: "pawn", seat: Number(seat), ...who },
          from: home(seat),
          to: text("space"),
          wait,
        })),
      });
    case "returned":
      return beat(event, WALK, {
        flights: [
          {
            what: { sort: "pawn", seat: Number(seat), wounded: !!args.wounded, letter: "" },
            from: text("space"),
            to: home(seat),
            wait: 0,
          },
        ],
      });
    case "gained":
      return beat(event, CUBE, {
        flights: cubes([[text("resource"), Number(args.n ?? 1)]], () => here, (kind) => track(seat, kind)),
      });
    case "gained-cubes":
    case "income":
      return beat(event, CUBE, { flights: cubes(cubesIn(text("cubes")), () => here, (kind) => track(seat, kind)) });
    case "paid":
      return beat(event, CUBE, { flights: cubes(cubesIn(text("cubes")), (kind) => track(seat, kind), () => here) });
    case "traded":
      return beat(event, CUBE, {
        flights: [
          ...cubes(cubesIn(text("give")), (kind) => track(seat, kind), () => here),
          ...cubes(cubesIn(text("take")), () => here, (kind) => track(seat, kind)),
        ],
      });
    case "took":
      return beat(event, CARD, {
        flights: [{ what: { sort: "item", id: text("item") }, from: `item:${text("item")}`, to: home(seat), wait: 0 }],
      });
    case "built":
      return beat(event, CARD, {
        flights: [{ what: { sort: "room", id: text("room") }, from: `room:${text("room")}`, to: text("place"), wait: 0 }],
        fresh: [text("place"), track(seat, "happiness")],
      });
    case "appeared":
      return beat(event, ROLL, {
        flights: [{ what: { sort: "threat", id: text("threat") }, from: "deck:threats", to: text("space"), wait: 0 }],
        fresh: [text("space")],
      });
    case "removed":
    case "wounded":
    case "healed":
      return beat(event, BLINK, { first: true, fresh: [text("space")] });
    case "used":
    case "readied":
    case "item-works":
      return beat(event, BLINK, { first: true, fresh: [`seat:${seat}:${text("item")}`] });
    case "end-item":
      return beat(event, CUBE, { fresh: [`seat:${seat}:${text("item")}`, track(seat, "happiness")] });
    case "end-threats":
      return beat(event, BLINK, { first: true, fresh: [track(seat, "happiness")] });
    case "item-shown":
      return beat(event, BLINK, { first: true, fresh: [`item:${text("item")}`] });
    case "room-shown":
      return beat(event, BLINK, { first: true, fresh: [`room:${text("room")}`] });
    case "passed":
    case "skipped":
    case "new-dweller":
    case "first-player":
    case "trained":
      return beat(event, BLINK, { first: true, fresh: [`seat:${seat}`] });
    default:
      return beat(event, 0, { first: true });
  }
}

/** Which beats may be shown at once: cubes that come or go together, all who come home, cards that are laid out. */
function together(event: Happening): string {
  const name = event.name.replace("shelter-", "");
  if (name === "returned" || name === "all-ready" || name === "moved-in") return "home";
  if (name.startsWith("gained") || name === "income") return "gain";
  if (name === "item-shown" || name === "room-shown") return "show";
  return "";
}

/** The beats of a step; `at` is where the last placement went, by seat. */
export function beatsOf(step: Told, at: Map<number, string>): Beat[] {
  const found: Beat[] = [];
  let kind = "";
  for (const event of step.events ?? []) {
    const seat = Number(event.args?.seat ?? -1);
    if (event.name.startsWith("shelter-placed")) at.set(seat, String(event.args?.space ?? ""));
    if (event.name === "shelter-round") at.clear();
    const next = beatOf(event, at.get(seat) ?? "");
    const last = found.at(-1);
    const sort = together(event);
    if (last && sort && sort === kind) {
      const wait = last.flights.length;
      last.events.push(event);
      last.flights.push(...next.flights.map((flight) => ({ ...flight, wait: sort === "home" ? 0 : flight.wait + wait })));
      last.fresh.push(...next.fresh);
      last.ms = Math.max(last.ms, next.ms);
    } else found.push(next);
    kind = sort;
  }
  return found;
}
