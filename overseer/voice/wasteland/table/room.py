"""Where something may be put down, all over the table at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from overseer.voice.reader import Reader
from overseer.voice.wasteland.choosing import moves_of
from overseer.voice.wasteland.given import BattleAnswer, Room
from overseer.voice.wasteland.moves import move_parts
from overseer.voice.wasteland.situation import position
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.moves import BattleMove, place, points_text
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.battle.work import W_SETUP
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.placing import Point
from overseer.wasteland.scenarios.setup import open_to

PUTTING: Final = ("place ", "put ")  # how the builders begin that put something down
STEP: Final = 5  # mm between two points of the grid
FAR: Final = 3  # so many steps lie between those that are judged first


def about_room(reader: Reader, verb: str) -> BattleAnswer | None:
    """Where that may be put down which a builder begins with; None: there is no such builder."""
    battle = position(reader)
    for move in moves_of(reader) if reader.is_asked else []:
        if isinstance(move, BattleMove) and move.kind in (kinds.PLACE, kinds.PUT) and move.path:
            if str(move).removesuffix(points_text(move.path)).strip() == verb:
                room = Room(step=STEP, spans=spans(battle, move))
                return BattleAnswer(title=move_parts(battle, move, reader.lang)[0], room=room)
    return None


def spans(battle: SeenBattle, move: BattleMove) -> list[tuple[int, int, int]]:
    """The stretches of every line of the grid."""
    held = _judged(battle, move)
    found: list[tuple[int, int, int]] = []
    for x, y in sorted(held, key=lambda point: (point[1], point[0])):
        if found and found[-1][0] == y and found[-1][2] == x - STEP:
            found[-1] = (y, found[-1][1], x)
        else:
            found.append((y, x, x))
    return _to_the_ends(battle, move, found)


def _to_the_ends(
    battle: SeenBattle, move: BattleMove, found: list[tuple[int, int, int]]
) -> list[tuple[int, int, int]]:
    """The same stretches, to the millimetre."""
    side = battle.layout.side
    beside = [(x, y) for y, first, last in found for x in _around(first, last) if 0 <= x <= side]
    more = set(free(battle, move, beside))
    exact: list[tuple[int, int, int]] = []
    for y, first, last in found:
        while (first - 1, y) in more:
            first -= 1
        while (last + 1, y) in more:
            last += 1
        exact.append((y, first, last))
    return exact


def _around(first: int, last: int) -> list[int]:
    """The places between the ends of a stretch and the points of the grid beside it."""
    return [*range(first - STEP + 1, first), *range(last + 1, last + STEP)]


def _judged(battle: SeenBattle, move: BattleMove) -> set[Point]:
    """The points of the grid where it may lie: those between equal ones are like them."""
    last = battle.layout.side // STEP * STEP
    far = [*range(0, last, STEP * FAR), last]
    held = set(free(battle, move, [(x, y) for y in far for x in far]))
    unlike: set[Point] = set()
    for left, right in pairwise(far):
        for low, high in pairwise(far):
            corners = ((left, low), (right, low), (left, high), (right, high))
            inside = [corner in held for corner in corners]
            block = [
                (x, y) for x in range(left, right + 1, STEP) for y in range(low, high + 1, STEP)
            ]
            if all(inside):
                held.update(block)
            elif any(inside):
                unlike.update(block)
    return held.union(free(battle, move, sorted(unlike - held)))


def free(battle: SeenBattle, move: BattleMove, points: list[Point]) -> list[Point]:
    """Those of many points where it may lie."""
    rules, work = battle.rules, battle.work[-1]
    if isinstance(rules, ScenarioRules) and work.kind == W_SETUP:
        return open_to(battle, work, rules.scenario, move, points)
    return [(x, y) for x, y in points if battle.why(place(move.kind, move.a, x, y)) == 0]
