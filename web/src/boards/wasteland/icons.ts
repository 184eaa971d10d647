/** The signs of a battle: units by what they are, conditions, markers, what can be done. */
import alien from "~icon/game-icons/cowled";
import armInjured from "~icon/game-icons/arm-bandage";
import boneBroken from "~icon/game-icons/broken-bone";
import brick from "~icon/game-icons/brick-wall";
import claws from "~icon/game-icons/claws";
import dog from "~icon/game-icons/hound";
import ghoul from "~icon/game-icons/shambling-zombie";
import mutant from "~icon/game-icons/ogre";
import person from "~icon/game-icons/person";
import poison from "~icon/game-icons/poison-bottle";
import robot from "~icon/game-icons/vintage-robot";
import stun from "~icon/game-icons/star-swirl";
import synth from "~icon/game-icons/robot-helmet";
import turret from "~icon/game-icons/sentry-gun";
import backpack from "~icon/lucide/backpack";
import bomb from "~icon/lucide/bomb";
import charge from "~icon/lucide/chevrons-right";
import check from "~icon/lucide/check";
import clover from "~icon/lucide/clover";
import crosshair from "~icon/lucide/crosshair";
import down from "~icon/lucide/chevrons-down";
import eye from "~icon/lucide/eye";
import fire from "~icon/lucide/flame";
import flag from "~icon/lucide/flag";
import footprints from "~icon/lucide/footprints";
import hand from "~icon/lucide/hand";
import hourglass from "~icon/lucide/hourglass";
import megaphone from "~icon/lucide/megaphone";
import pack from "~icon/lucide/package";
import pause from "~icon/lucide/pause";
import pin from "~icon/lucide/map-pin";
import playing from "~icon/lucide/play";
import reload from "~icon/lucide/refresh-cw";
import search from "~icon/lucide/search";
import shield from "~icon/lucide/shield";
import skip from "~icon/lucide/skip-forward";
import snow from "~icon/lucide/snowflake";
import swords from "~icon/lucide/swords";
import syringe from "~icon/lucide/syringe";
import target from "~icon/lucide/target";
import zap from "~icon/lucide/zap";
import type { IconData } from "$lib/icon/icon";
import type { BattleFixed, Model } from "./types";

const BY_TYPE: Record<string, IconData> = { ghoul, dog, robot, synth, mutant, turret, alien, creature: claws, human: person };
const CONDITIONS: Record<string, IconData> = { frozen: snow, arm: armInjured, leg: boneBroken, fire, stunned: stun, poisoned: poison, shaken: down };
const MARKERS: Record<string, IconData> = { investigation: search, searchable: pack, mine: bomb, place: flag, heap: backpack, strike: target };
const TOKENS: Record<string, IconData> = { reactions: hourglass, points: zap, boosts: shield, "energy-boosts": shield, luck: clover };
const KINDS: Record<string, IconData> = {
  ...{ activate: playing, ready: check, hold: pause, end: skip, move: footprints, charge, shoot: crosshair, fight: swords, throw: bomb, mine: bomb },
  ...{ try: hand, interact: hand, help: hand, prepare: hourglass, reload, prime: zap, use: syringe, look: eye, take: pack, leave: pack, give: pack },
  ...{ order: megaphone, react: zap, pass: skip, place: pin, put: pin, slide: footprints, effect: zap },
};

export const COVER = brick;

/** The sign of a unit by what it is. */
export function typeSign(types: readonly string[]): IconData {
  const known = Object.keys(BY_TYPE).find((type) => types.includes(type));
  return known ? BY_TYPE[known]! : person;
}

export function signOf(fixed: BattleFixed, model: Model): IconData {
  return typeSign(fixed.units?.[model.unit]?.types ?? []);
}

export const conditionIcon = (id: string): IconData | undefined => CONDITIONS[id];
export const markerIcon = (kind: string): IconData => MARKERS[kind] ?? flag;
export const tokenIcon = (id: string): IconData | undefined => TOKENS[id];
export const kindIcon = (kind: string): IconData | undefined => KINDS[kind];
