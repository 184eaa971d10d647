"""What is wrong with a table's terrain."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import INSIDE, turn, where
from overseer.wasteland.terrain.reachable import pockets


@dataclass(frozen=True)
class Mistake:
    """One mistake: the piece it is about (-1: the table), a word for it, and its arguments."""

    piece: int
    word: str
    args: dict[str, int | str]


def check_layout(layout: Layout) -> list[Mistake]:
    """Every mistake: off the table, cover in cover, ground that nobody reaches."""
    found: list[Mistake] = []
    for piece in layout.pieces:
        side = layout.side
        x, y = max(piece.points, key=lambda point: _outside(point[0], point[1], side))
        if _outside(x, y, side) > 0:
            place: dict[str, int | str] = {"x": str(x), "y": str(y), "side": str(side)}
            found.append(Mistake(piece.number, "off", place))
    for piece in layout.covers:
        for other in layout.covers:
            # Walls of one ruin may join; two kinds in each other would be two items of cover.
            if other.number >= piece.number or other.kind == piece.kind:
                continue
            if overlapping(piece, other):
                args: dict[str, int | str] = {"kind": other.kind, "n": other.number + 1}
                found.append(Mistake(piece.number, "overlap", args))
    if not found:
        for x, y in pockets(layout):
            found.append(Mistake(-1, "unreachable", {"x": str(x), "y": str(y)}))
    return found


def overlapping(one: Piece, other: Piece) -> bool:
    """Whether two pieces share ground; to touch is not to overlap."""
    if one.left >= other.right or other.left >= one.right:
        return False
    if one.bottom >= other.top or other.bottom >= one.top:
        return False
    for piece, rest in ((one, other), (other, one)):
        for x, y in piece.points:
            if where(rest.xs, rest.ys, x, y, 1) == INSIDE:
                return True
    return any(
        _cross(a, b, c, d)
        for a, b in zip(one.points, one.points[1:] + one.points[:1], strict=True)
        for c, d in zip(other.points, other.points[1:] + other.points[:1], strict=True)
    )


def _cross(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether two segments go through each other."""
    return turn(*a, *b, *c) * turn(*a, *b, *d) < 0 and turn(*c, *d, *a) * turn(*c, *d, *b) < 0


def _outside(x: int, y: int, side: int) -> int:
    """How far a point lies off the table."""
    return max(-x, -y, x - side, y - side, 0)
