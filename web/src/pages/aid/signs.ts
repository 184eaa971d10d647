/** The icons of the signs that the cards print as icons. */
import type { IconData } from "$lib/icon/icon";
import apple from "~icon/game-icons/shiny-apple";
import bolt from "~icon/game-icons/electric";
import box from "~icon/game-icons/cube";
import cap from "~icon/game-icons/graduate-cap";
import chain from "~icon/game-icons/linked-rings";
import cross from "~icon/game-icons/hospital-cross";
import dice from "~icon/game-icons/perspective-dice-six-faces-six";
import drop from "~icon/game-icons/water-drop";
import flag from "~icon/game-icons/flying-flag";
import heart from "~icon/game-icons/hearts";
import person from "~icon/game-icons/person";
import pick from "~icon/game-icons/war-pick";
import question from "~icon/lucide/circle-question-mark";
import recycle from "~icon/game-icons/cycle";
import swap from "~icon/lucide/arrow-right-left";
import up from "~icon/lucide/arrow-up";
import wound from "~icon/game-icons/arm-bandage";
import letter from "~icon/lucide/letter-text";
import bottle from "~icon/game-icons/soda-can";
import burst from "~icon/game-icons/explosion-rays";
import star from "~icon/game-icons/round-star";

export const SIGNS: Record<string, Record<string, IconData[]>> = {
  shelter: {
    resource: [bolt, apple, drop],
    any: [question],
    happiness: [heart],
    trade: [swap],
    first: [flag],
    item: [box],
    ready: [box, up],
    refresh: [recycle],
    build: [pick],
    "build-cost": [pick],
    dweller: [person],
    training: [cap],
    wound: [wound],
    heal: [cross],
    letter: [letter],
    wounded: [wound],
    linked: [chain],
    fight: [dice],
  },
  wasteland: { bottle: [bottle], star: [star], explosion: [burst] },
};
