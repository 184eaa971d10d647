"""Wasteland as the kernel sees it: a state that lists, judges and applies moves."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Decision, Outcome
from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import NATURE, OVER, Move
from overseer.engine.view import View
from overseer.wasteland.ai.think import Thought, think
from overseer.wasteland.battle import refusals
from overseer.wasteland.battle.acting.actions import do_action, prime_by_sight
from overseer.wasteland.battle.acting.reactions import run_reaction, run_window
from overseer.wasteland.battle.attack.area import run_area
from overseer.wasteland.battle.attack.attack import run_attack
from overseer.wasteland.battle.attack.guns import run_gun, run_harm
from overseer.wasteland.battle.attack.hit import run_hit
from overseer.wasteland.battle.attack.leave import run_leave
from overseer.wasteland.battle.battle import MOST_DECISIONS, Battle, Tables
from overseer.wasteland.battle.deciding import answer_small, faces_fault, list_choices, reason
from overseer.wasteland.battle.dice import RED_FACES, spread_of, throw
from overseer.wasteland.battle.fortune.boosts import play_answer, run_play
from overseer.wasteland.battle.fortune.deeds import count as count_deed
from overseer.wasteland.battle.fortune.deeds import quest_done
from overseer.wasteland.battle.fortune.event_deck import PEEKED, event_at, event_spread
from overseer.wasteland.battle.fortune.events import boost_drawer, run_event, run_fate
from overseer.wasteland.battle.fortune.perks import run_again
from overseer.wasteland.battle.measure import sees
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.battle.moves import (
    ARMOUR_ROLL,
    CHANCE,
    END,
    HIDDEN,
    LAYOUT,
    PASS,
    PICK,
    SCATTER,
    TOKEN,
    BattleMove,
    at_model,
    boon,
    content,
    danger,
    event_card,
    find,
    flip,
    numbered,
    roll,
)
from overseer.wasteland.battle.moving.arrive import set_off
from overseer.wasteland.battle.moving.charge import run_charge
from overseer.wasteland.battle.moving.climb import run_fall
from overseer.wasteland.battle.moving.movement import run_move
from overseer.wasteland.battle.moving.push import run_push, run_slide
from overseer.wasteland.battle.things.dangers import run_danger
from overseer.wasteland.battle.things.expertise import run_search, run_test
from overseer.wasteland.battle.things.items import run_use
from overseer.wasteland.battle.things.mines import run_mines
from overseer.wasteland.battle.topics import (
    FIRST_CHOICE,
    T_ACTION,
    T_ARMOUR,
    T_BOON,
    T_CHANCE,
    T_CHOOSE,
    T_DANGER,
    T_DICE,
    T_EVENT,
    T_FIND,
    T_FLIP,
    T_LAYOUT,
    T_MARKER,
    T_OVER,
    T_PICK,
    T_PLACE,
    T_PLAY,
    T_PUT,
    T_REACTION,
    T_READY,
    T_ROLL,
    T_SCATTER,
    T_TOKEN,
    T_TURN,
    TOPICS,
)
from overseer.wasteland.battle.turn import (
    TIMED,
    end_answer,
    ready_answer,
    run_activation,
    run_round,
    run_round_end,
    run_turn,
    turn_answer,
)
from overseer.wasteland.battle.values import settle_all
from overseer.wasteland.battle.views.changes import DIE, Before, tell_changes
from overseer.wasteland.battle.views.view import WastelandView
from overseer.wasteland.battle.work import (
    W_ACTIVATION,
    W_AGAIN,
    W_AREA,
    W_ATTACK,
    W_CHARGE,
    W_CHECK,
    W_DANGER,
    W_EVENT,
    W_FALL,
    W_FATE,
    W_GUN,
    W_HARM,
    W_HIT,
    W_LEAVE,
    W_MINES,
    W_MOVE,
    W_PLAY,
    W_PUSH,
    W_REACTION,
    W_ROUND,
    W_ROUND_END,
    W_SCENARIO,
    W_SEARCH,
    W_SETUP,
    W_SLIDE,
    W_TEST,
    W_TURN,
    W_USE,
    W_WINDOW,
    Work,
)
from overseer.wasteland.campaign_words import D_REACTED
from overseer.wasteland.words import NONE

LAYOUTS: Final = 1_000_000  # terrain numbers that NATURE draws from
THROWS: Final = (T_ROLL, T_DICE, T_ARMOUR, T_SCATTER, T_FLIP)  # where dice fall
MOST_LISTED: Final = 20_000  # throws that moves() lists for NATURE


class WastelandState(Battle):
    """A position of a battle."""

    def __init__(self, source: WastelandState | None, tables: Tables, seats: int) -> None:
        super().__init__(source, tables, seats)
        self.thought: Thought | None = None  # what the AI has worked out for this decision

    def copy(self) -> WastelandState:
        return WastelandState(self, self.tables, self.seats)

    # -- moves -----------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        if self.seat == OVER:
            return []
        if self.seat == NATURE:
            return list(dict.fromkeys([self.chance(k) for k in range(self.listed())]))
        return list_choices(self)  # type: ignore[return-value]

    def listed(self) -> int:
        """How many of NATURE's outcomes moves() lists."""
        return min(self.spread, MOST_LISTED)

    def why(self, move: Move) -> int:
        if not isinstance(move, BattleMove) or self.seat == OVER:
            return 1 if self.seat == OVER else 2
        if self.seat != NATURE:
            return reason(self, move)
        if self.topic == T_ROLL or self.topic == T_DICE:
            return faces_fault(self, move)
        if self.topic == T_LAYOUT:
            return 0 if move.kind == LAYOUT and 0 <= move.a < LAYOUTS else 2
        return 0 if move in self.moves() else 2

    def explain(self, move: Move, reason: int) -> Refusal:
        return refusals.explain(self, move, reason)

    # -- chance ----------------------------------------------------------------------------------

    @property
    def spread(self) -> int:
        topic = self.topic
        if topic >= FIRST_CHOICE:
            return len(self.think().moves)
        work = self.work[-1]
        if topic == T_ROLL or topic == T_DICE:
            return spread_of(topic == T_ROLL, work.dice)
        if topic == T_ARMOUR or topic == T_SCATTER:
            return 12
        if topic == T_FLIP:
            return 2
        if topic == T_PICK or topic == T_TOKEN:
            return len(work.models)
        if topic == T_CHANCE:
            return work.outcomes
        if topic == T_FIND:
            return sum(self.deck)
        if topic == T_DANGER:
            return sum(self.dangers)
        if topic == T_EVENT:
            return event_spread(self, work)
        if topic == T_BOON:
            return sum([card.copies for card in self.cards.boosts])
        if topic == T_MARKER:
            return sum([count for _, count in self.stocks[self.markers[work.target].kind]])
        return LAYOUTS

    def chance(self, k: int) -> Move:
        topic = self.topic
        if topic >= FIRST_CHOICE:
            return self.think().moves[k]
        work = self.work[-1]
        if topic == T_ROLL or topic == T_DICE:
            return roll(throw(topic == T_ROLL, work.dice, k), work.dice)
        if topic == T_ARMOUR:
            return numbered(ARMOUR_ROLL, RED_FACES[k])
        if topic == T_SCATTER:
            return numbered(SCATTER, k + 1)
        if topic == T_FLIP:
            return flip(k == 1)
        if topic == T_PICK or topic == T_TOKEN:
            return at_model(PICK if topic == T_PICK else TOKEN, work.models[k])
        if topic == T_CHANCE:
            return numbered(CHANCE, k)
        if topic == T_FIND:
            return find(self.cards, self.finds[nth(self.deck, k)])
        if topic == T_DANGER:
            return danger(self.cards, nth(self.dangers, k))
        if topic == T_EVENT:
            return event_card(self.cards, event_at(self, work, k))
        if topic == T_BOON:
            return boon(self.cards, nth(bytes([card.copies for card in self.cards.boosts]), k))
        if topic == T_MARKER:
            for what, count in self.stocks[self.markers[work.target].kind]:
                if k < count:
                    return content(work.target, what)
                k -= count
        return numbered(LAYOUT, k)

    def think(self) -> Thought:
        """What the AI does now, and why (WC-A4 to WC-A25)."""
        if self.thought is None:
            self.thought = think(self)
        return self.thought

    # -- going on --------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Work off what is unfinished until somebody has to decide."""
        while True:
            if self.how:
                self.work.clear()
                self.seat = OVER
                self.topic = T_OVER
                return
            if self.run(self.work[-1]):
                return

    def run(self, work: Work) -> bool:
        """One step of the topmost work; true when somebody is asked."""
        kind = work.kind
        if kind == W_ATTACK:
            return run_attack(self, work)
        if kind == W_HIT:
            return run_hit(self, work)
        if kind == W_MOVE:
            return run_move(self, work)
        if kind == W_WINDOW:
            return run_window(self, work)
        if kind == W_ACTIVATION:
            return run_activation(self, work)
        if kind == W_TURN:
            return run_turn(self, work)
        if kind == W_CHECK:
            return self.check(work)
        if kind == W_CHARGE:
            return run_charge(self, work)
        if kind == W_LEAVE:
            return run_leave(self, work)
        if kind == W_PUSH:
            return run_push(self, work)
        if kind == W_SLIDE:
            return run_slide(self, work)
        if kind == W_REACTION:
            return run_reaction(self, work)
        if kind == W_TEST:
            return run_test(self, work)
        if kind == W_AREA:
            return run_area(self, work)
        if kind == W_SEARCH:
            return run_search(self, work)
        if kind == W_DANGER:
            return run_danger(self, work)
        if kind == W_MINES:
            return run_mines(self, work)
        if kind == W_USE:
            return run_use(self, work)
        if kind == W_FALL:
            return run_fall(self, work)
        if kind == W_PLAY:
            return run_play(self, work)
        if kind == W_AGAIN:
            return run_again(self, work)
        if kind == W_EVENT:
            return run_event(self, work)
        if kind == W_FATE:
            return run_fate(self, work)
        if kind == W_GUN:
            return run_gun(self, work)
        if kind == W_HARM:
            return run_harm(self, work)
        if kind == W_ROUND:
            return run_round(self, work)
        if kind == W_ROUND_END:
            return run_round_end(self, work)
        if kind == W_SETUP:
            return self.rules.run_setup(self, work)
        return self.rules.run(self, work)

    def check(self, work: Work) -> bool:
        """An action with its reactions is over: has the battle ended (WC-F5)?"""
        self.done(work)
        settle_all(self)
        if work.model != NONE and self.models[work.model].place == ON_TABLE:
            model = self.models[work.model]
            prey = False
            for enemy in self.enemies_of(model):
                prey = prey or sees(self, model, enemy)
            prime_by_sight(self, model, prey)
            if set_off(self, model):  # a mine that it stands by (WB-F8)
                self.work.insert(len(self.work) - 1, Work(W_CHECK))
                return False
        timed = work.timed == TIMED
        if not self.rules.over(self, timed) and timed:
            self.how = "draw"  # C15
            self.rule = "WC-F5"
        return False

    # -- carrying out ----------------------------------------------------------------------------

    def apply(self, move: Move) -> None:
        assert isinstance(move, BattleMove)
        before = Before(self) if self.wordless else None
        if self.ears is not None and self.seat == NATURE and self.topic >= FIRST_CHOICE:
            self.think().tell(self, move)
        self.thought = None
        self.decisions += 1
        self.answer(move)
        self.go_on()
        if self.decisions >= MOST_DECISIONS and not self.how:
            self.how = "exhausted"
            self.rule = "WB-R2"
            self.go_on()
        if before is not None:
            tell_changes(self, before)

    def answer(self, move: BattleMove) -> None:
        """Carry out what was decided."""
        topic = self.topic
        work = self.work[-1]
        if self.wordless and topic in THROWS:
            roller = work.target if topic == T_ARMOUR else work.model
            self.tell_silently(DIE, {"model": roller, "faces": str(move)})
        if topic == T_ACTION:
            if move.kind == END:
                end_answer(self)
            else:
                do_action(self, self.models[work.model], move, False)
        elif topic == T_READY:
            ready_answer(self, move)
        elif topic == T_TURN:
            turn_answer(self, move)
        elif topic == T_REACTION:
            if move.kind != PASS:
                count_deed(self, self.models[work.model].seat, D_REACTED)
                do_action(self, self.models[work.model], move, True)
        elif work.kind == W_SETUP and topic in (T_PLACE, T_PUT, T_CHOOSE, T_LAYOUT):
            self.rules.set_up(self, work, move)
        elif topic == T_PLAY:
            play_answer(self, work, move)
        elif topic == T_ROLL or topic == T_DICE:
            work.faces = move.faces
            if self.ears is not None:
                self.tell("rolled", {"roll": str(move)[5:], "value": work.value})
        elif topic < FIRST_CHOICE:
            self.nature_answered(work, move)
        else:
            answer_small(work, move)

    def nature_answered(self, work: Work, move: BattleMove) -> None:
        """Cards leave their decks; everything else is a number in the work."""
        topic = self.topic
        if topic == T_FIND:
            place = self.finds.index(move.b)
            self.deck = one_less(self.deck, place)
            work.answer = move.b
        elif topic == T_DANGER:
            self.dangers = one_less(self.dangers, move.b)
            work.answer = move.b
        elif topic == T_EVENT or topic == T_BOON:
            work.answer = move.b
        elif topic == T_MARKER:
            kind = self.markers[work.target].kind
            stock = tuple([(what, n - 1 if what == move.b else n) for what, n in self.stocks[kind]])
            stocks = self.stocks
            self.stocks = (*stocks[:kind], stock, *stocks[kind + 1 :])
            work.answer = move.b
        else:
            work.answer = move.a

    # -- what clients see ------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        if self.seat == OVER:
            return None
        about: dict[str, Value] = {"round": self.round}
        if self.work:
            work = self.work[-1]
            about["model"] = work.model
            about["target"] = work.target
            about["question"] = refusals.question(self)
        return Decision(self.seat, self.topic, TOPICS[self.topic], about)

    @property
    def outcome(self) -> Outcome | None:
        if not self.how:
            return None
        winners = tuple([n for n in range(self.seats) if self.sides[n] == self.victor])
        scores = tuple([self.level if n in winners else 0 for n in range(self.seats)])
        return Outcome(winners, scores, f"wasteland-{self.how}", self.rule)

    def forfeit(self, staying: tuple[int, ...]) -> tuple[int, ...] | None:
        """OV-E1: a side that nobody plays any more has lost; against the AI whoever stays goes on.

        A scenario for one side has nobody who could win for want of the others.
        """
        if not staying:
            return ()
        side = self.sides[staying[0]]
        if any(self.sides[seat] != side for seat in staying) or self.ai & ~(1 << side):
            return None
        return staying if any(other != side for other in self.sides) else None

    def quest_done(self, seat: int) -> bool:
        """Whether a seat's quest is done, now that the battle is over (WC-Q1)."""
        return quest_done(self, seat)

    def view(self, seat: int | None) -> View:
        return WastelandView(self, seat)

    def shown(self, move: Move, seat: int | None) -> Move:
        work = self.work[-1]
        if self.topic in (T_CHOOSE, T_CHANCE) and work.kind == W_SCENARIO:
            owner = self.rules.secret_of(self, work)
            if owner != NONE and (seat is None or self.sides[seat] != owner):
                return HIDDEN
        if self.seat != NATURE:
            return move
        if self.topic == T_BOON:
            return move if seat == boost_drawer(self, work) else HIDDEN
        if self.topic != T_MARKER and not (self.topic == T_EVENT and work.stage == PEEKED):
            return move
        side = self.models[work.model].side  # who looks knows (WB-I1)
        return move if seat is not None and self.sides[seat] == side else HIDDEN


def nth(counts: bytes, k: int) -> int:
    """The kind of the k-th card of a deck."""
    for place in range(len(counts)):
        if k < counts[place]:
            return place
        k -= counts[place]
    raise AssertionError


def one_less(counts: bytes, place: int) -> bytes:
    """A deck without one card."""
    return counts[:place] + bytes((counts[place] - 1,)) + counts[place + 1 :]
