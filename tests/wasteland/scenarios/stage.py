"""Scenarios for tests: set up on an empty table, then laid out as a test needs it."""

from __future__ import annotations

from random import Random

from overseer.engine import NATURE, OVER, Event
from overseer.wasteland.battle.conditions import remove_model
from overseer.wasteland.battle.model import ON_TABLE, Marker, Model
from overseer.wasteland.battle.moves import BattleMove, parse
from overseer.wasteland.battle.rules import Aim
from overseer.wasteland.battle.turn import TIMED, start_activation
from overseer.wasteland.battle.work import W_CHECK, W_ROUND, W_ROUND_END, W_SETUP, W_TURN
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.state import WastelandState

EMPTY = "side = 914\n"
FORCE = """name = "three"

[[unit]]
unit = "settler"
count = 2
weapons = ["hunting-rifle"]

[[unit]]
unit = "piper"
leader = "veteran"
weapons = ["10mm-pistol"]
"""
MUTANTS = """name = "mutants"

[[unit]]
unit = "super-mutant"
count = 2
weapons = ["board"]

[[unit]]
unit = "mutant-hound"

[[unit]]
unit = "brute"
leader = "brawler"
weapons = ["sledgehammer"]
"""


def start(scenario: str, seats: int = 2, **options: object) -> WastelandState:
    """A battle of a scenario before anything has happened; both sides are played by people."""
    chosen: dict[str, object] = {"scenario": scenario, "ai": "none", "terrain": EMPTY, **options}
    state = Wasteland().new(seats, {key: value for key, value in chosen.items() if value != "-"})
    assert isinstance(state, WastelandState)
    return state


def set_up(state: WastelandState, seed: int = 1) -> WastelandState:
    """Play the set-up: any listed place will do."""
    rng = Random(seed)
    while state.work and state.work[0].kind == W_SETUP:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.play(rng.choice(state.moves()))
    return state


class Opening:
    """A battle whose set-up has just begun; chance takes its first outcome."""

    def __init__(self, scenario: str, seats: int = 2, **options: object) -> None:
        self.state = start(scenario, seats, **options)
        self.chance()

    def chance(self) -> None:
        """Chance answers until a seat is asked."""
        while self.state.seat == NATURE:
            self.state.apply(self.state.chance(0))

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        decision = self.state.decision
        assert decision is not None
        return decision.seat, decision.name

    def parse(self, text: str) -> BattleMove:
        """A move by its notation."""
        return parse(text, self.state.cards)

    def play(self, *texts: str) -> None:
        """Answers in notation."""
        for text in texts:
            self.state.play(self.parse(text))
            self.chance()

    def rule(self, text: str) -> str:
        """The rule that forbids an answer now; empty when it is legal."""
        refusal = self.state.refusal(self.parse(text))
        return "" if refusal is None else refusal.rule

    def listed(self, word: str) -> list[str]:
        """The answers offered now that begin with a word."""
        return [str(move) for move in self.state.moves() if str(move).startswith(word)]


class Stage:
    """A battle whose set-up is over."""

    def __init__(self, scenario: str, seats: int = 2, seed: int = 1, **options: object) -> None:
        if scenario in ("ambush", "helmet", "head", "loot", "escort"):
            options.setdefault("forces", [FORCE, MUTANTS])
        self.state = set_up(start(scenario, seats, **options), seed)
        self.events: list[Event] = []

    @property
    def rules(self) -> ScenarioRules:
        """The scenario's rules."""
        rules = self.state.rules
        assert isinstance(rules, ScenarioRules)
        return rules

    def part(self, number: int = 0) -> Part:
        """One of its named rules."""
        return self.rules.parts[number]

    def models(self, unit: str) -> list[Model]:
        """The models of a unit."""
        return [model for model in self.state.models if model.unit.id == unit]

    def model(self, unit: str) -> Model:
        """The first model of a unit."""
        return self.models(unit)[0]

    def side(self, number: int) -> list[Model]:
        """The models of a side on the table."""
        return self.state.on_table(number)

    def markers(self, word: str) -> list[Marker]:
        """The markers of a word."""
        return [marker for marker in self.state.markers if marker.word == word]

    def put(self, model: Model, x: int, y: int) -> Model:
        """A model stands somewhere else."""
        model.x, model.y = x, y
        return model

    def away(self) -> None:
        """Everybody stands far from everybody, along the west edge and the east edge."""
        for side, x in ((0, 40), (1, 874)):
            for n, model in enumerate(self.side(side)):
                self.put(model, x, 60 + 110 * n)

    def aim(self, model: Model) -> Aim:
        """What the AI would be after with a model."""
        return self.rules.aim(self.state, model)

    # -- playing ---------------------------------------------------------------------------------

    def activate(self, model: Model) -> Stage:
        """It is the model's activation."""
        state = self.state
        state.work.clear()
        state.round = max(state.round, 1)
        state.advantage = 0
        state.push(W_ROUND).stage = 4
        turn = state.push(W_TURN)
        turn.side = model.side
        turn.stage = 2
        turn.activated = 1
        state.turn_side = model.side
        start_activation(state, model)
        state.go_on()
        return self

    def play(self, *texts: str) -> Stage:
        """Moves in notation."""
        for text in texts:
            self.state.ears = self.events
            self.state.play(self.parse(text))
        return self

    def parse(self, text: str) -> BattleMove:
        """A move by its notation."""
        return parse(text, self.state.cards)

    def rule(self, text: str) -> str:
        """The rule that forbids a move now; empty when it is legal."""
        refusal = self.state.refusal(self.parse(text))
        return "" if refusal is None else refusal.rule

    def listed(self, word: str) -> list[str]:
        """The moves offered now that begin with a word."""
        return [str(move) for move in self.state.moves() if str(move).startswith(word)]

    def settle(self) -> str:
        """The scenario looks whether it is over; how it ended."""
        self.state.push(W_CHECK)
        self.state.go_on()
        return self.state.how

    def time_is_up(self) -> str:
        """The last round is over; how it ended."""
        self.state.push(W_CHECK).timed = TIMED
        self.state.go_on()
        return self.state.how

    def end_round(self) -> Stage:
        """The round ends; what it asks is answered by the test."""
        state = self.state
        state.work.clear()
        state.push(W_ROUND).stage = 5
        state.round = max(state.round, 1)
        state.push(W_ROUND_END)
        state.ears = self.events
        state.go_on()
        return self

    def remove(self, *models: Model, by: int = -1, close: bool = False) -> None:
        """Models are removed."""
        for model in models:
            if model.place == ON_TABLE:
                remove_model(self.state, model, by, close)

    def won(self) -> int:
        """The side that has won, when it is over."""
        assert self.state.seat == OVER
        return self.state.victor

    def told(self, name: str) -> list[dict[str, int | str]]:
        """The arguments of every event of a name so far."""
        return [event.args for event in self.events if event.name == f"wasteland-{name}"]
