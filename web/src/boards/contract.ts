/** What the shell and a board owe each other.
 *
 * A board draws one game. It is loaded when a table of that game is opened, it gets `BoardProps` and
 * nothing else, and it knows no rule: what can be done stands in `question`, what anything means is
 * asked for. The shell owns the frame around it: header, decision bar with undo, log, chat, scrubber,
 * detail card, sheets of the phone. Every part of a kit gets the same props.
 */
import type { Component } from "svelte";
import type { Answer, Choice, Ended, Fixed, Happening, Lang, Question, Scene, Table, Told } from "$lib/api/types";
import type { IconData } from "$lib/icon/icon";

export interface BoardProps<F extends Fixed = Fixed, S extends Scene = Scene, A extends Answer = Answer> {
  fixed: F;
  /** The position after all `steps`. */
  scene: S;
  /** Null for a spectator with a delay, and in the past. */
  question: Question | null;
  ended: Ended | null;
  /** What happened since the board last called `done`; draw it, then call `done()`.
   *
   * Several may come at once. When `steps` becomes empty without that, somebody has skipped: draw
   * `scene` at once. With `still` nothing moves: call `done()` right away.
   */
  steps: readonly Told[];
  done: () => void;
  /** Everything that was told so far, up to the moment that is shown. */
  told: readonly Told[];
  /** Whose eyes; null: a spectator. */
  seat: number | null;
  table: Table;
  lang: Lang;
  /** Reduced motion. */
  still: boolean;
  /** Durations are multiplied with it: 1 is the usual pace. */
  pace: number;
  /** A narrow screen: the board scrolls, and the kit's sheets are shown at the bottom. */
  phone: boolean;
  /** An earlier moment is shown: nothing can be chosen. */
  past: boolean;
  /** The move that the decision bar has under the pointer or in focus; light its places. */
  pointed: string | null;
  /** A final choice that waits for its second tap. */
  armed: string | null;
  /** Answer the question: a move of it, or the moves that a builder made. The shell asks for a second
   * tap where a choice is final, unless the board is `sure`: it has shown first what may come of it. */
  choose: (move: string | string[], sure?: boolean) => void;
  /** What a place, a thing or a move is, what it would do, or why not; cached by the shell. */
  ask: (target: string) => Promise<A>;
  /** Show the shell's detail card of something beside an element; null takes it away.
   *
   * `pinned` is for a tap or a key: the card stays until it is closed. Give every drawn place
   * `data-word="…"` with its word, and the shell does hover, focus and tap by itself.
   */
  show: (target: string | null, beside?: Element, pinned?: boolean) => void;
}

/** A sheet of the phone, and on a laptop nothing: there the board draws it itself. */
export interface Sheet<Props extends BoardProps = BoardProps> {
  id: string;
  /** The id of its name in the page's catalogues. */
  title: string;
  icon: IconData;
  part: Component<Props>;
}

export type ChoiceProps<Props extends BoardProps = BoardProps> = Props & { choice: Choice };

export type FigureProps<Props extends BoardProps = BoardProps> = Props & { answer: Awaited<ReturnType<Props["ask"]>> };

/** `word`: what was named. */
export type NamedProps<Props extends BoardProps = BoardProps> = Props & { word: string };

/** Steps in a row that the log tells in a few lines until somebody opens them. */
export interface Fold {
  first: number;
  last: number;
  lines: string[];
}

export interface BoardKit<Props extends BoardProps = BoardProps> {
  /** The board itself; it fills the room between header and decision bar. */
  Board: Component<Props>;
  /** Beside the game's name in the header: the round, what is left. */
  Status?: Component<Props>;
  /** The players in the side column and in a sheet of the phone. Else the shell lists names. */
  Players?: Component<Props>;
  /** Inside a button of the decision bar: name and tags. Else the shell writes the name. */
  ChoiceFace?: Component<ChoiceProps<Props>>;
  /** Where choices are sorted by who does them: who does this one, as a picture. Else the shell writes it. */
  Who?: Component<ChoiceProps<Props>>;
  /** In the detail card, under its sentences: the odds as a picture (`answer.odds`). */
  Figure?: Component<FigureProps<Props>>;
  /** The page at the end. Else the shell shows the result in words. */
  End?: Component<Props>;
  /** Over everything while a lesson is played (`table.terms.lesson`). */
  Lesson?: Component<Props>;
  /** In the log, beside a line: a small picture of what it names; the shell shows its detail card. */
  Named?: Component<NamedProps<Props>>;
  /** The word of what an event names; empty: nothing that could be shown. */
  names?: (event: Happening) => string;
  /** What the log folds. */
  folds?: (told: readonly Told[]) => Fold[];
  sheets?: Sheet<Props>[];
  /** The board has its own ways for answers that are put together: the shell shows no builders. */
  builds?: boolean;
  /** A choice with parts was pressed on the decision bar: the board begins to put it together. True: it has. */
  begins?: (move: string) => boolean;
  /** Choices for which the board has a better way than a button of the decision bar. */
  hides?: (choice: Choice, question: Question) => boolean;
}

/** A kit is written with its game's own props; the shell hands over what the server gave of that game. */
export function kit<Props extends BoardProps>(parts: BoardKit<Props>): BoardKit {
  return parts as unknown as BoardKit;
}
