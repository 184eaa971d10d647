/** The server's types by short names. A game's own are named by its board. */
import type { components } from "./schema";

export type Schemas = components["schemas"];
export type Lang = NonNullable<Schemas["NewGuest"]["lang"]>;

export type Me = Schemas["Me"];
export type Game = Schemas["GameGiven"];
export type Table = Schemas["TableGiven"];
export type Chair = Schemas["Chair"];
export type Terms = Schemas["Terms"];
export type Turn = Schemas["Turn"];
export type Said = Schemas["Said"];
export type Trouble = Schemas["Trouble"];

export type Fixed = Schemas["Fixed"];
export type Scene = Schemas["Scene"];
export type Question = Schemas["Question"];
export type Choice = Schemas["Choice"];
export type Option = Schemas["Option"];
export type Builder = NonNullable<Question["builders"]>[number];
export type Answer = Schemas["Answer"];
export type Why = Schemas["Why"];
export type Told = Schemas["Told"];
export type Happening = Schemas["Happening"];
export type Ended = Schemas["Ended"];
export type Rule = Schemas["Rule"];
export type Help = Schemas["Help"];
export type Hint = Schemas["Hint"];

export type Update = Schemas["Update"];
export type Clock = Schemas["ClockGiven"];
export type Moment = Schemas["Moment"];
export type Message = Update | Schemas["TableNews"] | Schemas["ChatNews"];
