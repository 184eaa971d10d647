"""Shapes of terrain on whole millimetres: boxes, blobs, walls with openings, and their gaps."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from overseer.wasteland.geometry.plane import Point, segment_gap, twice_area
from overseer.wasteland.geometry.polygons import Polygon, hull, moved
from overseer.wasteland.terrain.draws import Draws


def box(wide: int, deep: int) -> Polygon:
    """A rectangle round the origin."""
    left, low = -(wide // 2), -(deep // 2)
    return ((left, low), (left + wide, low), (left + wide, low + deep), (left, low + deep))


def blob(wide: int, deep: int, draws: Draws) -> Polygon:
    """A rounded heap in a rectangle: an octagon with its corners pulled about, made convex."""
    corners = []
    left, across = -wide // 12, wide // 12 - (-wide // 12) + 1
    low, along = -deep // 12, deep // 12 - (-deep // 12) + 1
    for x, y in ((0, 1), (1, 3), (3, 4), (4, 3), (4, 1), (3, 0), (1, 0)):
        shift_x = left + draws.below(across)
        shift_y = low + draws.below(along)
        corners.append(
            (
                min(max(wide * x // 4 + shift_x, 0), wide) - wide // 2,
                min(max(deep * y // 4 + shift_y, 0), deep) - deep // 2,
            )
        )
    return hull(corners)


def walls(wide: int, deep: int, thick: int, gaps: Sequence[tuple[int, int]]) -> list[Polygon]:
    """The walls of a rectangle, one polygon for each run between openings.

    `gaps` are openings as (from, to) along the outline, which begins at the lower left corner and
    goes round counter-clockwise; they do not overlap and come in order.

    >>> walls(100, 80, 10, [(20, 60)])[0][:4]
    ((10, -40), (50, -40), (50, 40), (-50, 40))
    """
    length = 2 * (wide + deep)
    runs = []
    for place, (_, start) in enumerate(gaps):
        end = gaps[(place + 1) % len(gaps)][0]
        runs.append((start, end if end > start else end + length))
    return [_run(wide, deep, thick, start, end) for start, end in runs]


def _run(wide: int, deep: int, thick: int, start: int, end: int) -> Polygon:
    """One wall along the outline from `start` to `end`: out along it and back on its inner side."""
    length = 2 * (wide + deep)
    corners = (
        (0, (0, 0), (1, 1)),
        (wide, (wide, 0), (-1, 1)),
        (wide + deep, (wide, deep), (-1, -1)),
        (2 * wide + deep, (0, deep), (1, -1)),
    )
    outer, inner = [_on_outline(wide, deep, start)], [_inward(wide, deep, thick, start)]
    for lap in (0, length):
        for at, (x, y), (in_x, in_y) in corners:
            if start < at + lap < end:
                outer.append((x, y))
                inner.append((x + in_x * thick, y + in_y * thick))
    outer.append(_on_outline(wide, deep, end))
    inner.append(_inward(wide, deep, thick, end))
    return moved((*outer, *reversed(inner)), -(wide // 2), -(deep // 2))


def _on_outline(wide: int, deep: int, at: int) -> Point:
    """A point of the outline."""
    at %= 2 * (wide + deep)
    if at <= wide:
        return at, 0
    if at <= wide + deep:
        return wide, at - wide
    if at <= 2 * wide + deep:
        return 2 * wide + deep - at, deep
    return 0, 2 * (wide + deep) - at


def _inward(wide: int, deep: int, thick: int, at: int) -> Point:
    """The point behind one of the outline, on the wall's inner side."""
    x, y = _on_outline(wide, deep, at)
    at %= 2 * (wide + deep)
    if at < wide:
        return x, y + thick
    if at < wide + deep:
        return x - thick, y
    if at < 2 * wide + deep:
        return x, y - thick
    return x + thick, y


def area(points: Polygon) -> int:
    """The area of a polygon in mm², rounded down."""
    return abs(twice_area(points)) // 2


def radii(points: Polygon) -> tuple[int, int]:
    """The radii of two discs round the origin: one in a convex shape, one that holds it.

    Both allow for the rounding of corners when the shape is turned.

    >>> radii(box(60, 80))
    (28, 52)
    """
    inner = outer = isqrt(max(x * x + y * y for x, y in points)) + 2
    for place in range(len(points)):
        ax, ay = points[place - 1]
        bx, by = points[place]
        over, under = segment_gap(ax, ay, bx, by, 0, 0)
        inner = min(inner, isqrt(over // under) - 2)
    return max(inner, 0), outer
