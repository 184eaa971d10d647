/** An answer that is being put together: who goes where, who blocks whom, what is paid with which letters. */
import type { Choice, Option, Question } from "$lib/api/types";
import { toggled, picked } from "../../shell/building";
import { named, ordered, paired, sent, sharedOut } from "../../shell/plans";
import { builderOf, isPaid, paymentOf, payMoves, placeMoves, reachersOf, stagesOf, tapped, targetsOf, toggledLater, type Pay } from "./plan";

export type Mode = "" | "pay" | "send" | "pairs" | "shares" | "order" | "place" | "pick";

/** What pressing something did. */
export type Press = "taken" | "confirm" | "none";

const wordOf = (option: Option): string => option.at?.[0] ?? option.id;

class Draft {
  private question: Question | null = $state.raw(null);
  /** The move that is paid by hand or as proposed. */
  move: string | null = $state(null);
  answers: string[] = $state.raw([]);
  points: Record<string, number> = $state.raw({});
  life: Record<string, number> = $state.raw({});
  who: string[] = $state.raw([]);
  target = $state("");
  blocks: ReadonlyMap<string, string> = $state.raw(new Map());
  /** A blocker that has no attacker yet. */
  half: string | null = $state(null);
  shares: Record<string, number>[] = $state.raw([]);
  order: string[] = $state.raw([]);
  /** What is said to those of an order that ask something. */
  said: Record<string, string> = $state.raw({});
  /** What is said beforehand about the question that the move will ask. */
  later: string[] = $state.raw([]);
  places: { id: string; to: string }[] = $state.raw([]);
  picks: ReadonlySet<string> = $state.raw(new Set());

  private readonly builders = $derived(this.question?.asked ? (this.question.builders ?? []) : []);
  readonly choices: readonly Choice[] = $derived(this.question?.asked ? (this.question.choices ?? []) : []);
  readonly send = $derived(builderOf(this.builders, "send"));
  readonly pairs = $derived(builderOf(this.builders, "pairs"));
  readonly shared = $derived(builderOf(this.builders, "shares"));
  readonly ordered = $derived(builderOf(this.builders, "order"));
  readonly placed = $derived(builderOf(this.builders, "place"));
  readonly pick = $derived(builderOf(this.builders, "pick"));
  /** What is paid: for the move that was begun, or what the question itself asks for. */
  readonly pay: Pay | undefined = $derived.by(() => {
    if (this.move !== null) return paymentOf(this.builders, this.move);
    return this.builders.find((each): each is Pay => each.sort === "pay" && each.start.length === 0);
  });
  readonly mode: Mode = $derived.by((): Mode => {
    if (this.pay) return "pay";
    if (this.pairs) return "pairs";
    if (this.shared) return "shares";
    if (this.ordered) return "order";
    if (this.placed) return "place";
    if (this.pick) return "pick";
    return this.send && (this.who.length > 0 || !this.send.to.length) ? "send" : "";
  });
  readonly stages = $derived(this.pay ? stagesOf(this.pay, this.answers) : []);
  /** The question on the way that has no answer yet. */
  readonly open = $derived(this.stages[this.answers.length] ?? null);
  /** What the move will ask when it takes effect, once everything before that is said. */
  readonly then = $derived(this.pay && !this.open ? (this.pay.later?.[0] ?? null) : null);
  /** What is sent when that is asked; null: one is asked then. */
  readonly prepared: string[] | null = $derived.by(() => {
    const stage = this.then;
    return stage && this.later.length === (stage.n ?? 1) ? named(stage.verb, stage.of, this.later, stage.rest) : null;
  });
  readonly targets: Option[] = $derived(this.send && this.who.length ? targetsOf(this.send, this.who) : []);
  /** What would be sent; null as long as something is missing. */
  readonly moves: string[] | null = $derived.by(() => {
    switch (this.mode) {
      case "pay":
        return this.pay ? payMoves(this.pay, { answers: this.answers, points: this.points, life: this.life }) : null;
      case "send":
        return this.send ? sent(this.send, this.who, this.target) : null;
      case "pairs":
        return this.pairs ? paired(this.pairs, [...this.blocks]) : null;
      case "shares":
        return this.shared ? sharedOut(this.shared, this.shares) : null;
      case "order":
        return this.ordered ? ordered(this.ordered, this.order, this.said) : null;
      case "place":
        return this.placed ? placeMoves(this.placed, this.places) : null;
      case "pick":
        return this.pick ? picked(this.pick, this.picks) : null;
      default:
        return null;
    }
  });
  /** Whether the last thing that was pressed says it all, so that nothing is left to confirm. */
  readonly whole = $derived(this.move !== null && !!this.pay && !isPaid(this.pay) && this.moves !== null && (!this.then || this.prepared !== null));
  /** Whether something was begun that can be cleared. */
  readonly begun = $derived(this.move !== null || this.who.length > 0 || this.blocks.size > 0 || this.half !== null || this.places.length > 0);
  /** Words of the table that the open part of the answer can be pressed with. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.pay) return new Set((this.open ?? this.then)?.of.map(wordOf) ?? []);
    if (this.pairs) return new Set([...this.pairs.of.map(wordOf), ...(this.half ? this.pairs.to.map(wordOf) : [])]);
    if (this.pick) return new Set(this.pick.of.map(wordOf));
    if (this.send) return new Set([...this.send.of.map(wordOf), ...this.targets.map(wordOf)]);
    return new Set();
  });
  /** Words that are part of the answer already. */
  readonly taken: ReadonlySet<string> = $derived.by(() => {
    const found = new Set([...this.who, ...this.blocks.keys(), ...(this.half ? [this.half] : [])]);
    if (this.send && this.target) found.add(this.send.to.filter((each) => each.id === this.target).map(wordOf)[0] ?? "");
    if (this.pay) this.stages.forEach((stage, at) => stage.of.filter((each) => each.id === this.answers[at]).forEach((each) => found.add(wordOf(each))));
    if (this.pick) this.pick.of.filter((each) => this.picks.has(each.id)).forEach((each) => found.add(wordOf(each)));
    if (this.move !== null) this.choices.filter((each) => each.move === this.move).forEach((each) => (each.at ?? []).forEach((word) => found.add(word)));
    return found;
  });

