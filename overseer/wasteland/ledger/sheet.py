"""The sheet: everything that a ledger has added up to.

Models, cards and decks are the engine's own (`sheet.battle`), so that every number is worked out by
the rules that battles are played with. Nobody has a position: all stand far apart on a bare table.
"""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import Refusal, Value
from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.ledger.acts import Begin, Finish
from overseer.wasteland.ledger.ai.thinking import Thinking
from overseer.wasteland.scenarios.named import named_rule
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE

APART: Final = 5000  # mm between models: nobody is near anybody
MOST_MODELS: Final = 200
NOBODYS: Final = 2  # the seat of what is nobody's, behind those of people and the AI's two

# House rules that can be switched.
GREEN_BLANKS: Final = "green-blanks"  # a green blank is worth two of aim (WB-D1)
LONG_MOVES: Final = "long-moves"  # a base's width is added to moves (WB-G4)
OPEN_DECKS: Final = "open-decks"  # the real decks hold other cards than ours
FREE_ORDER: Final = "free-order"  # nobody has to be readied before they act
NO_LUCK: Final = "no-luck"  # no luck tokens
HOUSE_RULES: Final = (GREEN_BLANKS, LONG_MOVES, OPEN_DECKS, FREE_ORDER, NO_LUCK)


class TableRules(Rules):
    """The real table decides when it is over."""

    def over(self, battle: Battle, timed: bool) -> bool:
        return False


class Sheet:
    """A battle on a real table, as far as it was entered."""

    def __init__(self, cards: CardSet | None = None) -> None:
        self.cards: CardSet = cards or standard()
        self.battle: WastelandState = _battle(self.cards, Begin())
        self.begun: Begin | None = None
        self.tokens: dict[int, int] = {}  # the number on a token → the model's place
        self.names: dict[int, str] = {}
        self.at: dict[int, int] = {}  # the unit's place in its owner's force, by token
        self.marks: dict[int, int] = {}  # the number of a marker → its place
        self.counts: dict[str, int] = {}
        self.house: frozenset[str] = frozenset()
        self.quests: dict[int, bool] = {}  # what became of them, by seat
        self.turn: int = NONE  # the side whose turn it is
        self.ended: Finish | None = None
        self.thinking: Thinking = Thinking()
        self.told: list[Event] = []  # what the last act led to

    def copy(self) -> Sheet:
        """An independent twin."""
        twin = Sheet.__new__(Sheet)
        twin.cards = self.cards
        twin.battle = self.battle.copy()
        twin.begun = self.begun
        twin.tokens = dict(self.tokens)
        twin.names = dict(self.names)
        twin.at = dict(self.at)
        twin.marks = dict(self.marks)
        twin.counts = dict(self.counts)
        twin.house = self.house
        twin.quests = dict(self.quests)
        twin.turn = self.turn
        twin.ended = self.ended
        twin.thinking = self.thinking
        twin.told = []
        return twin

    # Looking things up

    @property
    def scenario(self) -> Scenario | None:
        """The scenario of the book that is played; None for a free one."""
        return None if self.begun is None else scenario_named(self.begun.scenario)

    def model(self, token: int) -> Model:
        """The model with a token; Refused by `no_model` before, so it is there."""
        return self.battle.models[self.tokens[token]]

    def token_of(self, number: int) -> int:
        """The token of a model by its place."""
        return next((token for token, at in self.tokens.items() if at == number), NONE)

    def marker(self, number: int) -> Marker:
        """The marker of a number."""
        return self.battle.markers[self.marks[number]]

    def tell(self, name: str, args: dict[str, Value]) -> None:
        """Something that the sheet itself tells."""
        self.told.append(Event(name, args))


def begin(sheet: Sheet, act: Begin) -> None:
    """A new battle on a bare table."""
    sheet.begun = act
    sheet.battle = _battle(sheet.cards, act)
    switch(sheet, frozenset(act.house))


def switch(sheet: Sheet, house: frozenset[str]) -> None:
    """House rules hold from now on."""
    sheet.house = house
    old = sheet.battle.tables
    settings = Settings()
    settings.caps = old.settings.caps
    settings.green_blanks = GREEN_BLANKS in house
    settings.move_adds_base = LONG_MOVES in house
    sheet.battle.tables = Tables(old.cards, old.rules, settings)


def scenario_named(id: str) -> Scenario | None:
    """A scenario of the book."""
    return standard_scenario(id) if id in STANDARD else None


def _battle(cards: CardSet, act: Begin) -> WastelandState:
    rules = TableRules(act.scenario or "free")
    rules.rounds = act.rounds
    scenario = scenario_named(act.scenario)
    if scenario is not None:
        parts = [named_rule(word, scenario) for word in scenario.rules]
        rules.swaps_radiation = any(part.swaps_radiation for part in parts)
    people = len(act.sides)
    battle = WastelandState(None, Tables(cards, rules, Settings()), people + 3)
    battle.sides = (*act.sides, 0, 1, 2)
    battle.next_seats = (0, 0)
    return battle


def seat_of(sheet: Sheet, side: int, owner: int) -> int:
    """The seat at which somebody decides for a model: a person's, or one of the table's own."""
    people = sheet.battle.seats - 3
    return owner if owner != NONE else people + side


def card_number(cards: CardSet, id: str) -> int:
    """An item or weapon as models carry it; NONE if there is no such card."""
    number = cards.item_numbers.get(id, NONE)
    if number == NONE and id in cards.weapon_numbers:
        return WEAPON_FIND + cards.weapon_numbers[id]
    return number


def refuse(rule: str, reason: str, /, **args: Value) -> Refusal:
    """Why an entry does not fit."""
    return Refusal(rule, f"companion-{reason}", args)
