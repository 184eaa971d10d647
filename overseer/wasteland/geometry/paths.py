"""Whether a base may go along a path, and what it crosses (WB-G4).

A path is a list of points for the base's centre, the first where it stands. `circles` are bases
that may not be entered; `through` are bases that may be passed but not ended on (friends, and
what a huge creature walks over); `over` is the number of a piece that is no obstacle this time,
because the model stands on it or climbs it (-1: none).
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.plane import Base, Point
from overseer.wasteland.geometry.sweep import (
    base_in_way,
    base_under,
    on_table,
    wall_in_way,
    wall_under,
)

LEGAL: Final = 0
OFF_TABLE: Final = 1
THROUGH_WALL: Final = 2
THROUGH_BASE: Final = 3
OVERLAP_END: Final = 4

NO_BASES: Final[list[Base]] = []


def spot_fault(
    layout: Layout,
    r: int,
    x: int,
    y: int,
    circles: list[Base],
    through: list[Base] = NO_BASES,
    over: int = -1,
) -> int:
    """LEGAL, OFF_TABLE or OVERLAP_END: whether a base may stand there."""
    if not on_table(layout.side, r, x, y):
        return OFF_TABLE
    if wall_under(layout.walls_for(False, over), r, x, y):
        return OVERLAP_END
    if base_under(circles, r, x, y) or base_under(through, r, x, y):
        return OVERLAP_END
    return LEGAL


def path_fault(
    layout: Layout,
    r: int,
    points: list[Point],
    circles: list[Base],
    through: list[Base] = NO_BASES,
    over: int = -1,
) -> int:
    """LEGAL, or the first thing wrong: the end is looked at before the way there.

    What the base overlaps where it stands does not hold it: it may leave, but not come nearer.
    """
    if len(points) < 2:
        return LEGAL
    for x, y in points[1:]:
        if not on_table(layout.side, r, x, y):
            return OFF_TABLE
    x, y = points[-1]
    if spot_fault(layout, r, x, y, circles, through, over) != LEGAL:
        return OVERLAP_END
    walls = layout.walls_for(False, over)
    for place in range(1, len(points)):
        x1, y1 = points[place - 1]
        x2, y2 = points[place]
        if wall_in_way(walls, r, x1, y1, x2, y2, True):
            return THROUGH_WALL
        if base_in_way(circles, r, x1, y1, x2, y2, True):
            return THROUGH_BASE
    return LEGAL


def crosses_difficult(layout: Layout, r: int, points: list[Point]) -> bool:
    """Whether the base shares ground with difficult terrain anywhere on the path, ends included."""
    for place in range(max(len(points) - 1, 1)):
        x1, y1 = points[place]
        x2, y2 = points[min(place + 1, len(points) - 1)]
        for piece in layout.rough:
            if piece.near(x1, y1, x2, y2, r):
                return True
    return False
