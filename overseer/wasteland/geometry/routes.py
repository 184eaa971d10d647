"""Shortest ways for a base, and everything it can get to (WB-G4).

`circles`, `through` and `over` mean what they mean in `paths`. With `avoid_difficult` no way
crosses difficult ground, so that its full ruler counts; a base that stands in difficult ground
has no such way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.geometry.compass import TURN, UNIT, WAY_X, WAY_Y, nearest, toward_zero
from overseer.wasteland.geometry.field import NO_LIMIT, NODES
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.paths import NO_BASES
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Base, Point, ceil64, length64, overlap, square
from overseer.wasteland.geometry.search import START, Search
from overseer.wasteland.geometry.sweep import base_under, on_table, wall_under

_COARSE: Final = 8  # mm between the tries of an outline


class Reach:
    """The places a base can get to within a length, and the ways there."""

    __slots__ = ("_search", "_through", "avoid_difficult", "layout", "limit64", "x", "y")

    def __init__(self, search: Search, limit64: int, through: list[Base]) -> None:
        """`limit64` is at most what the search looks at."""
        self._search: Search = search
        self._through: list[Base] = through
        self.layout: Layout = search.layout
        self.x: int = search.x
        self.y: int = search.y
        self.limit64: int = limit64
        self.avoid_difficult: bool = search.avoid_difficult

    def may_end(self, x: int, y: int) -> bool:
        """Whether the base may stand there, however it got there."""
        search = self._search
        r = search.r
        return (
            not search.stuck
            and on_table(self.layout.side, r, x, y)
            and not base_under(search.circles, r, x, y)
            and not base_under(self._through, r, x, y)
            and not wall_under(search.walls, r, x, y)
        )

    def cost64(self, x: int, y: int) -> int:
        """The length of the shortest way in 1/64 mm; -1 when there is none or no room there."""
        if not self.may_end(x, y):
            return -1
        key = self._search.last(x, y, self.limit64)
        return -1 if key < 0 else key // NODES

    def path(self, x: int, y: int) -> list[Point] | None:
        """The shortest way from the start to a place; None when `cost64` is -1."""
        if not self.may_end(x, y):
            return None
        return self._way(x, y)

    def _way(self, x: int, y: int) -> list[Point] | None:
        key = self._search.last(x, y, self.limit64)
        return None if key < 0 else self._traced(key, x, y)

    def _traced(self, key: int, x: int, y: int) -> list[Point]:
        search = self._search
        points: list[Point] = [(x, y)]
        node = key % NODES
        if node == START:
            node = -1
        while node >= 0:
            points.append((search.xs[node], search.ys[node]))
            node = search.back[node]
        points.append((self.x, self.y))
        points.reverse()
        return points

    def path_alone(self, x: int, y: int) -> tuple[bool, list[Point] | None]:
        """`path` of a search that has not begun, which then looks only there; and if it can tell.

        Of ways that are equally long it takes the same one as a search in all directions.
        """
        if not self.may_end(x, y):
            return True, None
        search = self._search
        search.aim(x, y)
        key = search.last(x, y, self.limit64)
        if key < 0:
            return True, None
        node = key % NODES
        if node != START and not search.as_everywhere(node):
            return False, None
        return True, self._traced(key, x, y)

    # -- what outlines are drawn from (shade.py) ---------------------------------------------------

    @property
    def r(self) -> int:
        """The base's radius."""
        return self._search.r

    @property
    def walls(self) -> list[Piece]:
        """The pieces that it must go round."""
        return self._search.walls

    @property
    def circles(self) -> list[Base]:
        """The bases that it may not enter."""
        return self._search.circles

    @property
    def through(self) -> list[Base]:
        """Those that it may pass but not end on."""
        return self._through

    def bends(self) -> list[tuple[int, int, int]]:
        """Where its ways bend, and how much of its ruler is left there in 1/64 mm; start first."""
        found: list[tuple[int, int, int]] = []
        search = self._search
        if not search.stuck:
            search.grow_to(self.limit64)
            found.append((self.x, self.y, self.limit64))
            for node in search.done:
                if search.cost[node] < self.limit64:
                    left = self.limit64 - search.cost[node]
                    found.append((search.xs[node], search.ys[node], left))
        return found

    def outline(self, step: int) -> list[Point]:
        """The farthest place in every `step`-th of the 48 directions that have one."""
        places: list[Point] = []
        for way in range(0, TURN, step):
            far = self._try(way, self.limit64 // 64, 0, _COARSE)
            if far > 0:
                far = self._try(way, min(far + _COARSE - 1, self.limit64 // 64), far, 1)
                places.append(self._place(way, far))
        return places

    def _place(self, way: int, far: i64) -> Point:
        return (
            self.x + toward_zero(WAY_X[way] * far, UNIT),
            self.y + toward_zero(WAY_Y[way] * far, UNIT),
        )

    def _try(self, way: int, far: int, near: int, step: int) -> int:
        while far > near:
            x, y = self._place(way, far)
            if self.cost64(x, y) >= 0:
                return far
            far -= step
        return near

    def towards(self, x: int, y: int) -> Point:
        """The end from which the way on to (x, y) is shortest; the start when nothing is nearer.

        The goal may be too far, or a place where no base can stand because others do. When no
        way leads there at all, the end nearest to it as the crow flies.
        """
        if self.cost64(x, y) >= 0:
            return x, y
        search = self._search
        r = search.r
        way: list[Point] | None = None
        if not wall_under(search.graph.walls, r, x, y) and not search.stuck:
            others = [each for each in search.everybody if not overlap(*each, x, y, r)]
            beyond = Search(
                self.layout,
                r,
                self.x,
                self.y,
                others,
                NO_LIMIT,
                self.avoid_difficult,
                search.over,
            )
            beyond.aim(x, y)
            way = Reach(beyond, NO_LIMIT, NO_BASES)._way(x, y)
        return self._nearest(x, y) if way is None else self._cut(way)

    def _cut(self, way: list[Point]) -> Point:
        """The last place on a way that the base can get to and stand on."""
        for place in range(len(way) - 1, 0, -1):
            x1, y1 = way[place - 1]
            x2, y2 = way[place]
            whole = ceil64(x1, y1, x2, y2)
            left = min(whole, self.limit64 - length64(way[:place]))
            dx: i64 = x2 - x1
            dy: i64 = y2 - y1
            far: i64 = left // 64
            while far > 0:
                x = x1 + nearest(dx * far * 64, whole)
                y = y1 + nearest(dy * far * 64, whole)
                # Rounding may have put it against a wall, or a hair too far.
                for px, py in ((x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if self.cost64(px, py) >= 0:
                        return px, py
                far -= 1
        return self.x, self.y

    def _nearest(self, x: int, y: int) -> Point:
        best = (self.x, self.y)
        least = square(self.x, self.y, x, y)
        places = self.outline(1)
        search = self._search
        search.grow_to(self.limit64)
        for node in search.done:
            places.append((search.xs[node], search.ys[node]))
        for px, py in places:
            gap = square(px, py, x, y)
            if gap < least and self.cost64(px, py) >= 0:
                best = (px, py)
                least = gap
        return best


class Start:
    """Where a base stands: its ways with one ruler and another, each bend looked for once."""

    __slots__ = ("_circles", "_layout", "_over", "_r", "_searches", "_x", "_y")

    def __init__(
        self, layout: Layout, r: int, x: int, y: int, circles: list[Base], over: int
    ) -> None:
        self._layout: Layout = layout
        self._r: int = r
        self._x: int = x
        self._y: int = y
        self._circles: list[Base] = circles
        self._over: int = over
        self._searches: list[Search | None] = [None, None]  # without and with difficult ground

    def reach(self, limit64: int, avoid_difficult: bool, through: list[Base]) -> Reach:
        """All the base can get to within a length."""
        kind = 0 if avoid_difficult else 1
        search = self._searches[kind]
        if search is None or search.limit64 < limit64:
            search = self._search(limit64, avoid_difficult)
            search.begin()
            self._searches[kind] = search
        return Reach(search, limit64, through)

    def _search(self, limit64: int, avoid_difficult: bool) -> Search:
        return Search(
            self._layout,
            self._r,
            self._x,
            self._y,
            self._circles,
            limit64,
            avoid_difficult,
            self._over,
        )

    def way(self, x: int, y: int, avoid_difficult: bool, through: list[Base]) -> list[Point] | None:
        """The path to a place of a reach without a limit, looked for there alone."""
        alone = Reach(self._search(NO_LIMIT, avoid_difficult), NO_LIMIT, through)
        told, found = alone.path_alone(x, y)
        return found if told else self.reach(NO_LIMIT, avoid_difficult, through).path(x, y)


def reach(
    layout: Layout,
    r: int,
    x0: int,
    y0: int,
    circles: list[Base],
    limit64: int,
    avoid_difficult: bool,
    through: list[Base] = NO_BASES,
    over: int = -1,
) -> Reach:
    """All a base can get to within a length."""
    return Start(layout, r, x0, y0, circles, over).reach(limit64, avoid_difficult, through)


def shortest(
    layout: Layout,
    r: int,
    x0: int,
    y0: int,
    x1: int,
    y1: int,
    circles: list[Base],
    avoid_difficult: bool,
    limit64: int = NO_LIMIT,
    through: list[Base] = NO_BASES,
    over: int = -1,
) -> list[Point] | None:
    """The shortest way from one place to another within a length; None when there is none."""
    search = Search(layout, r, x0, y0, circles, limit64, avoid_difficult, over)
    found = Reach(search, limit64, through)
    if found.may_end(x1, y1):
        search.aim(x1, y1)
    return found.path(x1, y1)
