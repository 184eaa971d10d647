/** What somebody does at a table with their eyes and hands: looks closer, points, looks back, decides.
 * The store knows the match; this knows the reader. */
import { boardOf } from "../boards";
import type { BoardKit, BoardProps } from "../boards/contract";
import type { Answer, Choice, Hint, Moment, Scene, Told } from "$lib/api/types";
import { Failure } from "$lib/api/client";
import { words } from "$lib/i18n/i18n.svelte";
import { screen } from "$lib/phone.svelte";
import { play } from "$lib/sound";
import { troubleOf, type TableStore } from "$lib/table/table.svelte";
import { settings } from "$lib/theme/settings.svelte";
import { router } from "../router/router.svelte";

const HOVER_PAUSE = 140;
const MOST_ANSWERS = 300;
const READ = 900; // milliseconds between two steps that are shown by themselves

export interface Detail {
  target: string;
  beside: Element | null;
  pinned: boolean;
  answer: Answer | null; // null: on its way
}

export class Session {
  readonly store: TableStore;
  kit: BoardKit | null = $state.raw(null);
  pointed: string | null = $state(null);
  armed: string | null = $state(null); // a final choice that waits for its second tap
  detail: Detail | null = $state.raw(null);
  past: Moment | null = $state.raw(null);
  pastSteps: Told[] = $state.raw([]); // what is drawn moving while one looks back
  at: number | null = $state(null);
  playing = $state(false); // one moment after the other, by itself
  speed = $state(1); // how fast
  hint: Hint | null = $state.raw(null);
  private sawPresent = $state(false); // else a link to a moment, or a battle to watch: it does not begin with its end
  private answers = new Map<string, Promise<Answer>>();
  private answersFor = "";
  private hovering: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore, at: number | null = null) {
    this.store = store;
    this.at = at;
  }

  readonly isPast = $derived(this.at !== null);
  readonly scene: Scene | null = $derived.by(() => {
    if (this.at === null) return this.store.scene;
    return this.past?.scene ?? (this.sawPresent ? this.store.scene : null);
  });
  readonly told = $derived.by(() => (this.at === null ? this.store.steps : this.store.steps.filter((each) => each.number <= (this.at ?? 0))));
  readonly question = $derived.by(() => (this.at === null ? this.store.question : null));

  async loadKit(game: string): Promise<void> {
    this.kit = await boardOf(game);
  }

  /** What every part of a board gets; null until there is something to draw. */
  readonly props: BoardProps | null = $derived.by(() => {
    const { fixed, table, ended } = this.store;
    if (fixed === null || table === null || this.scene === null) return null;
    return {
      fixed,
      scene: this.scene,
      question: this.question,
      ended: this.isPast ? null : ended,
      steps: this.isPast ? this.pastSteps : this.store.fresh,
      done: this.done,
      told: this.told,
      seat: this.scene.seat ?? null,
      table,
      lang: words.lang,
      still: settings.still,
      pace: this.isPast ? settings.pace / this.speed : settings.pace,
      phone: screen.phone,
      past: this.isPast,
      pointed: this.pointed ?? this.hint?.move ?? null, // a hint is marked until something else is pointed at
      armed: this.armed,
      choose: this.choose,
      ask: this.ask,
      show: this.show,
    };
  });

  readonly done = (): void => {
    if (this.isPast) this.pastSteps = [];
    else this.store.drawn();
  };

  // Decide

  /** Whether a choice asks for a second tap: only where nothing can be taken back. */
  needsSecond(choice: Choice | undefined): boolean {
    return choice?.final === true && (this.store.table?.terms.undo ?? "rule") === "rule";
  }

  readonly choose = (move: string | string[], sure = false): void => {
    if (this.isPast || this.store.sending) return;
    if (typeof move === "string" && !sure && this.kit?.begins?.(move)) return;
    const choice = typeof move === "string" ? this.question?.choices?.find((each) => each.move === move) : undefined;
    if (typeof move === "string" && this.needsSecond(choice) && !sure && this.armed !== move) {
      this.armed = move;
      this.pointed = move;
      return;
    }
    this.armed = null;
    this.close();
    this.hint = null;
    this.store.drawn(); // whoever decides has seen enough
    void this.store.enter(move).then((fine) => play(fine ? "done" : "no"));
  };

  // Look closer

  readonly ask = (target: string): Promise<Answer> => {
    const key = `${this.store.number} ${words.lang}`;
    if (key !== this.answersFor || this.answers.size > MOST_ANSWERS) {
      this.answers.clear();
      this.answersFor = key;
    }
    let found = this.answers.get(target);
    if (found === undefined) {
      found = this.store.ask(target);
      this.answers.set(target, found);
      found.catch(() => this.answers.delete(target));
    }
    return found;
  };

  readonly show = (target: string | null, beside?: Element, pinned = false): void => {
    clearTimeout(this.hovering);
    if (target === null) {
      if (!this.detail?.pinned) this.detail = null;
      return;
    }
    if (this.detail?.pinned && !pinned) return;
    const shown: Detail = { target, beside: beside ?? null, pinned, answer: null };
    const open = async () => {
      this.detail = shown;
      try {
        const answer = await this.ask(target);
        if (this.detail === shown) this.detail = { ...shown, answer };
      } catch (error) {
        if (this.detail !== shown) return;
        const text = error instanceof Failure ? troubleOf(error).text : "";
        this.detail = text ? { ...shown, answer: { lines: [text] } } : null;
      }
    };
    if (pinned) void open();
    else this.hovering = setTimeout(() => void open(), HOVER_PAUSE);
  };

  readonly close = (): void => {
    clearTimeout(this.hovering);
    this.detail = null;
  };

  /** What can be done with a word of the board now. */
  choicesAt(word: string): Choice[] {
    return (this.question?.choices ?? []).filter((each) => each.at?.includes(word) || each.who?.includes(word));
  }

  /** A word was tapped, or Enter was pressed on it. */
  tapped(word: string, beside: Element, touch: boolean): void {
    const found = this.isPast ? [] : this.choicesAt(word);
    if (found.length === 1 && found[0] && (!touch || this.detail?.target === word)) this.choose(found[0].move);
    else this.show(word, beside, true);
  }

  // Look back

  /** Show the position after a step; null: the present. Going on by one step draws it moving. */
  async look(at: number | null): Promise<void> {
    const before = this.at ?? this.store.number;
    this.at = at;
    this.close();
    if (at === null) {
      this.sawPresent = true;
      this.past = null;
      this.pastSteps = [];
      return;
    }
    const moment = await this.store.moment(at);
    if (this.at !== at) return;
    const follows = at === before + 1 || (this.playing && at > before);
    this.pastSteps = follows ? this.store.steps.filter((each) => each.number > before && each.number <= at) : [];
    this.past = moment;
  }

  /** Nobody was ever asked anything: there is only something to watch. */
  readonly onlyToWatch = $derived.by(() => this.store.ended !== null && this.store.steps.length > 0 && this.store.steps.every((each) => each.seat < 0));

  /** From the beginning, by itself. */
  watch(): void {
    this.at = 0;
    this.playing = true;
    this.goTo(0);
  }

  /** What is told next comes when this is drawn, and after a while to read it. */
  readonly playOn = (): (() => void) | void => {
    if (!this.playing) return;
    if (this.at === null) {
      this.playing = false;
      return;
    }
    if (this.past?.number !== this.at || (this.pastSteps.length && !settings.still)) return;
    const now = this.at;
    const next = this.store.steps.find((each) => each.number > now && each.events?.some((event) => event.text));
    const timer = setTimeout(() => this.goTo(next?.number ?? this.store.number), READ / this.speed);
    return () => clearTimeout(timer);
  };

  /** The same through the address, so that the back button and a copied link work. */
  goTo(at: number | null): void {
    const code = this.store.code;
    const now = router.route;
    const replace = now.page === "table" && now.at !== null && at !== null;
    router.go({ page: "table", code, at: at !== null && at >= this.store.number ? null : at }, replace);
  }
}
