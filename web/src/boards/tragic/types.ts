/** What the server sends of Tragic, by short names. */
import type { Schemas } from "$lib/api/types";
import type { BoardProps, ChoiceProps, FigureProps, NamedProps } from "../contract";

export type TragicFixed = Schemas["TragicFixed"];
export type TragicScene = Schemas["TragicScene"];
export type TragicAnswer = Schemas["TragicAnswer"];
export type Face = NonNullable<TragicFixed["cards"]>[number];
export type CardIcon = Schemas["Icon"];
export type Meaning = Schemas["Symbol"];
export type Line = Schemas["Line"];
export type Side = Schemas["Side"];
export type InHand = Schemas["InHand"];
export type Standing = Schemas["overseer.voice.tragic.given.Standing"];
export type Chosen = Schemas["Chosen"];
export type Announced = Schemas["Announced"];
export type Foreseen = Schemas["Foreseen"];
export type Ahead = Schemas["Ahead"];
export type Weighed = Schemas["Weighed"];
export type Chance = Schemas["overseer.voice.tragic.given.Chance"];
export type Stop = Schemas["Stop"];
export type Cost = Record<string, number>;
export type TragicProps = BoardProps<TragicFixed, TragicScene, TragicAnswer>;
export type TragicChoice = ChoiceProps<TragicProps>;
export type TragicFigure = FigureProps<TragicProps>;
export type TragicNamed = NamedProps<TragicProps>;

export const LETTERS = ["S", "P", "E", "C", "I", "A", "L"] as const;
