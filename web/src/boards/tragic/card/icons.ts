/** A picture for every word that cards are drawn by (`Face.icon`); words that mean much the same share one. */
import type { IconData } from "$lib/icon/icon";
import androidMask from "~icon/game-icons/android-mask";
import arm from "~icon/game-icons/arm";
import bandage from "~icon/game-icons/medical-pack";
import bat from "~icon/game-icons/baseball-bat";
import battery from "~icon/game-icons/battery-pack";
import bolter from "~icon/game-icons/bolter-gun";
import boot from "~icon/game-icons/leather-boot";
import bowie from "~icon/game-icons/bowie-knife";
import box from "~icon/game-icons/box-unpacking";
import brute from "~icon/game-icons/brute";
import bullets from "~icon/game-icons/bullet-impacts";
import bunker from "~icon/game-icons/bunker";
import cancel from "~icon/game-icons/cancel";
import cap from "~icon/game-icons/billed-cap";
import cardDiscard from "~icon/game-icons/card-discard";
import cardDraw from "~icon/game-icons/card-draw";
import cardPlay from "~icon/game-icons/card-play";
import chest from "~icon/game-icons/chest-armor";
import clover from "~icon/game-icons/clover";
import coins from "~icon/game-icons/two-coins";
import compass from "~icon/game-icons/compass";
import cowled from "~icon/game-icons/cowled";
import crackedShield from "~icon/game-icons/cracked-shield";
import crosshair from "~icon/game-icons/crosshair";
import cycle from "~icon/game-icons/cycle";
import dagger from "~icon/game-icons/butterfly-knife";
import dice from "~icon/game-icons/dice-six-faces-six";
import dig from "~icon/game-icons/dig-dug";
import dino from "~icon/game-icons/dinosaur-rex";
import dodge from "~icon/game-icons/dodge";
import dog from "~icon/game-icons/sitting-dog";
import drop from "~icon/game-icons/water-drop";
import electric from "~icon/game-icons/electric";
import enter from "~icon/game-icons/entry-door";
import exit from "~icon/game-icons/exit-door";
import eyes from "~icon/game-icons/warlock-eye";
import factory from "~icon/game-icons/factory";
import farmer from "~icon/game-icons/farmer";
import fireAxe from "~icon/game-icons/fire-axe";
import fist from "~icon/game-icons/fist";
import flag from "~icon/game-icons/flag-objective";
import flame from "~icon/game-icons/flame";
import gasMask from "~icon/game-icons/gas-mask";
import graduate from "~icon/game-icons/graduate-cap";
import grenade from "~icon/game-icons/grenade";
import halt from "~icon/game-icons/halt";
import hand from "~icon/game-icons/hand";
import healing from "~icon/game-icons/health-increase";
import heartBeats from "~icon/game-icons/heart-beats";
import heartMinus from "~icon/game-icons/heart-minus";
import hearts from "~icon/game-icons/hearts";
import helmet from "~icon/game-icons/helmet";
import hourglass from "~icon/game-icons/hourglass";
import house from "~icon/game-icons/house";
import interdiction from "~icon/game-icons/interdiction";
import knapsack from "~icon/game-icons/knapsack";
import laserGun from "~icon/game-icons/laser-gun";
import medal from "~icon/game-icons/medal";
import microchip from "~icon/game-icons/microchip";
import minigun from "~icon/game-icons/minigun";
import muscle from "~icon/game-icons/muscle-up";
import ninja from "~icon/game-icons/ninja-mask";
import padlock from "~icon/game-icons/plain-padlock";
import palm from "~icon/game-icons/open-palm";
import person from "~icon/game-icons/person";
import pistol from "~icon/game-icons/pistol-gun";
import pot from "~icon/game-icons/cooking-pot";
import radioactive from "~icon/game-icons/radioactive";
import rally from "~icon/game-icons/rally-the-troops";
import raven from "~icon/game-icons/raven";
import recycle from "~icon/game-icons/recycle";
import refresh from "~icon/game-icons/anticlockwise-rotation";
import returning from "~icon/game-icons/return-arrow";
import rifle from "~icon/game-icons/rifle";
import robotHelmet from "~icon/game-icons/robot-helmet";
import shield from "~icon/game-icons/shield";
import shieldReflect from "~icon/game-icons/shield-reflect";
import shotgun from "~icon/game-icons/shotgun";
import skull from "~icon/game-icons/death-skull";
import sleep from "~icon/game-icons/night-sleep";
import snow from "~icon/game-icons/snowflake-1";
import spider from "~icon/game-icons/spider-mask";
import splinter from "~icon/game-icons/striking-splinter";
import sprint from "~icon/game-icons/sprint";
import stack from "~icon/game-icons/stack";
import talk from "~icon/game-icons/talk";
import tombstone from "~icon/game-icons/tombstone";
import tower from "~icon/game-icons/watchtower";
import trash from "~icon/game-icons/trash-can";
import upgrade from "~icon/game-icons/upgrade";
import vial from "~icon/game-icons/vial";
import warlord from "~icon/game-icons/warlord-helmet";
import wolf from "~icon/game-icons/wolf-head";
import wrench from "~icon/game-icons/wrench";

