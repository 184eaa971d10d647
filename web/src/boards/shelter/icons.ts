/** The motif of every card and symbol. A card of somebody's own set has its kind's. */
import type { IconData } from "$lib/icon/icon";
import anvil from "~icon/game-icons/anvil";
import bandit from "~icon/game-icons/bandit";
import batteryPack from "~icon/game-icons/battery-pack";
import bearFace from "~icon/game-icons/bear-face";
import bed from "~icon/game-icons/bed";
import biceps from "~icon/game-icons/biceps";
import bottleCap from "~icon/game-icons/bottle-cap";
import boxingGlove from "~icon/game-icons/boxing-glove";
import brain from "~icon/game-icons/brain";
import brickWall from "~icon/game-icons/brick-wall";
import brute from "~icon/game-icons/brute";
import bunkBeds from "~icon/game-icons/bunk-beds";
import box from "~icon/game-icons/cardboard-box-closed";
import chestArmor from "~icon/game-icons/chest-armor";
import clawHammer from "~icon/game-icons/claw-hammer";
import claws from "~icon/game-icons/claws";
import coffeeMug from "~icon/game-icons/coffee-mug";
import coins from "~icon/game-icons/coins";
import crossedPistols from "~icon/game-icons/crossed-pistols";
import cryoChamber from "~icon/game-icons/cryo-chamber";
import desert from "~icon/game-icons/desert";
import desk from "~icon/game-icons/desk";
import dinosaurRex from "~icon/game-icons/dinosaur-rex";
import electric from "~icon/game-icons/electric";
import fire from "~icon/game-icons/small-fire";
import flyingFlag from "~icon/game-icons/flying-flag";
import giant from "~icon/game-icons/giant";
import graduateCap from "~icon/game-icons/graduate-cap";
import healthCapsule from "~icon/game-icons/health-capsule";
import hearts from "~icon/game-icons/hearts";
import horseshoe from "~icon/game-icons/horseshoe";
import hospitalCross from "~icon/game-icons/hospital-cross";
import hotMeal from "~icon/game-icons/hot-meal";
import hotSurface from "~icon/game-icons/hot-surface";
import lift from "~icon/game-icons/lift";
import lightBulb from "~icon/game-icons/light-bulb";
import lightningSpanner from "~icon/game-icons/lightning-spanner";
import longAntennaeBug from "~icon/game-icons/long-antennae-bug";
import lungs from "~icon/game-icons/lungs";
import medal from "~icon/game-icons/medal";
import medicalPack from "~icon/game-icons/medical-pack";
import megaphone from "~icon/game-icons/megaphone";
import microscope from "~icon/game-icons/microscope";
import minigun from "~icon/game-icons/minigun";
import monkeyWrench from "~icon/game-icons/monkey-wrench";
import notebook from "~icon/game-icons/notebook";
import nuclearPlant from "~icon/game-icons/nuclear-plant";
import officeChair from "~icon/game-icons/office-chair";
import person from "~icon/game-icons/person";
import pistolGun from "~icon/game-icons/pistol-gun";
import pocketRadio from "~icon/game-icons/pocket-radio";
import poolTriangle from "~icon/game-icons/pool-triangle";
import powerGenerator from "~icon/game-icons/power-generator";
import radioTower from "~icon/game-icons/radio-tower";
import radioactive from "~icon/game-icons/radioactive";
import rat from "~icon/game-icons/rat";
import flask from "~icon/game-icons/round-bottom-flask";
import run from "~icon/game-icons/run";
import runningShoe from "~icon/game-icons/running-shoe";
import shotgun from "~icon/game-icons/sawed-off-shotgun";
import scorpion from "~icon/game-icons/scorpion";
import seedling from "~icon/game-icons/seedling";
import sentryGun from "~icon/game-icons/sentry-gun";
import shamblingZombie from "~icon/game-icons/shambling-zombie";
import shamrock from "~icon/game-icons/shamrock";
import shinyApple from "~icon/game-icons/shiny-apple";
import shop from "~icon/game-icons/shop";
import sittingDog from "~icon/game-icons/sitting-dog";
import sodaBottle from "~icon/game-icons/soda-bottle";
import sodaCan from "~icon/game-icons/soda-can";
import sofa from "~icon/game-icons/sofa";
import stairs from "~icon/game-icons/stairs";
import steelDoor from "~icon/game-icons/steel-door";
import syringe from "~icon/game-icons/syringe";
import talk from "~icon/game-icons/talk";
import teacher from "~icon/game-icons/teacher";
import toolbox from "~icon/game-icons/toolbox";
import tShirt from "~icon/game-icons/t-shirt";
import unplugged from "~icon/game-icons/unplugged";
import valve from "~icon/game-icons/valve";
import vintageRobot from "~icon/game-icons/vintage-robot";
import wantedReward from "~icon/game-icons/wanted-reward";
import waterDrop from "~icon/game-icons/water-drop";
import waterFlask from "~icon/game-icons/water-flask";
import waterTank from "~icon/game-icons/water-tank";
import weightLifting from "~icon/game-icons/weight-lifting-up";
import wheat from "~icon/game-icons/wheat";
import woodenCrate from "~icon/game-icons/wooden-crate";
import left from "~icon/lucide/arrow-left";
import right from "~icon/lucide/arrow-right";
import arrowUp from "~icon/lucide/arrow-up";
import eye from "~icon/lucide/eye";
import link from "~icon/lucide/link-2";
import again from "~icon/lucide/redo-2";
import refresh from "~icon/lucide/refresh-cw";
import exchange from "~icon/lucide/arrow-left-right";

