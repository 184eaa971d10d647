"""A model comes to rest: mines that it sets off, and what the scenario makes of it."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import MINE, ON_TABLE, Marker, Model
from overseer.wasteland.battle.work import W_MINES
from overseer.wasteland.campaign_words import LIGHT_STEP
from overseer.wasteland.geometry.plane import Point
from overseer.wasteland.geometry.shift import disc_hits
from overseer.wasteland.words import LENGTHS

UNARMED: Final = 1_000_000  # a turn that never comes


def arrived(battle: Battle, model: Model) -> None:
    """A model has moved, was pushed or put down; the scenario sees it after the mines."""
    if model.place != ON_TABLE:
        return
    found = tripped(battle, model, mines_against(battle, model), model.x, model.y)
    if found:
        work = battle.push(W_MINES, model.number)
        work.models = found
        work.ends_move = 1  # the scenario is told when they have gone off
        return
    battle.tables.rules.touched(battle, model)


def set_off(battle: Battle, model: Model) -> bool:
    """An action of a model is over: mines around it go off (WB-F8); true when any does."""
    if model.place != ON_TABLE:
        return False
    found = tripped(battle, model, mines_against(battle, model), model.x, model.y)
    if found:
        battle.push(W_MINES, model.number).models = found
    return len(found) > 0


def arm_mines(battle: Battle, side: int) -> None:
    """A turn of a side begins: the mines that it laid before are armed."""
    for marker in battle.markers:
        if marker.kind == MINE and marker.side == side and marker.live == UNARMED:
            marker.live = battle.turn


def mines_against(battle: Battle, model: Model) -> list[Marker]:
    """The armed mines that a model sets off: those of its enemies."""
    found: list[Marker] = []
    if model.powers & LIGHT_STEP:
        return found
    for marker in battle.markers:
        if marker.kind == MINE and not marker.out and battle.turn >= marker.live:
            if not is_object(model) and _hostile(battle, marker.side, model):
                found.append(marker)
    return found


def _hostile(battle: Battle, side: int, model: Model) -> bool:
    if side == model.side:
        return False
    for other in battle.models:
        if other.side == side:
            return battle.tables.rules.enemies(battle, other, model)
    return True


def tripped(battle: Battle, model: Model, mines: list[Marker], x: int, y: int) -> tuple[int, ...]:
    """Which of some mines a model sets off that stands at a point.

    Reading of WB-F8: the radius is a disc like an explosion's, its ruler the diameter, and
    walls shield it the same way, so that nothing goes off without reaching who set it off.
    """
    found: list[int] = []
    for mine in mines:
        if mine.out:
            continue
        diameter = LENGTHS[battle.cards.weapons[mine.card].short]
        if disc_hits(battle.layout, mine.x, mine.y, diameter, x, y, model.radius):
            found.append(mine.number)
    return tuple(found)


def points_of(model: Model, path: tuple[int, ...]) -> list[Point]:
    """A path as the geometry wants it: from where the model stands."""
    points: list[Point] = [(model.x, model.y)]
    for place in range(0, len(path), 2):
        points.append((path[place], path[place + 1]))
    return points
