/** What answers a device beside a real table: the server, or the engine on the device itself. */
import type { Schemas } from "$lib/api/types";

export type Given = Schemas["CompanionGiven"];
export type Ledger = Given["ledger"];
export type Sheet = Ledger["sheet"];
export type Hand = Schemas["HandGiven"];
export type Line = Schemas["LineGiven"];
export type Entry = Given["entries"][number];
export type Act = Entry["act"];
export type Written = Schemas["Written"];
export type Tried = Schemas["TriedGiven"];
export type Deck = Schemas["DrawCard"]["deck"];
export type Drawn = Schemas["DrawnGiven"];
export type DraftBattle = Schemas["DraftBattle"];
export type Drafted = Schemas["Drafted"];
export type Result = Schemas["ResultGiven"];
export type Lists = Schemas["ListsGiven"];
export type Way = NonNullable<Schemas["WriteEntries"]["way"]>;

/** Others have written too: what they wrote, and what this device did. */
export interface Clash {
  theirs: Line[];
  mine: Line[];
}

export interface Desk {
  /** The battle as this hand may see it, with the entries after the first `since`. */
  given(since: number): Promise<Given>;
  /** Write entries behind the first `base`; a `Clashed` where others wrote and no way is chosen. */
  write(base: number, entries: Entry[], way?: Way): Promise<Written>;
  /** What an act would do. Nothing is written. */
  tryAct(act: Act, throws: boolean): Promise<Tried>;
  draw(deck: Deck): Promise<Drawn>;
  draft(battle: DraftBattle): Promise<Drafted>;
  result(): Promise<Result>;
  /** What a tracker picks from: scenarios, units, cards, dice. */
  lists(): Promise<Lists>;
}

/** Nothing was written, because somebody has to choose. */
export class Clashed extends Error {
  constructor(readonly clash: Clash) {
    super("clash");
  }
}