export const UI = { left, right, arrowUp, refresh, exchange, link, again, lift, brickWall };

const SYMBOLS: Record<string, IconData> = {
  energy: electric,
  food: shinyApple,
  water: waterDrop,
  happiness: hearts,
  item: box,
  ready: box,
  dweller: person,
  train: graduateCap,
  first: flyingFlag,
  build: clawHammer,
  heal: medicalPack,
  again,
  items: box,
  rooms: brickWall,
  threat: claws,
  spaces: lightBulb,
};

const LETTERS: Record<string, IconData> = {
  S: biceps,
  P: eye,
  E: lungs,
  C: talk,
  I: brain,
  A: run,
  L: shamrock,
};

const ROOMS: Record<string, IconData> = {
  wasteland: desert,
  "vault-door": steelDoor,
  "vault-entrance": stairs,
  "water-treatment": valve,
  diner: coffeeMug,
  "power-generator": powerGenerator,
  "nuka-cola-plant": sodaBottle,
  garden: wheat,
  "water-purification": waterTank,
  "nuclear-reactor": nuclearPlant,
  "storage-room": woodenCrate,
  "trading-post": shop,
  "living-quarters": bed,
  "radio-studio": radioTower,
  "med-bay": hospitalCross,
  barracks: bunkBeds,
  "weight-room": weightLifting,
  armory: crossedPistols,
  "fitness-room": boxingGlove,
  lounge: sofa,
  classroom: teacher,
  "athletics-room": runningShoe,
  "game-room": poolTriangle,
  "science-lab": microscope,
  "weapon-workshop": anvil,
  "robotics-bay": vintageRobot,
  "overseer-office": desk,
};

const ITEMS: Record<string, IconData> = {
  shotgun,
  minigun,
  "10mm-pistol": pistolGun,
  "lucky-bobblehead": horseshoe,
  "power-armor": chestArmor,
  "guard-dog": sittingDog,
  "laser-turret": sentryGun,
  "deathclaw-trophy": claws,
  "cash-register": coins,
  "fusion-cell": batteryPack,
  "hot-plate": hotSurface,
  "water-flask": waterFlask,
  toolbox,
  "arc-welder": lightningSpanner,
  "pipe-wrench": monkeyWrench,
  "nuka-cola-quantum": sodaCan,
  "chemistry-set": flask,
  stimpak: syringe,
  "training-manual": notebook,
  "jet-inhaler": healthCapsule,
  "ham-radio": pocketRadio,
  lunchbox: hotMeal,
  "eden-kit": seedling,
  "cryo-pod": cryoChamber,
  "overseer-chair": officeChair,
  "vault-suit": tShirt,
  "honor-roll": medal,
  "bottle-cap-hoard": bottleCap,
  "bounty-ledger": wantedReward,
  "teddy-bear": bearFace,
};

const THREATS: Record<string, IconData> = {
  radroaches: longAntennaeBug,
  "mole-rats": rat,
  "feral-ghouls": shamblingZombie,
  raiders: bandit,
  radscorpion: scorpion,
  "super-mutant": brute,
  deathclaw: dinosaurRex,
  behemoth: giant,
  fire,
  "power-failure": unplugged,
  "radiation-leak": radioactive,
  unrest: megaphone,
};

export const symbolIcon = (kind: string): IconData | null => SYMBOLS[kind] ?? null;
export const letterIcon = (letter: string): IconData | null => LETTERS[letter] ?? null;
export const roomIcon = (id: string): IconData => ROOMS[id] ?? brickWall;
export const itemIcon = (id: string): IconData => ITEMS[id] ?? box;
export const threatIcon = (id: string): IconData => THREATS[id] ?? claws;

export const KNOWN = { rooms: ROOMS, items: ITEMS, threats: THREATS, letters: LETTERS };