type Pool = readonly [IconData, ...IconData[]];

/** Several pictures of a word that many cards have: which of them a card gets follows from its id. */
const POOLS: Record<string, Pool> = {
  "type-melee": [fist, bat, fireAxe, bowie, dagger, splinter],
  "type-ranged": [pistol, rifle, shotgun, bolter, minigun, bullets],
  "type-human": [person, farmer, cap, cowled],
  "type-natural": [wolf, dog, raven, spider, dino],
  "step-draw": [cardDraw, stack, cardPlay],
  "step-heal": [healing, bandage, hearts],
  "step-damage": [bullets, splinter, skull],
  "step-search": [dig, box, compass],
  "step-cancel": [cancel, halt, interdiction],
};

const ONE: Record<string, IconData> = {
  "damage-blast": grenade,
  "damage-cryo": snow,
  "damage-disease": vial,
  "damage-electric": electric,
  "damage-fire": flame,
  "damage-laser": laserGun,
  "damage-plasma": battery,
  "damage-poison": vial,
  "damage-radiation": radioactive,
  "kind-ability": upgrade,
  "kind-action": sprint,
  "kind-ally": person,
  "kind-armour": chest,
  "kind-attack": splinter,
  "kind-building": house,
  "kind-companion": hearts,
  "kind-drug": vial,
  "kind-object": box,
  "kind-quest": flag,
  "kind-reaction": shieldReflect,
  "kind-skill": graduate,
  "kind-trait": person,
  "kind-weapon": wrench,
  "letter-A": sprint,
  "letter-C": talk,
  "letter-E": heartBeats,
  "letter-I": graduate,
  "letter-L": clover,
  "letter-P": eyes,
  "letter-S": muscle,
  "place-back": knapsack,
  "place-frame": robotHelmet,
  "place-head": helmet,
  "place-left-arm": arm,
  "place-left-hand": hand,
  "place-left-leg": boot,
  "place-right-arm": arm,
  "place-right-hand": hand,
  "place-right-leg": boot,
  "place-torso": chest,
  "stat-ally-armour": shield,
  "stat-ally-attack": rally,
  "stat-ally-critical": crosshair,
  "stat-ally-health": hearts,
  "stat-ally-in-defence": padlock,
  "stat-ally-martyr": tombstone,
  "stat-armour": shield,
  "stat-bacteriological-armour": gasMask,
  "stat-blast-armour": shield,
  "stat-brawler": fist,
  "stat-critical": crosshair,
  "stat-critical-factor": crosshair,
  "stat-damage": splinter,
  "stat-damage-bare-hands": fist,
  "stat-damage-energy": electric,
  "stat-damage-explosive": grenade,
  "stat-damage-melee": bat,
  "stat-damage-ranged": rifle,
  "stat-dodge": dodge,
  "stat-fireproof-armour": flame,
  "stat-good-natured": hearts,
  "stat-kamikaze": flame,
  "stat-luminescent": radioactive,
  "stat-marksman": crosshair,
  "stat-mulligan": refresh,
  "stat-no-criticals": cancel,
  "stat-no-healing": heartMinus,
  "stat-no-lay-after-skill": halt,
  "stat-no-reactions": halt,
  "stat-one-handed": hand,
  "stat-penetrating": splinter,
  "stat-polished-metal": shieldReflect,
  "stat-radiation-armour": radioactive,
  "stat-respirator": gasMask,
  "stat-silenced": sleep,
  "stat-skills": graduate,
  "stat-strike-back": shieldReflect,
  "step-beat": skull,
  "step-boost": rally,
  "step-cure": bandage,
  "step-destroy": tombstone,
  "step-discard": cardDiscard,
  "step-discard-random": cardDiscard,
  "step-discovery": compass,
  "step-disengage": refresh,
  "step-dodge": dodge,
  "step-dodge-roll": dice,
  "step-drain": heartMinus,
  "step-end-turn": hourglass,
  "step-engage": padlock,
  "step-enter": enter,
  "step-free-attack": splinter,
  "step-gain": upgrade,
  "step-grant": medal,
  "step-irradiate": radioactive,
  "step-lay": cardPlay,
  "step-lose": heartMinus,
  "step-max-hp": hearts,
  "step-mill": trash,
  "step-point": upgrade,
  "step-recover": recycle,
  "step-redirect": returning,
  "step-reduce": crackedShield,
  "step-refresh": refresh,
  "step-repeat": cycle,
  "step-reprieve": hourglass,
  "step-return": exit,
  "step-revive": tombstone,
  "step-show-hand": palm,
  "step-show-reactions": eyes,
  "step-stealth": ninja,
  "step-steal": coins,
  "step-strip": palm,
  "step-take-off-drug": vial,
  "type-animal": wolf,
  "type-bag": knapsack,
  "type-bare-hands": fist,
  "type-beast-tamer": dog,
  "type-brotherhood": robotHelmet,
  "type-c-27": robotHelmet,
  "type-deathclaw": dino,
  "type-energy": electric,
  "type-explosive": grenade,
  "type-frame": robotHelmet,
  "type-gas": gasMask,
  "type-ghoul": cowled,
  "type-heavy": minigun,
  "type-helmet": helmet,
  "type-insect": spider,
  "type-institute": microchip,
  "type-light": dagger,
  "type-mercenary": warlord,
  "type-minutemen": tower,
  "type-non-humanoid": factory,
  "type-one-hand": palm,
  "type-raider": skull,
  "type-railroad": bunker,
  "type-robot": androidMask,
  "type-settler": pot,
  "type-super-mutant": brute,
  "type-synth": androidMask,
  "type-two-hands": arm,
  "type-water": drop,
  "word-absorb": shield,
  "word-blast-area": grenade,
  "word-critical": crosshair,
  "word-excess": splinter,
  "word-guardian-charge": sprint,
  "word-horde": rally,
  "word-incapacitate": padlock,
  "word-luminescent": radioactive,
  "word-martyr": tombstone,
  "word-penetrating": bullets,
  "word-piercing": splinter,
  "word-silenced": sleep,
  "word-unique": medal,
  "word-untargetable": ninja,
};

/** What is left of a word that nobody has drawn: its family, then a plain sign. */
const FAMILIES: readonly [string, IconData][] = [
  ["stat-cheaper", coins],
  ["stat-damage", splinter],
  ["stat-ally", rally],
  ["damage-", flame],
  ["step-", upgrade],
  ["word-", medal],
  ["place-", chest],
  ["kind-", box],
];

/** The pictures of a word: the first is the usual one. */
export function poolOf(word: string): Pool {
  const pool = POOLS[word];
  if (pool) return pool;
  const one = ONE[word] ?? FAMILIES.find(([start]) => word.startsWith(start))?.[1];
  return [one ?? person];
}

/** The sign of a letter, a kind, a place of the body. */
export const signOf = (word: string): IconData => poolOf(word)[0];

export const UI = { back: cardPlay, discard: trash, library: stack, hand: palm, radiation: radioactive, armour: shield, heart: hearts, dice, critical: crosshair };
