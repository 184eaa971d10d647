"""What is told when a model is displaced: from where to where, by which way, and what it touches.

People carry it out with rulers: the colour comes first, then the direction, then the contact.
"""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import is_object, touches_marker
from overseer.wasteland.battle.model import HEAP, INVESTIGATION, PLACE, SEARCHABLE, Model
from overseer.wasteland.geometry.plane import Point, length64, touching
from overseer.wasteland.words import COLOURS, LENGTHS, NONE

FAR: Final = "far"  # longer than the longest ruler
_WORTH: Final = (INVESTIGATION, SEARCHABLE, PLACE, HEAP)


def compass(dx: int, dy: int) -> str:
    """One of eight directions; north is the upper edge.

    >>> compass(30, 0), compass(-10, -11), compass(3, 30)
    ('east', 'south-west', 'north')
    """
    across, along = abs(dx), abs(dy)
    # 5/12 is the tangent of half of an eighth of a turn.
    upright = "north" if dy > 0 else "south"
    level = "east" if dx > 0 else "west"
    if 12 * along < 5 * across:
        return level
    return upright if 12 * across < 5 * along else f"{upright}-{level}"


def ruler_word(length: int) -> str:
    """The shortest ruler that is as long as so many mm."""
    for colour in range(len(LENGTHS)):
        if length <= LENGTHS[colour]:
            return COLOURS[colour]
    return FAR


def written(points: list[Point]) -> str:
    """A way as "x,y x,y x,y"."""
    return " ".join([f"{x},{y}" for x, y in points])


def standing(battle: Battle, model: Model) -> dict[str, Value]:
    """Where a model has come to stand: the point, the part of the table, what it touches."""
    found = spot(battle, model.x, model.y)
    found["about"] = contact_of(battle, model)
    found["contact"] = "yes" if found["about"] else "no"
    return found


def spot(battle: Battle, x: int, y: int) -> dict[str, Value]:
    """A point, and the part of the table in which it lies."""
    half = battle.layout.side // 2
    dx, dy = x - half, y - half
    middle = 8 * max(abs(dx), abs(dy)) < battle.layout.side
    return {"x": x, "y": y, "area": "middle" if middle else compass(dx, dy)}


def contact_of(battle: Battle, model: Model) -> str:
    """What a model touches, an enemy first: "m5", "k2", or nothing."""
    for enemy in battle.enemies_of(model):
        if not is_object(enemy):
            if touching(model.x, model.y, model.radius, enemy.x, enemy.y, enemy.radius):
                return f"m{enemy.number}"
    for marker in battle.markers:
        if marker.kind in _WORTH and not marker.out and marker.carrier == NONE:
            if touches_marker(model, marker, model.x, model.y):
                return f"k{marker.number}"
    return ""


def going(model: Model, points: list[Point]) -> dict[str, Value]:
    """A way in numbers and as people lay it: ruler, centimetres, direction."""
    first, last = points[0], points[-1]
    mm = (length64(points) + 63) // 64
    return {
        "moved": model.number,
        "from_x": first[0],
        "from_y": first[1],
        "x": last[0],
        "y": last[1],
        "way": written(points),
        "colour": ruler_word(mm),
        "cm": (mm + 5) // 10,
        "to": compass(last[0] - first[0], last[1] - first[1]),
    }


def gone_along(battle: Battle, model: Model, points: list[Point]) -> dict[str, Value]:
    """All about a model that went along a way to where it stands now."""
    return {"model": model.number, **going(model, points), **standing(battle, model)}


def shifted(by: int, target: int, model: Model, to: Point) -> dict[str, Value]:
    """All about a model that is about to be shifted straight to a place."""
    return {"model": by, "target": target, **going(model, [(model.x, model.y), to])}
