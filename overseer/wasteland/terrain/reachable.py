"""Whether a base can get everywhere on a table where it can stand (C16)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.plane import Point
from overseer.wasteland.geometry.routes import shortest

LARGE: Final = 30  # mm: the radius of the largest bases (WB-G3)
_STEP: Final = 12


def pockets(layout: Layout, radius: int = LARGE) -> list[Point]:
    """A point of each part of the table that a base cannot get to from its largest part.

    A raster of points finds the parts; where narrow ways slip through the raster, an exact path
    joins them again.
    """
    parts = _parts(layout, radius)
    if not parts:
        return []
    parts.sort(key=len)
    x, y = parts.pop()[0]
    return [
        points[0]
        for points in parts
        if shortest(layout, radius, x, y, *points[0], [], False) is None
    ]


def _parts(layout: Layout, radius: int) -> list[list[Point]]:
    """The raster's free points, in lists of those that hang together."""
    free: set[Point] = set()
    side = layout.side
    for x in range(radius, side - radius + 1, _STEP):
        for y in range(radius, side - radius + 1, _STEP):
            free.add((x, y))
    for piece in layout.walls:
        free = {
            (x, y)
            for x, y in free
            if not (
                piece.left - radius < x < piece.right + radius
                and piece.bottom - radius < y < piece.top + radius
                and piece.under(x, y, radius)
            )
        }
    parts: list[list[Point]] = []
    while free:
        part = [min(free)]
        free.remove(part[0])
        for x, y in part:
            for point in ((x - _STEP, y), (x + _STEP, y), (x, y - _STEP), (x, y + _STEP)):
                if point in free:
                    free.remove(point)
                    part.append(point)
        parts.append(part)
    return parts
