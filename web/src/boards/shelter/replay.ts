/** The table as it looks between two steps: what an event names is drawn, and the server's scene has the last word. */
import type { Happening } from "$lib/api/types";
import type { Dweller, PlayerScene, ShelterScene, Spot } from "./types";

const CUBES: Record<string, "energy" | "food" | "water"> = { e: "energy", f: "food", w: "water" };

/** `e1f2` as cubes by their kind. */
export function cubesIn(text: string): [kind: "energy" | "food" | "water", n: number][] {
  return [...text.matchAll(/([efw])(\d+)/g)].flatMap(([, letter, n]) => {
    const kind = CUBES[letter ?? ""];
    return kind ? [[kind, Number(n)] as [typeof kind, number]] : [];
  });
}

/** Who is meant by `o+~S`: dwellers with their letter, or none. */
export function dwellersIn(text: string): { wounded: boolean; letter: string }[] {
  return text.split("+").map((each) => {
    const plain = each.replace("~", "");
    return { wounded: each.startsWith("~"), letter: plain === "o" ? "" : plain };
  });
}

function spotAt(scene: ShelterScene, word: string): Spot | undefined {
  for (const floor of scene.floors) {
    if (floor.lift?.space === word) return floor.lift;
    for (const place of floor.places) for (const spot of place?.spaces ?? []) if (spot.space === word) return spot;
  }
  return undefined;
}

const without = (list: readonly string[], id: string): string[] => {
  const at = list.indexOf(id);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};
const lose = (letters: string, letter: string) => letters.replace(letter, "");

function add(player: PlayerScene, cubes: string, sign: number): void {
  for (const [kind, n] of cubesIn(cubes)) player[kind] = Math.max(0, player[kind] + sign * n);
}

function place(scene: ShelterScene, player: PlayerScene, space: string, who: string): void {
  const spot = spotAt(scene, space);
  for (const { wounded, letter } of dwellersIn(who)) {
    if (letter && wounded) player.wounded_trained = lose(player.wounded_trained, letter);
    else if (letter) player.trained = lose(player.trained, letter);
    else if (wounded) player.wounded -= 1;
    else player.untrained -= 1;
    player.placed += 1;
    if (spot) (spot.dwellers ??= []).push({ seat: player.seat, wounded });
  }
}

function takeOff(scene: ShelterScene, player: PlayerScene, space: string, wounded: boolean, trains: string): void {
  const spot = spotAt(scene, space);
  const there = spot?.dwellers ?? [];
  const fits = (each: Dweller) => each.seat === player.seat && !!each.wounded === wounded && (each.trains ?? "") === trains;
  const at = there.findIndex(fits);
  if (at >= 0) there.splice(at, 1);
  player.placed -= 1;
  if (wounded) player.wounded += 1;
  else player.untrained += 1;
}

function build(scene: ShelterScene, word: string, target: ShelterScene): void {
  const floor = Number(word[0]);
  const at = "abcdef".indexOf(word[1] ?? "");
  const found = target.floors[floor]?.places[at];
  const places = scene.floors[floor]?.places;
  if (!found || !places) return;
  places[at] = { room: found.room, spaces: found.spaces.map(({ space, columns }) => ({ space, columns })) };
}

/** The scene after an event; `target` is where all events lead. */
export function after(scene: ShelterScene, event: Happening, target: ShelterScene): ShelterScene {
  const next = structuredClone(scene);
  const args = event.args ?? {};
  const text = (key: string) => String(args[key] ?? "");
  const n = Number(args.n ?? 1);
  const seat = Number(args.seat ?? -1);
  const player = next.players[seat];
  const [, name = ""] = event.name.split(/-(.*)/);
  switch (name) {
    case "round":
      next.round = Number(args.round ?? next.round);
      next.players.forEach((each) => (each.passed = false));
      break;
    case "item-shown":
      next.items = [...next.items, text("item")];
      break;
    case "room-shown":
      next.rooms = [...next.rooms, text("room")];
      break;
    case "refreshed-items":
      next.items = [];
      break;
    case "refreshed-rooms":
      next.rooms = [];
      break;
    case "released":
      next.rooms = [...next.rooms, text("room")];
      break;
    case "reserved":
      next.rooms = without(next.rooms, text("room"));
      next.reserved = { room: text("room"), side: text("side") };
      break;
    case "appeared": {
      const spot = spotAt(next, text("space"));
      if (spot) spot.threat = text("threat");
      break;
    }
    case "removed": {
      const spot = spotAt(next, text("space"));
      if (spot) spot.threat = null;
      break;
    }
  }
  if (!player) return next;
  switch (name) {
    case "placed":
    case "placed-lift":
    case "placed-threat":
      place(next, player, text("space"), text("who"));
      break;
    case "returned":
      takeOff(next, player, text("space"), !!args.wounded, text("trains"));
      break;
    case "trains": {
      const mine = spotAt(next, text("space"))?.dwellers?.find((each) => each.seat === seat && !each.trains);
      if (mine) mine.trains = text("letter");
      break;
    }
    case "trained":
      if (args.wounded) {
        player.wounded -= 1;
        player.wounded_trained += text("letter");
      } else {
        player.untrained -= 1;
        player.trained += text("letter");
      }
      break;
    case "wounded":
      for (const each of (spotAt(next, text("space"))?.dwellers ?? []).slice(-n)) each.wounded = true;
      break;
    case "healed": {
      const mine = spotAt(next, text("space"))?.dwellers?.find((each) => each.seat === seat && each.wounded);
      if (mine) mine.wounded = false;
      break;
    }
    case "new-dweller":
      player.coming += 1;
      player.dwellers += 1;
      break;
    case "moved-in":
      player.coming -= n;
      player.untrained += n;
      break;
    case "gained": {
      const what = text("resource");
      if (what === "happiness" || what === "energy" || what === "food" || what === "water") player[what] += n;
      break;
    }
    case "gained-cubes":
    case "income":
      add(player, text("cubes"), 1);
      break;
    case "paid":
      add(player, text("cubes"), -1);
      break;
    case "traded":
      add(player, text("give"), -1);
      add(player, text("take"), 1);
      break;
    case "took":
      next.items = without(next.items, text("item"));
      player.ready = [...player.ready, text("item")];
      break;
    case "gave":
      if (args.exhausted) player.exhausted = without(player.exhausted, text("item"));
      else player.ready = without(player.ready, text("item"));
      break;
    case "used":
      player.ready = without(player.ready, text("item"));
      player.exhausted = [...player.exhausted, text("item")];
      break;
    case "readied":
      player.exhausted = without(player.exhausted, text("item"));
      player.ready = [...player.ready, text("item")];
      break;
    case "all-ready":
      player.ready = [...player.ready, ...player.exhausted];
      player.exhausted = [];
      break;
    case "built":
      player.happiness += n;
      if (next.reserved?.room === text("room")) next.reserved = null;
      else next.rooms = without(next.rooms, text("room"));
      build(next, text("place"), target);
      break;
    case "first-player":
      next.first = seat;
      break;
    case "passed":
    case "skipped":
      player.passed = true;
      break;
    case "end-item":
      player.happiness += n;
      break;
    case "end-threats":
      player.happiness -= n;
      break;
  }
  return next;
}
