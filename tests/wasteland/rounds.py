"""A battlefield on which rounds, turns and reactions run; what an action does, the test says."""

from __future__ import annotations

from collections.abc import Callable

from overseer.engine import NATURE, OVER, Event
from overseer.wasteland.battle.acting.costs import action_taken
from overseer.wasteland.battle.acting.reactions import (
    note_hit,
    open_window,
    react_fault,
    react_moves,
    reaction_fault,
    run_reaction,
    run_window,
)
from overseer.wasteland.battle.attack.hit import run_hit
from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moves import (
    END,
    FLIP,
    PASS,
    PREPARE,
    REACT,
    ROLL,
    TOKEN,
    BattleMove,
    parse,
)
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.things.items import run_use
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_REACT,
    T_REACTION,
    T_READY,
    T_TURN,
    TOPICS,
)
from overseer.wasteland.battle.turn import (
    end_answer,
    ready_answer,
    ready_fault,
    ready_moves,
    run_activation,
    run_round,
    run_round_end,
    run_turn,
    turn_answer,
    turn_fault,
    turn_moves,
)
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import (
    W_ACTIVATION,
    W_CHECK,
    W_HIT,
    W_OVER,
    W_REACTION,
    W_ROUND,
    W_ROUND_END,
    W_TURN,
    W_USE,
    W_WINDOW,
    Work,
)
from overseer.wasteland.card import AiCard, CardSet, Cell, Column, Item, Leader, Unit
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.gifts import Gift
from overseer.wasteland.words import (
    ATTACK,
    GIFTS,
    GREEN,
    HUMAN,
    MELEE,
    NONE,
    POWERS,
    RED,
    S_HEALTH,
    STRENGTH,
    TRAITS,
    YELLOW,
)


class Quiet(Rules):
    """Rules of a scenario that only counts what it is asked."""

    def __init__(self, rounds: int = 3, first: int = 0) -> None:
        super().__init__("quiet")
        self.rounds = rounds
        self.first = first
        self.checks: list[bool] = []  # whether timed
        self.calls: list[str] = []

    def first_side(self, battle: Battle) -> int:
        return self.first

    def round_begins(self, battle: Battle) -> None:
        self.calls.append(f"begins {battle.round}")

    def round_ends(self, battle: Battle) -> None:
        self.calls.append(f"ends {battle.round}")

    def activated(self, battle: Battle, model: Model) -> None:
        self.calls.append(f"activated m{model.number}")

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        self.calls.append(f"removed m{model.number} by {by} {'close' if close else 'far'}")

    def over(self, battle: Battle, timed: bool) -> bool:
        self.checks.append(timed)
        return False


def bits(table: tuple[str, ...], *words: str) -> int:
    """The bits of words of a table."""
    return sum(1 << table.index(word) for word in words)


def unit(id: str = "settler", traits: tuple[str, ...] = (), types: int = HUMAN) -> Unit:
    """A plain unit: health 4, no armour, move yellow, awareness green, presence red."""
    found = Unit(0, id)
    found.types = types
    found.attributes = (3, 6, 4, 4, 4, 4, 3)
    found.health = 4
    found.move = YELLOW
    found.charge = RED
    found.awareness = GREEN
    found.presence = RED
    skills = [NONE] * 10
    skills[MELEE] = STRENGTH
    found.skills = tuple(skills)
    found.traits = bits(TRAITS, *traits)
    return found


def leader(*powers: str) -> Leader:
    """A leader card with powers."""
    found = Leader(0, "chief")
    found.powers = bits(POWERS, *powers)
    return found


