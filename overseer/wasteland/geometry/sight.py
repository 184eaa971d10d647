"""Line of sight and cover between two bases (WB-G5, WB-G6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.geometry.compass import toward_zero
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Base, root, segment_near

# Tangent points are rounded to 1/16 mm, towards the centre of their base: no line of sight
# leaves the outline of the two bases.
FINE: Final = 16
_WIDE: Final = 1024  # above any coordinate
_LARGE: Final = 64  # above any radius
_KEPT: Final = 16_384  # lines of sight


class _Sights:
    """What was found out on one table, by the two bases."""

    __slots__ = ("known", "layout")

    def __init__(self, layout: Layout | None) -> None:
        self.layout: Layout | None = layout
        self.known: dict[int, bool] = {}


# The table that was asked about last: questions come again, most often in the same decision.
_last: Final[list[_Sights]] = [_Sights(None)]


def clear_sight(
    layout: Layout,
    x1: i64,
    y1: i64,
    r1: i64,
    x2: i64,
    y2: i64,
    r2: i64,
    skip1: int = -1,
    skip2: int = -1,
) -> bool:
    """Whether two bases see each other (WB-G5); the same from both ends.

    One of five lines must cross no sight-blocking piece: from centre to centre, the two tangents
    on either side, and the two that run from one side to the other. To graze a piece is not to
    cross it. `skip1` and `skip2` are the pieces the two models stand on (-1: none).
    """
    if x2 < x1 or (x2 == x1 and (y2 < y1 or (y2 == y1 and r2 < r1))):
        x1, y1, r1, x2, y2, r2 = x2, y2, r2, x1, y1, r1
    if (
        skip1 >= 0
        or skip2 >= 0
        or x1 < 0
        or x2 >= _WIDE
        or not 0 <= y1 < _WIDE
        or not 0 <= y2 < _WIDE
        or not 0 <= r1 < _LARGE
        or not 0 <= r2 < _LARGE
    ):
        return _look(layout, x1, y1, r1, x2, y2, r2, skip1, skip2)
    sights = _last[0]
    if sights.layout is not layout:
        sights = _Sights(layout)
        _last[0] = sights
    key = (((x1 * _WIDE + y1) * _LARGE + r1) * _WIDE + x2) * _WIDE + y2
    key = key * _LARGE + r2
    found = sights.known.get(key)
    if found is None:
        found = _look(layout, x1, y1, r1, x2, y2, r2, skip1, skip2)
        if len(sights.known) >= _KEPT:
            sights.known.clear()
        sights.known[key] = found
    return found


def _look(
    layout: Layout,
    x1: i64,
    y1: i64,
    r1: i64,
    x2: i64,
    y2: i64,
    r2: i64,
    skip1: int,
    skip2: int,
) -> bool:
    between: list[Piece] = []
    left = min(x1 - r1, x2 - r2)
    right = max(x1 + r1, x2 + r2)
    bottom = min(y1 - r1, y2 - r2)
    top = max(y1 + r1, y2 + r2)
    for piece in layout.blockers:
        if (
            piece.left < right
            and piece.right > left
            and piece.bottom < top
            and piece.top > bottom
            and piece.number != skip1
            and piece.number != skip2
        ):
            between.append(piece)
    if len(between) == 0 or _free(between, x1, y1, x2, y2, 1):
        return True
    return (
        _tangent_free(between, x1, y1, r1, x2, y2, r2, 1)
        or _tangent_free(between, x1, y1, r1, x2, y2, r2, -1)
        or _tangent_free(between, x1, y1, r1, x2, y2, -r2, 1)
        or _tangent_free(between, x1, y1, r1, x2, y2, -r2, -1)
    )


def _free(pieces: list[Piece], x1: i64, y1: i64, x2: i64, y2: i64, scale: i64) -> bool:
    """Whether no piece is in the way; one that is comes first for the lines beside it."""
    for place in range(len(pieces)):
        piece = pieces[place]
        if piece.crossed(x1, y1, x2, y2, scale):
            if place > 0:
                pieces[place] = pieces[0]
                pieces[0] = piece
            return False
    return True


def _tangent_free(
    pieces: list[Piece], x1: i64, y1: i64, r1: i64, x2: i64, y2: i64, r2: i64, hand: i64
) -> bool:
    """Whether one tangent is free: on the left or right hand; r2 below 0 for a crossing one.

    Its normal n has n·(centre to centre) = r1 - r2, so n = ((r1-r2)·d ± h·d turned) / d²
    with h² = d² - (r1-r2)².
    """
    dx = x2 - x1
    dy = y2 - y1
    squared = dx * dx + dy * dy
    slope = r1 - r2
    if squared <= slope * slope:
        return False  # one base inside the other, or crossing tangents of overlapping bases
    height = root(FINE * FINE * (squared - slope * slope)) * hand
    nx = FINE * slope * dx - height * dy
    ny = FINE * slope * dy + height * dx
    return _free(
        pieces,
        x1 * FINE + toward_zero(r1 * nx, squared),
        y1 * FINE + toward_zero(r1 * ny, squared),
        x2 * FINE + toward_zero(r2 * nx, squared),
        y2 * FINE + toward_zero(r2 * ny, squared),
        FINE,
    )


def cover_items(
    layout: Layout,
    x1: int,
    y1: int,
    r1: int,
    x2: int,
    y2: int,
    r2: int,
    circles: list[Base],
) -> list[int]:
    """What covers base 2 against a shot from base 1 (WB-G6), each item once.

    Pieces that give cover or block sight count by number, unless they touch the shooter's base;
    the bases of `circles` count as -1 minus their place in the list (WB-G5). The line from centre
    to centre must share interior with the item.
    """
    items: list[int] = []
    for piece in layout.covers:
        if piece.crossed(x1, y1, x2, y2, 1) and not piece.touches(x1, y1, r1):
            items.append(piece.number)
    for place in range(len(circles)):
        x, y, r = circles[place]
        if segment_near(x1, y1, x2, y2, x, y, r):
            items.append(-1 - place)
    return items
