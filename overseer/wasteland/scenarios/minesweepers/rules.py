"""A cache in one of three bunkers (WC-X8)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import EXPERTISE, BattleMove, try_skill
from overseer.wasteland.battle.reasons import (
    R_NOT_TOUCHING,
    R_NOT_YET,
    R_NOTHING_THERE,
    R_WRONG_SKILL,
)
from overseer.wasteland.battle.rules import AIM_GO, Aim
from overseer.wasteland.battle.things.expertise import able, expertise_fault
from overseer.wasteland.battle.topics import T_CHANCE
from overseer.wasteland.battle.work import Work
from overseer.wasteland.scenarios.objects import marker_of, numbers, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import NONE, SEARCH

HIDING_PLACE: Final = "hiding-place"
# Notes.
CACHE: Final = 0  # the marker that is the cache, once it is found
FINDER: Final = 1  # the side that found it
_SEARCHED_FROM: Final = 2  # the round


class Minesweepers(Part):
    """Nobody knows what a place hides before it is searched; the last one is the cache."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.sides: tuple[str, ...] = tuple(side.id for side in scenario.sides)
        self.slots = 2
        self.facts = {"cache": CACHE, "finder": FINDER}
        self.words = ("controls", "alone")  # controls SIDE, alone SIDE: with the cache found

    def cache(self, battle: Battle) -> Marker | None:
        """The cache, when it is found."""
        number = self.note(battle, CACHE)
        return None if number == NONE else battle.markers[number]

    def entered(self, battle: Battle) -> list[str]:
        return [] if self.cache(battle) is None else [f"finder-{self.note(battle, FINDER)}"]

    def roles(self, battle: Battle) -> list[tuple[str, int]]:
        number = self.note(battle, CACHE)
        return [] if number == NONE else [("cache", number)]

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found: list[BattleMove] = []
        for marker in with_word(battle, HIDING_PLACE):
            if expertise_fault(battle, model, marker.number, SEARCH) == 0:
                found.append(try_skill(marker.number, SEARCH, False))
        return found

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == EXPERTISE and marker_of(battle, move.a, HIDING_PLACE) is not None

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        marker = marker_of(battle, move.a, HIDING_PLACE)
        if marker is None or self.note(battle, CACHE) != NONE:
            return R_NOTHING_THERE
        if battle.round < _SEARCHED_FROM:
            return R_NOT_YET
        if not at_marker(model, marker):
            return R_NOT_TOUCHING
        return 0 if move.b == SEARCH else R_WRONG_SKILL

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        if marker_of(battle, marker, HIDING_PLACE) is None:
            return False
        if success:
            self.work(battle, model.number, marker)
        return True

    def run(self, battle: Battle, work: Work) -> bool:
        """Chance says what lies there: each of the places left is as likely as the others."""
        left = with_word(battle, HIDING_PLACE)
        if work.stage == 0 and len(left) > 1:
            work.stage = 1
            work.outcomes = len(left)
            return battle.ask_nature(T_CHANCE)
        battle.done(work)
        marker = battle.markers[work.target]
        if work.stage == 1 and work.answer > 0:
            marker.out = True
            battle.tell("nothing-hidden", {"model": work.model})
            return False
        for other in left:
            other.out = other is not marker
        self.write(battle, CACHE, marker.number)
        self.write(battle, FINDER, battle.models[work.model].side)
        battle.tell("cache-found", {"model": work.model})
        return False

    def controls(self, battle: Battle, side: int) -> bool:
        """WC-R10: touching alone controls; untouched it is the finder's."""
        cache = self.cache(battle)
        if cache is None:
            return False
        mine = any(at_marker(model, cache) for model in battle.on_table(side))
        theirs = any(at_marker(model, cache) for model in battle.on_table(1 - side))
        if mine or theirs:
            return mine and not theirs
        return self.note(battle, FINDER) == side

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        side = self.sides.index(arg)
        if word == "controls":
            return self.controls(battle, side)
        return self.cache(battle) is not None and battle.eliminated(1 - side)

    def better(self, battle: Battle, side: int) -> bool:
        able_ones = [m for m in battle.on_table(side) if able(battle, m, SEARCH)]
        return self.cache(battle) is None and bool(able_ones)

    def wish(self, battle: Battle, model: Model) -> Aim | None:
        """The first round is for walking: who can search stands beside a hiding place then."""
        aim = self.aim(battle, model)
        if aim is None and self.note(battle, CACHE) == NONE and able(battle, model, SEARCH):
            return Aim(AIM_GO, markers=numbers(with_word(battle, HIDING_PLACE)))
        return aim
