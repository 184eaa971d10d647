"""Convex outlines: of markers (WC-X6), and of houses, to tell what stands outdoors (WC-X3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.plane import Point, polygon_near, square, turn

HOUSE: Final = "building"
_SPAN: Final = 240  # mm: from corner to corner of the largest house, not of two neighbours


def indoors(houses: list[list[Point]], x: int, y: int) -> bool:
    """Whether a point lies between the walls of one of some houses."""
    for corners in houses:
        if square(x, y, corners[0][0], corners[0][1]) <= _SPAN * _SPAN:
            if near_outline(corners, x, y, 1):
                return True
    return False


def houses_of(layout: Layout) -> list[list[Point]]:
    """The corners of the houses; a ruin has no indoors.

    A house with two doors has two pieces, one after the other.
    """
    found: list[list[Point]] = []
    before: list[Point] = []
    for piece in layout.pieces:
        corners: list[Point] = []
        if piece.kind == HOUSE:
            corners = [(piece.xs[n], piece.ys[n]) for n in range(len(piece.xs))]
            found.append(outline(corners))
            if before and spans(before + corners):
                found.append(outline(before + corners))
        before = corners
    return found


def spans(corners: list[Point]) -> bool:
    """Whether some corners can be those of one house."""
    for x1, y1 in corners:
        for x2, y2 in corners:
            if square(x1, y1, x2, y2) > _SPAN * _SPAN:
                return False
    return True


def near_outline(points: list[Point], x: int, y: int, r: int) -> bool:
    """Whether a base shares ground with the convex outline of some points (X6)."""
    hull = outline(points)
    if len(hull) < 3:
        return any(square(x, y, px, py) < r * r for px, py in hull)
    return polygon_near([px for px, _ in hull], [py for _, py in hull], x, y, x, y, r)


def outline(points: list[Point]) -> list[Point]:
    """The corners of the convex outline, counter-clockwise."""
    hull: list[Point] = []
    ordered = sorted(set(points))
    for row in (ordered, ordered[::-1]):
        start = len(hull)
        for point in row:
            while len(hull) - start > 1 and not _left(hull[-2], hull[-1], point):
                hull.pop()
            hull.append(point)
        hull.pop()
    return hull or ordered


def _left(a: Point, b: Point, c: Point) -> bool:
    return turn(a[0], a[1], b[0], b[1], c[0], c[1]) > 0
