"""One straight leg of a base among pieces, bases and the table edge, exact.

`leaving` legs start where the model stands: what it overlaps there does not hold it, as long as
the leg never comes nearer to it.
"""

from __future__ import annotations

from mypy_extensions import i64

from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Base, overlap, polygon_gap, segment_near


def on_table(side: int, r: int, x: int, y: int) -> bool:
    """Whether the whole base lies on the table."""
    return r <= x <= side - r and r <= y <= side - r


def wall_in_way(
    walls: list[Piece], r: i64, x1: i64, y1: i64, x2: i64, y2: i64, leaving: bool
) -> bool:
    """Whether the base meets one of the pieces on its way from 1 to 2; touching is allowed."""
    # Most pieces are far off: their boxes are looked at here, where the leg's own is known.
    left = min(x1, x2) - r
    right = max(x1, x2) + r
    bottom = min(y1, y2) - r
    top = max(y1, y2) + r
    for piece in walls:
        if right <= piece.left or left >= piece.right:
            continue
        if top <= piece.bottom or bottom >= piece.top:
            continue
        if piece.near(x1, y1, x2, y2, r) and not (leaving and _leaves(piece, r, x1, y1, x2, y2)):
            return True
    return False


def _leaves(piece: Piece, r: int, x1: int, y1: int, x2: int, y2: int) -> bool:
    """Whether the base overlaps the piece at the start of the leg and never comes nearer."""
    if not piece.under(x1, y1, r):
        return False
    a, b = polygon_gap(piece.xs, piece.ys, x1, y1, x1, y1)
    c, d = polygon_gap(piece.xs, piece.ys, x1, y1, x2, y2)
    return a * d <= c * b


def base_in_way(
    circles: list[Base], r: i64, x1: i64, y1: i64, x2: i64, y2: i64, leaving: bool
) -> bool:
    """Whether the base meets one of the circles on its way from 1 to 2; touching is allowed."""
    for x, y, radius in circles:
        if segment_near(x1, y1, x2, y2, x, y, r + radius) and not (
            leaving and (x2 - x1) * (x1 - x) + (y2 - y1) * (y1 - y) >= 0
        ):
            return True
    return False


def wall_under(walls: list[Piece], r: i64, x: i64, y: i64) -> bool:
    """Whether the base shares ground with one of the pieces."""
    for piece in walls:
        if x + r > piece.left and x - r < piece.right and piece.under(x, y, r):
            return True
    return False


def base_under(circles: list[Base], r: i64, x: i64, y: i64) -> bool:
    """Whether the base shares ground with one of the circles."""
    for cx, cy, radius in circles:
        if overlap(cx, cy, radius, x, y, r):
            return True
    return False
