/** Every saved position of the boards, as a table would tell it. */
import type { Ended, Fixed, Lang, Question, Scene, Told } from "$lib/api/types";
import { fixedOf as shelterFixed, SAVED as SHELTER } from "../boards/shelter/fixtures";
import { fixedOf as tragicFixed, SAVED as TRAGIC } from "../boards/tragic/fixtures";
import { after, before, fixed as battleFixed, steps as battleSteps } from "../boards/wasteland/fixtures";

export interface Position {
  id: string; // shelter/3/turn-12
  game: string;
  number: number;
  fixed: Fixed;
  scene: Scene;
  question: Question | null;
  ended: Ended | null;
  steps: Told[];
}

const upTo = (steps: readonly Told[], number: number) => steps.filter((each) => each.number <= number);

/** What was saved in a language, else in English. */
const inLang = <T>(saved: Record<Lang, T> | null, lang: Lang): T | null => saved?.[lang] ?? saved?.en ?? null;

function ofShelter(lang: Lang): Position[] {
  return ([2, 3, 4] as const).flatMap((players) =>
    SHELTER[players].moments.map((moment) => ({
      id: `shelter/${players}/${moment.topic || "end"}-${moment.number}`,
      game: "shelter",
      number: moment.number,
      fixed: shelterFixed(players, lang),
      scene: moment.scene,
      question: inLang(moment.question, lang),
      ended: inLang(moment.ended, lang),
      steps: upTo(SHELTER[players].steps, moment.number),
    })),
  );
}

function ofTragic(lang: Lang): Position[] {
  return TRAGIC.moments.map((moment) => ({
    id: `tragic/${moment.name}`,
    game: "tragic",
    number: moment.number,
    fixed: tragicFixed(lang),
    scene: moment.scene,
    question: moment.question,
    ended: moment.ended,
    steps: upTo(TRAGIC.steps, moment.number),
  }));
}

function ofWasteland(): Position[] {
  const told = { game: "wasteland", fixed: battleFixed, question: null, ended: null };
  return [
    { ...told, id: "wasteland/before", number: 0, scene: before, steps: [] },
    { ...told, id: "wasteland/after", number: battleSteps.at(-1)?.number ?? 0, scene: after, steps: battleSteps },
  ];
}

export const positions = (lang: Lang): Position[] => [...ofShelter(lang), ...ofTragic(lang), ...ofWasteland()];
