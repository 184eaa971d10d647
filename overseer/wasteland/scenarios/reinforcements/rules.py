"""Reinforcements that have to get through (WC-X9)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EAST, EDGES, NORTH, OPPOSITE, SOUTH, WEST, Battle
from overseer.wasteland.battle.conditions import escape
from overseer.wasteland.battle.model import ESCAPED, ON_TABLE, REMOVED, WAITING, Model
from overseer.wasteland.battle.moves import CHOOSE, BattleMove, numbered
from overseer.wasteland.battle.topics import T_CHANCE, T_CHOOSE
from overseer.wasteland.battle.work import Work
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, seats_of
from overseer.wasteland.scenarios.shared.exits import at_edge
from overseer.wasteland.words import OBJECT, TURRET

ATTACKER: Final = 0  # the sides of the file
DEFENDER: Final = 1
_HALF: Final = 2  # one in two of them is a major victory


class Reinforcements(Part):
    """Defenders escape by the edge opposite their own, whatever moved them (a push too)."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        # escaped N: at least one in N of those who set out, rounded up; lost: all removed;
        # settled N: the same, with nobody left who could still escape (0: however few).
        self.words = ("escaped", "lost", "settled")

    # -- edges -----------------------------------------------------------------------------------

    def arrange(self, battle: Battle) -> None:
        """The attacker picks two opposite edges, the defender one of the others."""
        for side in (DEFENDER, ATTACKER):
            self.work(battle).side = side

    def run(self, battle: Battle, work: Work) -> bool:
        offered = self.choices(battle, work)
        if work.stage == 0:
            work.stage = 1
            if by_chance(battle, work.side):
                work.outcomes = len(offered)
                work.flags = 1
                return battle.ask_nature(T_CHANCE)
            return battle.ask(seats_of(battle, work.side)[0], T_CHOOSE)
        edge = offered[work.answer].a if work.flags else work.answer
        battle.done(work)
        battle.notes[EDGE + work.side] = edge
        battle.tell("edge", {"side": work.side, "edge": EDGES[edge]})
        return False

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        if work.side == ATTACKER:
            return [numbered(CHOOSE, WEST), numbered(CHOOSE, SOUTH)]
        across = battle.notes[EDGE + ATTACKER] in (WEST, EAST)
        edges = (SOUTH, NORTH) if across else (WEST, EAST)
        return [numbered(CHOOSE, edge) for edge in edges]

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        return ("edge", {"edge": number}) if 0 <= number < len(EDGES) else ("", {})

    def question(self, battle: Battle, work: Work) -> str:
        return "edges" if work.side == ATTACKER else "edge"

    # -- getting through -------------------------------------------------------------------------

    def exit(self, battle: Battle) -> int:
        """The edge that they make for."""
        return OPPOSITE[battle.notes[EDGE + DEFENDER]]

    def runners(self, battle: Battle) -> list[Model]:
        """Everybody who counts."""
        models = [m for m in battle.models if m.side == DEFENDER]
        return [m for m in models if not m.unit.types & (TURRET | OBJECT)]

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        return model.side == DEFENDER and edge == self.exit(battle)

    def touched(self, battle: Battle, model: Model) -> None:
        """Touching the exit edge for any reason is enough."""
        if model.side == DEFENDER and model.place == ON_TABLE:
            if at_edge(battle, model, self.exit(battle)):
                escape(battle, model)

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        runners = self.runners(battle)
        out = len([m for m in runners if m.place == ESCAPED])
        if word == "lost":
            return out == 0 and all(m.place == REMOVED for m in runners)
        if word == "settled" and any(m.place in (ON_TABLE, WAITING) for m in runners):
            return False
        return int(arg) == 0 or (out > 0 and out * int(arg) >= len(runners))

    def better(self, battle: Battle, side: int) -> bool:
        """Half of those who set out may still get through."""
        runners = self.runners(battle)
        through = [m for m in runners if m.place in (ESCAPED, ON_TABLE, WAITING)]
        return side == DEFENDER and len(through) * _HALF >= len(runners)