  /** Another question: half an answer is worth nothing to it. */
  reset(question: Question | null): void {
    this.question = question;
    this.clear();
  }

  /** Begin again, from what is proposed. */
  clear(): void {
    this.move = null;
    this.answers = [];
    this.life = {};
    this.later = [];
    this.said = {};
    this.who = [];
    this.target = "";
    this.blocks = new Map();
    this.half = null;
    this.places = [];
    this.shares = (this.shared?.groups ?? []).map((group) => ({ ...group.proposed }));
    this.order = (this.ordered?.of ?? []).map((option) => option.id);
    this.picks = new Set(this.pick?.proposed ?? []);
    this.points = this.pay ? { ...this.pay.proposed } : {};
  }

  /** Begin to pay for a move; false where there is nothing to choose about it. */
  begin(move: string): boolean {
    if (!paymentOf(this.builders, move)) return false;
    this.clear();
    this.move = move;
    this.points = { ...this.pay?.proposed };
    return true;
  }

  tapLetter(letter: string): void {
    if (this.pay) this.points = tapped(this.pay, this.points, letter);
  }

  answer(id: string): void {
    this.answers = [...this.answers, id];
  }

  sayLater(id: string): void {
    if (this.then) this.later = toggledLater(this.then, this.later, id);
  }

  /** What is answered to one of an order; the same again: it is asked when it comes. */
  say(id: string, move: string): void {
    const { [id]: before, ...others } = this.said;
    this.said = before === move ? others : { ...others, [id]: move };
  }

  togglePick(id: string): void {
    if (this.pick) this.picks = toggled(this.pick, this.picks, id);
  }

  /** Somebody pressed a thing of the table. */
  press(word: string): Press {
    const answered = this.open?.of.find((each) => wordOf(each) === word);
    if (answered) {
      this.answer(answered.id);
      return this.whole ? "confirm" : "taken";
    }
    const beforehand = this.then?.of.find((each) => each.at?.[0] === word);
    if (beforehand) {
      this.sayLater(beforehand.id);
      return this.whole ? "confirm" : "taken";
    }
    if (this.pairs) return this.pressPair(word);
    const chosen = this.pick?.of.find((each) => wordOf(each) === word);
    if (chosen) {
      this.togglePick(chosen.id);
      return "taken";
    }
    if (this.send) {
      const aimed = this.targets.find((each) => wordOf(each) === word);
      if (aimed) {
        this.target = aimed.id;
        return "taken";
      }
      if (this.send.of.some((each) => wordOf(each) === word)) return this.pressFighter(word);
    }
    return this.pressMove(word);
  }

  private pressMove(word: string): Press {
    const there = this.choices.filter((each) => each.at?.includes(word) || each.who?.includes(word));
    const [only] = there;
    if (there.length !== 1 || !only) return "none";
    if (this.move === only.move) return this.moves ? "confirm" : "taken";
    return this.begin(only.move) ? "taken" : "none";
  }

  private pressPair(word: string): Press {
    const pairs = this.pairs;
    if (!pairs) return "none";
    if (pairs.of.some((each) => each.id === word)) {
      const next = new Map(this.blocks);
      const [only] = pairs.to;
      if (next.delete(word)) this.half = null;
      else if (pairs.to.length === 1 && only) next.set(word, only.id);
      else this.half = this.half === word ? null : word;
      this.blocks = next;
      return "taken";
    }
    if (this.half && pairs.to.some((each) => each.id === word)) {
      this.blocks = new Map([...this.blocks, [this.half, word]]);
      this.half = null;
      return "taken";
    }
    return "none";
  }

  private pressFighter(word: string): Press {
    const send = this.send;
    if (!send) return "none";
    this.move = null;
    this.answers = [];
    this.who = this.who.includes(word) ? this.who.filter((id) => id !== word) : [...this.who, word];
    const [only] = this.targets;
    if (!this.targets.some((each) => each.id === this.target)) this.target = "";
    if (this.targets.length === 1 && only) this.target = only.id;
    return "taken";
  }

  /** Everybody who can goes. */
  all(): void {
    if (!this.send) return;
    const target = this.target || this.send.to[0]?.id || "";
    this.who = this.send.to.length ? reachersOf(this.send, target) : this.send.of.map((each) => each.id);
    this.target = target;
  }
}

export const draft = new Draft();