class Field:
    """A battle of two sides; models are added with `add`, then `begin` starts round 1."""

    def __init__(
        self,
        sides: tuple[int, ...] = (0, 1),
        ai: int = 0,
        rules: Quiet | None = None,
        pieces: list[Piece] | None = None,
    ) -> None:
        self.rules = rules or Quiet()
        self.cards = CardSet()
        self.battle = Battle(None, Tables(self.cards, self.rules, Settings()), len(sides))
        self.battle.sides = sides
        self.battle.ai = ai
        self.battle.layout = Layout(pieces or [])
        self.events: list[Event] = []
        self.battle.ears = self.events

    # -- laying out ------------------------------------------------------------------------------

    def add(
        self,
        side: int,
        x: int,
        y: int,
        card: Unit | None = None,
        seat: int | None = None,
        gives: tuple[str, ...] = (),
        chief: Leader | None = None,
    ) -> Model:
        """A model on the table; `gives` are gifts of an item that it carries ("ward 2")."""
        if seat is None:
            seat = NONE if (self.battle.ai >> side) & 1 else self.battle.sides.index(side)
        card = card or unit()
        if card not in self.cards.units:
            card.number = len(self.cards.units)
            self.cards.units.append(card)
            self.cards.unit_numbers[card.id] = card.number
            self.cards.ai_of[card.number] = len(self.cards.ai)
            self.cards.ai.append(_ai_card(len(self.cards.ai), card))
        model = self.battle.add_model(card, side, seat)
        model.x, model.y = x, y
        model.place = ON_TABLE
        model.token = len(self.battle.models)
        model.leader = chief
        if gives:
            model.items = (self.item(*gives),)
        refresh(self.battle, model)
        return model

    def item(self, *gives: str) -> int:
        """A new item card with gifts."""
        item = Item(len(self.cards.items), f"thing-{len(self.cards.items)}", 0)
        for gift in gives:
            word, _, amount = gift.partition(" ")
            item.gifts.append(Gift(GIFTS.index(word), int(amount or 1)))
        self.cards.items.append(item)
        self.cards.item_numbers[item.id] = item.number
        return item.number

    def begin(self) -> Field:
        """Start the battle."""
        self.battle.push(W_ROUND)
        self._run()
        return self

    # -- playing ---------------------------------------------------------------------------------

    @property
    def topic(self) -> str:
        """What is decided now."""
        return "over" if self.battle.seat == OVER else TOPICS[self.battle.topic]

    @property
    def asked(self) -> tuple[int, str]:
        """Who decides what."""
        return self.battle.seat, self.topic

    @property
    def options(self) -> list[str]:
        """The answers to a question about readiness, turns or reactions."""
        return [move.text for move in self._options()]

    def _options(self) -> list[BattleMove]:
        topic = self.battle.topic
        if topic == T_READY:
            return ready_moves(self.battle)
        if topic == T_TURN:
            return turn_moves(self.battle)
        assert topic == T_REACT
        return react_moves(self.battle, self.battle.work[-1])

    def refused(self, text: str) -> str:
        """The word of the reason for which an answer is refused; empty when it is legal."""
        move = parse(text, self.cards)
        topic = self.battle.topic
        work = self.battle.work[-1]
        if topic == T_READY:
            return REASONS[ready_fault(self.battle, move)][1]
        if topic == T_TURN:
            return REASONS[turn_fault(self.battle, move)][1]
        if topic == T_REACT:
            return REASONS[react_fault(self.battle, work, move)][1]
        assert topic == T_REACTION
        return REASONS[reaction_fault(self.battle, work, move)][1]

    def play(self, *texts: str) -> Field:
        """Answer, in notation."""
        for text in texts:
            self._answer(parse(text, self.cards))
            self._run()
        return self

    def act(
        self,
        kind: int,
        path: tuple[int, ...] = (),
        hits: tuple[int, ...] = (),
        damage: int = 0,
        quick: bool = False,
        during: Callable[[Battle], None] | None = None,
    ) -> Field:
        """The active model acts: it goes along a path, hits models and damages them.

        `during` is what else happens before the action is over.
        """
        battle = self.battle
        model = battle.models[battle.active]
        assert battle.topic == T_ACTION
        action_taken(battle, model, 1, quick)
        if kind == PREPARE:
            model.reactions += 1
        open_window(battle, model, kind, path)
        for number in hits:
            note_hit(battle, number, True)
            battle.models[number].wounds += damage
        if path:
            model.x, model.y = path[-2:]
        if during is not None:
            during(battle)
        self._run()
        return self

    def told(self, name: str) -> list[Event]:
        """What was told under a name."""
        return [event for event in self.events if event.name == f"wasteland-{name}"]

    def _answer(self, move: BattleMove) -> None:
        battle = self.battle
        work = battle.work[-1]
        kind = move.kind
        if kind == ROLL:
            assert battle.seat == NATURE
            work.faces = move.faces
        elif kind == FLIP or kind == TOKEN:
            assert battle.seat == NATURE
            work.answer = move.a
        elif battle.topic == T_READY:
            assert ready_fault(battle, move) == 0
            ready_answer(battle, move)
        elif battle.topic == T_TURN:
            assert turn_fault(battle, move) == 0
            turn_answer(battle, move)
        elif battle.topic == T_REACT:
            assert react_fault(battle, work, move) == 0
            work.answer = NONE if kind == PASS else move.a
            assert kind in (PASS, REACT)
        elif battle.topic == T_REACTION:
            assert reaction_fault(battle, work, move) == 0
        else:
            assert kind == END
            end_answer(battle)

    def _run(self) -> None:
        battle = self.battle
        while battle.work:
            if self._step(battle.work[-1]):
                return
        battle.seat = OVER

    def _step(self, work: Work) -> bool:
        battle = self.battle
        if work.kind == W_ROUND:
            return run_round(battle, work)
        if work.kind == W_TURN:
            return run_turn(battle, work)
        if work.kind == W_ACTIVATION:
            return run_activation(battle, work)
        if work.kind == W_WINDOW:
            return run_window(battle, work)
        if work.kind == W_REACTION:
            return run_reaction(battle, work)
        if work.kind == W_ROUND_END:
            return run_round_end(battle, work)
        if work.kind == W_HIT:
            return run_hit(battle, work)
        if work.kind == W_USE:
            return run_use(battle, work)
        assert work.kind in (W_CHECK, W_OVER)
        if work.kind == W_CHECK:
            self.rules.over(battle, work.timed == 1)
        battle.done(work)
        return False


def _ai_card(number: int, card: Unit) -> AiCard:
    found = AiCard(number, card.id, card.number)
    found.columns = [Column(S_HEALTH, 0, 99)]
    found.cells = [[Cell(ATTACK, True, False)] for _ in range(5)]
    return found
