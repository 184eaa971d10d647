"""Nobody of the other side is left: play on for a better level, or end the battle (C13, WC-F5)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import NO, YES, BattleMove, bare
from overseer.wasteland.battle.topics import T_CHOOSE
from overseer.wasteland.battle.work import W_CHECK, Work
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, seats_of
from overseer.wasteland.words import NONE

ANSWER: Final = 0  # the number: NONE while nobody was asked, else one of these
PLAYS_ON: Final = 1
STOPS: Final = 2


class Survivors(Part):
    """The side that is left is asked once, if it could still reach more; the AI plays on."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.slots = 1
        self.sides: tuple[str, ...] = tuple([side.id for side in scenario.sides])
        self.words = ("routed",)  # routed SIDE: it is gone, and the other one wants no more

    def left(self, battle: Battle) -> int:
        """The side that has the table to itself; NONE: both are there, or nobody is."""
        gone = [battle.rules.gone(battle, side) for side in (0, 1)]
        if gone[0] == gone[1]:
            return NONE
        return 1 if gone[0] else 0

    def watch(self, battle: Battle) -> None:
        side = self.left(battle)
        if side == NONE or self.note(battle, ANSWER) != NONE:
            return
        if battle.rules.better(battle, side):
            self.write(battle, ANSWER, PLAYS_ON)
            if not by_chance(battle, side):
                self.work(battle).side = side

    def run(self, battle: Battle, work: Work) -> bool:
        if work.stage == 0:
            work.stage = 1
            return battle.ask(seats_of(battle, work.side)[0], T_CHOOSE)
        battle.done(work)
        if work.answer != 1:
            self.write(battle, ANSWER, STOPS)
            battle.push(W_CHECK)
        return False

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        return [bare(YES), bare(NO)]

    def question(self, battle: Battle, work: Work) -> str:
        return "survivors"

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        side = 1 - self.sides.index(arg)
        if self.left(battle) != side:
            return False
        return self.note(battle, ANSWER) == STOPS or not battle.rules.better(battle, side)
