"""Before the first round: where markers go, and which edge to take."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.words import NONE

MIDDLE: Final = SIDE // 2


def gap_to_edge(edge: int, x: int, y: int) -> int:
    """How far a place is from an edge of the table, in mm."""
    gaps = (y, SIDE - y, x, SIDE - x)
    return gaps[edge]


def judge_put(battle: Battle, move: BattleMove) -> float:
    """A marker near the own edge.

    While nobody has an edge, who will choose makes one better, and the other side makes them equal.
    """
    side = battle.sides[battle.seat]
    edge = battle.rules.edge_of(battle, side)
    if edge != NONE:
        return -float(gap_to_edge(edge, move.x, move.y))
    x, y = move.x - MIDDLE, move.y - MIDDLE
    for marker in battle.markers:
        if not marker.out:
            x += marker.x - MIDDLE
            y += marker.y - MIDDLE
    lean = float(abs(x) + abs(y))
    rules = battle.rules
    chooses = isinstance(rules, ScenarioRules) and rules.scenario.chooser == side
    return lean if chooses else -lean


def judge_edge(battle: Battle, edge: int) -> float:
    """An edge near to what lies on the table."""
    total = 0
    for marker in battle.markers:
        total += gap_to_edge(edge, marker.x, marker.y)
    return -float(total)
