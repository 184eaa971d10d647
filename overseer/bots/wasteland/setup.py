"""Before the first round: where markers go, and which edge to take."""

from __future__ import annotations

from math import sqrt
from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.words import NONE

MIDDLE: Final = SIDE // 2
OUT_OF_REACH: Final = 80.0  # mm from a switch to a field: more hardly counts
ASIDE: Final = 10.0  # … of which each is worth so many mm of balance
TOGETHER: Final = 0.6  # a mm nearer to the other markers at the own edge


def gap_to_edge(edge: int, x: int, y: int) -> int:
    """How far a place is from an edge of the table, in mm."""
    gaps = (y, SIDE - y, x, SIDE - x)
    return gaps[edge]


def judge_put(battle: Battle, move: BattleMove) -> float:
    """A marker near the own edge, and near the others there.

    While nobody has an edge, who will choose makes one better, and the other side makes them equal.
    """
    side = battle.sides[battle.seat]
    rules = battle.rules
    edge = rules.edge_of(battle, side)
    if edge != NONE:
        gap = float(gap_to_edge(edge, move.x, move.y))
        if isinstance(rules, ScenarioRules):
            word = rules.scenario.markers[battle.work[-1].task].far_from
            if rules.scenario.side(word) == side:
                return gap
        return -gap - TOGETHER * apart_from(battle, edge, move.x, move.y)
    far = 0.0
    if isinstance(rules, ScenarioRules):
        word = rules.scenario.markers[battle.work[-1].task].far_from
        if word and rules.scenario.side(word) == NONE:
            far = min(away_from(battle, word, move.x, move.y), OUT_OF_REACH)
    x, y = move.x - MIDDLE, move.y - MIDDLE
    for marker in battle.markers:
        if not marker.out:
            x += marker.x - MIDDLE
            y += marker.y - MIDDLE
    lean = float(abs(x) + abs(y))
    chooses = isinstance(rules, ScenarioRules) and rules.scenario.chooser == side
    return lean if chooses else ASIDE * far - lean


def away_from(battle: Battle, word: str, x: int, y: int) -> float:
    """How far a place is from the nearest marker of a kind."""
    best = sqrt((MIDDLE - x) ** 2 + (MIDDLE - y) ** 2) + SIDE
    for marker in battle.markers:
        if marker.word == word and not marker.out:
            best = min(best, sqrt((marker.x - x) ** 2 + (marker.y - y) ** 2))
    return best


def apart_from(battle: Battle, edge: int, x: int, y: int) -> float:
    """How far a place is from the markers that lie nearer to an edge than to the one opposite."""
    total = 0.0
    n = 0
    for marker in battle.markers:
        if not marker.out and gap_to_edge(edge, marker.x, marker.y) < MIDDLE:
            total += sqrt((marker.x - x) ** 2 + (marker.y - y) ** 2)
            n += 1
    return total / n if n > 0 else 0.0


def judge_edge(battle: Battle, edge: int) -> float:
    """An edge near to what lies on the table."""
    total = 0
    for marker in battle.markers:
        total += gap_to_edge(edge, marker.x, marker.y)
    return -float(total)
