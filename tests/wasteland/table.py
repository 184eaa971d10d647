"""Battles for tests: a position is laid out as it should be, then played in notation."""

from __future__ import annotations

from collections.abc import Iterable

from overseer.engine import NATURE, OVER, Event, Refusal
from overseer.wasteland.battle.attack.arms import add_weapon
from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.model import ON_TABLE, USED, Marker, Model
from overseer.wasteland.battle.moves import WEAPON_FIND, BattleMove, parse
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.turn import start_activation
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import W_ROUND, W_TURN
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import LUCK, NONE


class OpenRules(Rules):
    """No scenario: nothing ends before the last round."""

    def __init__(self) -> None:
        super().__init__("open")

    def over(self, battle: Battle, timed: bool) -> bool:
        return False


def box(
    x: int, y: int, width: int, height: int, *words: str, number: int = 0, tall: int = 0
) -> Piece:
    """An upright box with its lower left corner at x, y; `words` name what it does."""
    points = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return Piece(
        number,
        "box",
        points,
        blocks_sight="sight" in words,
        cover="cover" in words,
        impassable="wall" in words,
        difficult="difficult" in words,
        height=tall,
        climbable="climbable" in words,
    )


class Table:
    """A battle in round 1 on an empty table, or among `pieces`; side 0 is seat 0, side 1 seat 1."""

    def __init__(
        self,
        pieces: Iterable[Piece] = (),
        rules: Rules | None = None,
        ai: int = 0,
        settings: Settings | None = None,
        cards: CardSet | None = None,
    ) -> None:
        self.cards: CardSet = cards or standard()
        tables = Tables(self.cards, rules or OpenRules(), settings or Settings())
        self.state = WastelandState(None, tables, 2)
        self.state.sides = (0, 1)
        self.state.layout = Layout(list(pieces))
        self.state.ai = ai
        self.state.round = 1
        self.state.turn_side = 0
        self.state.advantage = 0
        self.events: list[Event] = []

    # -- laying out ------------------------------------------------------------------------------

    def model(
        self,
        unit: str,
        side: int = 0,
        x: int = 100,
        y: int = 100,
        *cards: str,
        heroic: bool = False,
        leader: str = "",
    ) -> Model:
        """A model on the table with its natural weapons and these cards."""
        state = self.state
        seat = NATURE if (state.ai >> side) & 1 else min(side, 1)
        model = state.add_model(self.cards.unit(unit), side, NONE if side > 1 else seat)
        model.place = ON_TABLE
        model.x, model.y = x, y
        model.home_x, model.home_y = x, y
        model.token = model.number + 1
        model.group = len(state.groups)
        state.groups = (*state.groups, ())
        model.heroic = heroic
        if leader:
            model.leader = self.cards.leader(leader)
        for number in model.unit.weapons:
            add_weapon(model, number)
        for card in cards:
            self.equip(model, card)
        refresh(state, model)
        if heroic:
            model.luck = model.unit.attributes[LUCK]
        return model

    def equip(self, model: Model, card: str) -> None:
        """Give a model a weapon, an item or a power armour; thrown weapons go into the pool."""
        cards = self.cards
        if card in cards.weapon_numbers:
            number = cards.weapon_numbers[card]
            if cards.weapons[number].kind >= 4:
                self.pool(model, card)
            else:
                add_weapon(model, number)
        elif cards.item(card).intact is not None:
            model.power = cards.item_numbers[card]
        elif cards.item(card).limited:
            self.pool(model, card)
        else:
            model.items = (*model.items, cards.item_numbers[card])
        refresh(self.state, model)

    def pool(self, model: Model, card: str) -> None:
        """Put a limited card into the pool of a model's unit."""
        number = self.cards.item_numbers.get(card, NONE)
        if number == NONE:
            number = WEAPON_FIND + self.cards.weapon_numbers[card]
        groups = self.state.groups
        pool = (*groups[model.group], number)
        self.state.groups = (*groups[: model.group], pool, *groups[model.group + 1 :])

    def marker(self, kind: int, x: int, y: int, content: int = NONE, open: bool = False) -> Marker:
        """A marker on the table."""
        marker = self.state.add_marker(kind, x, y)
        marker.content = content
        marker.open = open
        return marker

    # -- playing ---------------------------------------------------------------------------------

    def activate(self, model: Model) -> Table:
        """It is the model's activation; everybody else of its side is used afterwards."""
        state = self.state
        state.work.clear()
        state.push(W_ROUND).stage = 4
        turn = state.push(W_TURN)
        turn.side = model.side
        turn.stage = 2
        turn.activated = 1
        state.turn_side = model.side
        state.ears = self.events
        start_activation(state, model)
        state.go_on()
        return self

    def play(self, *texts: str) -> Table:
        """Moves in notation, one after the other, each by whoever is asked."""
        for text in texts:
            self.state.ears = self.events
            self.state.play(self.parse(text))
        return self

    def parse(self, text: str) -> BattleMove:
        """A move by its notation."""
        return parse(text, self.cards)

    def refusal(self, text: str) -> Refusal | None:
        """Why a move is refused now."""
        return self.state.refusal(self.parse(text))

    def rule(self, text: str) -> str:
        """The rule that forbids a move now; empty when it is legal."""
        refusal = self.refusal(text)
        return "" if refusal is None else refusal.rule

    def listed(self, word: str = "") -> list[str]:
        """The moves offered now that begin with a word."""
        return [str(move) for move in self.state.moves() if str(move).startswith(word)]

    def told(self, name: str) -> list[dict[str, int | str]]:
        """The arguments of every event of a name so far."""
        return [event.args for event in self.events if event.name == f"wasteland-{name}"]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        decision = self.state.decision
        return (OVER, "over") if decision is None else (decision.seat, decision.name)


def spent(*models: Model) -> None:
    """These models have been used this round."""
    for model in models:
        model.status = USED
