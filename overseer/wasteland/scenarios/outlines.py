"""Convex outlines: of markers (WC-X6), and of houses, to tell what stands outdoors (WC-X3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.plane import Point, polygon_near, square, turn

HOUSE: Final = "building"
_SPAN: Final = 240  # mm: from corner to corner of the largest house, not of two neighbours


class Outline:
    """The convex outline of some points, for many questions about it."""

    def __init__(self, points: list[Point]) -> None:
        hull = outline(points) if points else []
        self.points: list[Point] = hull
        self.xs: list[int] = [x for x, _ in hull]
        self.ys: list[int] = [y for _, y in hull]

    def near(self, x: int, y: int, r: int) -> bool:
        """Whether a base shares ground with it (X6)."""
        if len(self.xs) < 3:
            return any(square(x, y, px, py) < r * r for px, py in self.points)
        return polygon_near(self.xs, self.ys, x, y, x, y, r)


def indoors(houses: list[Outline], x: int, y: int) -> bool:
    """Whether a point lies between the walls of one of some houses."""
    for house in houses:
        if square(x, y, house.xs[0], house.ys[0]) <= _SPAN * _SPAN and house.near(x, y, 1):
            return True
    return False


def houses_of(layout: Layout) -> list[Outline]:
    """The outlines of the houses; a ruin has no indoors.

    A house with two doors has two pieces, one after the other. Those of the last table are kept.
    """
    for known in _known:
        if known.layout is layout:
            return known.houses
    houses = _houses_of(layout)
    _known[:] = [Houses(layout, houses)]
    return houses


class Houses:
    """The houses of a table."""

    def __init__(self, layout: Layout, houses: list[Outline]) -> None:
        self.layout: Layout = layout
        self.houses: list[Outline] = houses


_known: Final[list[Houses]] = []


def _houses_of(layout: Layout) -> list[Outline]:
    found: list[Outline] = []
    before: list[Point] = []
    for piece in layout.pieces:
        corners: list[Point] = []
        if piece.kind == HOUSE:
            corners = [(piece.xs[n], piece.ys[n]) for n in range(len(piece.xs))]
            found.append(Outline(corners))
            if before and spans(before + corners):
                found.append(Outline(before + corners))
        before = corners
    return found


def spans(corners: list[Point]) -> bool:
    """Whether some corners can be those of one house."""
    for x1, y1 in corners:
        for x2, y2 in corners:
            if square(x1, y1, x2, y2) > _SPAN * _SPAN:
                return False
    return True


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
