"""Small named rules: what scenarios are made of beside their data."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from overseer.wasteland.battle.battle import OPPOSITE, Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import ON_TABLE, Marker, Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.reasons import R_NOT_OFFERED, R_NOTHING_THERE
from overseer.wasteland.battle.rules import Aim
from overseer.wasteland.battle.things.expertise import able
from overseer.wasteland.battle.work import W_SCENARIO, Work
from overseer.wasteland.geometry.plane import Base
from overseer.wasteland.scenarios.aims import (
    ABLE,
    CARRIED,
    CARRIER,
    CARRIES,
    DONE,
    EDGE,
    ENEMIES,
    FEW,
    FRESH,
    HERE,
    KNOWN,
    LACK,
    MARKER,
    MARKERS,
    MODEL,
    NEAREST,
    NO,
    NOT,
    OURS,
    OWN,
    ROUND,
    SO,
    SOME,
    TOUCHES,
    A,
    AimLine,
    Condition,
)
from overseer.wasteland.scenarios.objects import carrier_of, nearest_edge, numbers, with_word
from overseer.wasteland.scenarios.plan import Plan
from overseer.wasteland.words import EXPERTISE, NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A named rule. It holds data only; its numbers stand in `Battle.notes` from `at` on."""

    def __init__(self) -> None:
        self.word: str = ""  # by which files ask for it
        self.place: int = 0  # among the scenario's named rules
        self.at: int = 0
        self.slots: int = 0  # how many numbers it needs
        self.facts: dict[str, int] = {}  # which of them others know, by word
        self.words: tuple[str, ...] = ()  # the conditions of ends that it knows
        self.burdens: bool = False  # it knows models that may not charge, or are slower
        self.swaps_radiation: bool = False  # C20
        self.judges: bool = False  # it says who is whose enemy
        self.aims: tuple[AimLine, ...] = ()  # what the AI's models are after, the first that holds
        self.plan: Plan = Plan()  # what was settled before the battle

    def note(self, battle: Battle, n: int = 0) -> int:
        """One of its numbers."""
        return battle.notes[self.at + n]

    def write(self, battle: Battle, n: int, value: int) -> None:
        """Change one of its numbers."""
        battle.notes[self.at + n] = value

    # -- what others know of it, by word ---------------------------------------------------------

    def fact(self, battle: Battle, word: str, model: int = NONE) -> int:
        """A number, or yes (1) or no (0), perhaps about a model; NONE: nobody or nothing."""
        return self.note(battle, self.facts[word])

    def entered(self, battle: Battle) -> list[str]:
        """What people beside a real table write down when it has happened."""
        return []

    def roles(self, battle: Battle) -> list[tuple[str, int]]:
        """Who, or which marker, is what, as people beside a real table know it."""
        return []

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        """The word of an answer to its own question, with what it is about; empty: it has none."""
        return "", {}

    # -- what a player who looks ahead makes of it -----------------------------------------------

    def wish(self, battle: Battle, model: Model) -> Aim | None:
        """What a model of such a player is after; None: what the AI's aim says."""
        return None

    def worth_using(self, battle: Battle, model: Model, marker: Marker, aim: Aim) -> bool:
        """Whether a model interacts with a marker that is not what it is after."""
        return False

    def spot_worth(self, battle: Battle, x: int, y: int) -> float:
        """What a place is worth that one of its own works asks for."""
        return 0.0

    # -- its own works ---------------------------------------------------------------------------

    def work(self, battle: Battle, model: int = NONE, target: int = NONE) -> Work:
        """Work of its own, before everything else."""
        work = battle.push(W_SCENARIO, model, target)
        work.part = self.place
        return work

    # -- what it may change: Rules has the same hooks --------------------------------------------

    def arrange(self, battle: Battle) -> None:
        """Markers lie and decks are made, nobody is deployed yet; it may push works of its own.

        Such a work asks a seat (T_PUT, T_CHOOSE) or chance (T_CHANCE) and lays out what the
        scenario needs besides: walls, turrets, charges.
        """

    def first_side(self, battle: Battle) -> int:
        """Who plays first in round 1 (WC-F7); NONE: it does not say."""
        return NONE

    def begin(self, battle: Battle) -> None:
        """Everything is deployed, the first round comes next."""

    def enemies(self, battle: Battle, one: Model, other: Model) -> int:
        """1: they are enemies, 0: they are not, NONE: it does not say; asked if it `judges`."""
        return NONE

    def targetable(self, battle: Battle, target: Model) -> bool:
        """Whether a model may be attacked."""
        return True

    def blocks(self, battle: Battle, other: Model) -> bool:
        """Whether nobody passes a model that is neither friend nor enemy."""
        return False

    def kept_free(self, battle: Battle) -> list[Base]:
        """Where no base may end."""
        return []

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        """What a model may interact with."""
        return []

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        """0 when the interaction is one of its own and legal."""
        return R_NOTHING_THERE

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        """Whether an interaction is one of its own."""
        return False

    def cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        """How many actions an interaction of its own costs (C7)."""
        return 1

    def while_engaged(self, battle: Battle, move: BattleMove) -> bool:
        """Whether even an engaged model may do one of its own."""
        return False

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        """Carry out an interaction of its own."""

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        """A test at a marker is over; true when that is its own affair."""
        return False

    def try_change(self, battle: Battle, model: Model, marker: int) -> int:
        """What it adds to the value of a model's expertise test at a marker."""
        return 0

    def may_charge(self, battle: Battle, model: Model) -> bool:
        """Whether it lets a model charge; asked if it `burdens`."""
        return True

    def slower(self, battle: Battle, model: Model) -> int:
        """By how many colours a model's moves are shorter; asked if it `burdens`."""
        return 0

    def fewer_actions(self, battle: Battle, model: Model) -> int:
        """How many main actions a model that is activated lacks."""
        return 0

    def blasted(self, battle: Battle, by: int, x: int, y: int, width: int) -> None:
        """A disc of model `by` goes off."""

    def touched(self, battle: Battle, model: Model) -> None:
        """A model has come to rest."""

    def passed(self, battle: Battle, model: Model, path: tuple[int, ...]) -> None:
        """A model goes along a path from where it stands."""

    def attacked(self, battle: Battle, attacker: Model, close: bool) -> None:
        """A model makes an attack."""

    def drives(self, battle: Battle, model: Model) -> bool:
        """Whether it acts for an activated model, with works of its own."""
        return False

    def watch(self, battle: Battle) -> None:
        """An action is over with its reactions, before the ends are looked at."""

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        """Whether an edge is an exit for a model."""
        return False

    def stays_on(self, battle: Battle, model: Model) -> bool:
        """Whether a model can never leave the table."""
        return False

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        """A model was removed."""

    def activated(self, battle: Battle, model: Model) -> None:
        """An activation is over."""

    def round_begins(self, battle: Battle) -> None:
        """A round begins."""

    def round_ends(self, battle: Battle) -> None:
        """A round is over."""

    def run(self, battle: Battle, work: Work) -> bool:
        """A step of its own work."""
        raise NotImplementedError

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        """The answers to its own question."""
        raise NotImplementedError

    def question(self, battle: Battle, work: Work) -> str:
        """The word of what its work asks, as the sentences of the topics know it."""
        return ""

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        """Why a place is refused that a side names for its own work (T_PUT)."""
        return R_NOT_OFFERED

    def secret_of(self, battle: Battle, work: Work) -> int:
        """The side that alone may know the answer to its own question; NONE: everybody may."""
        return NONE

    def mask(self, battle: Battle, side: int) -> int:
        """Hide its secrets from a side (NONE: an onlooker); how many there are."""
        return 0

    def deal(self, battle: Battle, side: int, rng: Random) -> None:
        """Fill what `mask` has hidden with what it might be."""

    def march_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        """Why a way is refused that a side chooses for a model of its own work."""
        return R_NOT_OFFERED

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        """Whether one of its conditions of an end holds."""
        raise NotImplementedError

    def better(self, battle: Battle, side: int) -> bool:
        """Whether a side that has the table to itself could still reach a better level (C13)."""
        return False

    def counts(self, battle: Battle, model: Model) -> bool:
        """Whether a model counts for the elimination of its side."""
        return True

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        """What an AI model is after; None: it does not say."""
        for line in self.aims:
            if line.side == NONE or line.side == model.side:
                holds = True
                for condition in line.when:
                    holds = holds and self.allows(battle, model, condition)
                if holds:
                    return self.aim_at(battle, model, line)
        return None

    def allows(self, battle: Battle, model: Model, condition: Condition) -> bool:
        """Whether a condition of a line holds for a model."""
        kind, word = condition.kind, condition.word
        if kind == ROUND:
            return battle.round >= condition.number
        if kind == FEW:
            return len(battle.on_table(model.side)) <= condition.number
        if kind == ABLE:
            if condition.number != NONE:
                return able(battle, model, condition.number)
            return any(able(battle, model, skill) for skill in EXPERTISE)
        if kind == SOME:
            return len(with_word(battle, word)) > 0
        if kind == LACK:
            return len(with_word(battle, word)) == 0
        if kind == A or kind == NO:
            return (model.unit.types & condition.number != 0) == (kind == A)
        if kind == CARRIES:
            return carrier_of(battle, word) == model.number
        if kind == CARRIED:
            return carrier_of(battle, word) != NONE
        if kind == TOUCHES:
            return any(at_marker(model, marker) for marker in with_word(battle, word))
        fact = self.fact(battle, word)
        if kind == SO:
            return fact == 1
        if kind == NOT:
            return fact != 1
        if kind == KNOWN:
            return fact != NONE
        if kind == HERE:
            return fact != NONE and battle.models[fact].place == ON_TABLE
        return fact == (model.side if kind == OURS else model.number)

    def aim_at(self, battle: Battle, model: Model, line: AimLine) -> Aim:
        """The aim of a line with the subjects that it has now."""
        subject = line.subject
        if subject == ENEMIES:
            return Aim(line.kind, tuple([enemy.number for enemy in battle.enemies_of(model)]))
        if subject == MARKERS or subject == FRESH:
            found: list[Marker] = []
            for word in line.words:
                for marker in with_word(battle, word):
                    if subject == MARKERS or marker.state != DONE:
                        found.append(marker)
            return Aim(line.kind, markers=numbers(found))
        if subject == MARKER:
            return Aim(line.kind, markers=(self.fact(battle, line.words[0]),))
        if subject == MODEL:
            return Aim(line.kind, (self.fact(battle, line.words[0]),))
        if subject == CARRIER:
            return Aim(line.kind, (carrier_of(battle, line.words[0]),))
        if subject == EDGE:
            own = battle.rules.edge_of(battle, model.side)
            if line.words[0] == NEAREST:
                return Aim(line.kind, edge=nearest_edge(battle, model))
            return Aim(line.kind, edge=own if line.words[0] == OWN else OPPOSITE[own])
        return Aim(line.kind)

    def capable(self, battle: Battle, model: Model) -> bool:
        """Whether an enemy has what the AI's aim needs (WC-A10)."""
        return True
