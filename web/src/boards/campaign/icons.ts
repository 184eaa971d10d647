/** The motif of every structure: its own, or that of what it draws. */
import type { IconData } from "$lib/icon/icon";
import anvil from "~icon/game-icons/anvil";
import vest from "~icon/game-icons/armor-vest";
import backpack from "~icon/game-icons/backpack";
import stein from "~icon/game-icons/beer-stein";
import binoculars from "~icon/game-icons/binoculars";
import bookshelf from "~icon/game-icons/bookshelf";
import cap from "~icon/game-icons/bottle-cap";
import barn from "~icon/game-icons/barn";
import cauldron from "~icon/game-icons/cauldron";
import chest from "~icon/game-icons/chest-armor";
import clothes from "~icon/game-icons/clothes";
import cow from "~icon/game-icons/cow";
import desk from "~icon/game-icons/desk";
import flask from "~icon/game-icons/round-bottom-flask";
import generator from "~icon/game-icons/power-generator";
import medical from "~icon/game-icons/medical-pack";
import newspaper from "~icon/game-icons/newspaper";
import radar from "~icon/game-icons/radar-sweep";
import radio from "~icon/game-icons/radio-tower";
import robot from "~icon/game-icons/robot-golem";
import rifle from "~icon/game-icons/winchester-rifle";
import scroll from "~icon/game-icons/scroll-unfurled";
import shop from "~icon/game-icons/shop";
import stable from "~icon/game-icons/stable";
import swap from "~icon/game-icons/swap-bag";
import tent from "~icon/game-icons/camping-tent";
import toolbox from "~icon/game-icons/toolbox";
import crate from "~icon/game-icons/wooden-crate";
import barrel from "~icon/game-icons/barrel";
import badge from "~icon/game-icons/police-badge";
import map from "~icon/game-icons/treasure-map";
import well from "~icon/game-icons/well";
import wheat from "~icon/game-icons/wheat";
import type { StructureCard } from "./types";

const OWN: Record<string, IconData> = {
  "gen-s": generator,
  "gen-m": generator,
  "gen-l": generator,
  pump: well,
  purifier: barrel,
  field: wheat,
  "wb-weapon": anvil,
  "wb-armour": chest,
  "wb-power": robot,
  "wb-chem": flask,
  "wb-cook": cauldron,
  listen: radio,
  outpost: tent,
  scouts: binoculars,
  store: crate,
  shed: toolbox,
  pen: cow,
  stables: stable,
  ranch: barn,
  ops: radar,
  office: desk,
};
const KINDS: Record<string, IconData> = {
  any: swap,
  barter: backpack,
  weapon: rifle,
  armour: vest,
  clothing: clothes,
  refreshment: stein,
  medical,
  boost: newspaper,
};
const CARDS: Record<string, IconData> = { weapon: rifle, item: backpack, boost: newspaper, leader: badge, quest: scroll, exploration: map, event: map };
const FAMILIES: Record<string, IconData> = { stall: shop, rack: bookshelf };

export const CAP = cap;

export function structureIcon(card: StructureCard): IconData {
  return OWN[card.id] ?? KINDS[card.kind ?? ""] ?? FAMILIES[card.family] ?? crate;
}

export function kindIcon(kind: string): IconData {
  return KINDS[kind] ?? bookshelf;
}

export function cardIcon(kind: string): IconData {
  return CARDS[kind] ?? backpack;
}
