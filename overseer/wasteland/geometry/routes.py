"""Shortest ways for a base, and everything it can get to (WB-G4).

`circles`, `through` and `over` mean what they mean in `paths`. With `avoid_difficult` no way
crosses difficult ground, so that its full ruler counts; a base that stands in difficult ground
has no such way.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from overseer.wasteland.geometry.compass import TURN, UNIT, WAY_X, WAY_Y, nearest, toward_zero
from overseer.wasteland.geometry.field import NO_LIMIT, NODES, Field, field_of
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.paths import NO_BASES
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import (
    Base,
    Point,
    ceil64,
    floor64,
    length64,
    overlap,
    square,
)
from overseer.wasteland.geometry.rings import Graph
from overseer.wasteland.geometry.sweep import (
    base_in_way,
    base_under,
    on_table,
    wall_in_way,
    wall_under,
)

FAR: Final = 1 << 40
_LEGS: Final = NODES * NODES  # keys of the queue are cost, node, and the node before it …
_START: Final = NODES - 1  # … or the start
_COARSE: Final = 8  # mm between the tries of an outline


class Reach:
    """The places a base can get to within a length, and the ways there."""

    __slots__ = (
        "_back",
        "_circles",
        "_cost",
        "_done",
        "_everybody",
        "_field",
        "_graph",
        "_limited",
        "_over",
        "_r",
        "_stuck",
        "_through",
        "_walls",
        "_xs",
        "_ys",
        "avoid_difficult",
        "layout",
        "limit64",
        "x",
        "y",
    )

    def __init__(
        self,
        layout: Layout,
        r: int,
        x: int,
        y: int,
        circles: list[Base],
        limit64: int,
        avoid_difficult: bool,
        through: list[Base],
        over: int,
    ) -> None:
        self.layout: Layout = layout
        self.x: int = x
        self.y: int = y
        self.limit64: int = limit64
        self.avoid_difficult: bool = avoid_difficult
        self._r: int = r
        self._everybody: list[Base] = circles
        # What is out of reach cannot stand in a way: lists that are asked all the time are short.
        self._circles: list[Base] = circles
        if limit64 < NO_LIMIT:
            far = limit64 + 64 * r + 64
            self._circles = [
                each for each in circles if floor64(x, y, each[0], each[1]) <= far + 64 * each[2]
            ]
        self._through: list[Base] = through
        self._over: int = over
        graph = layout.graph(r, avoid_difficult, over)
        self._graph: Graph = graph
        self._walls: list[Piece] = graph.walls
        if limit64 < NO_LIMIT:
            far = limit64 // 64 + r + 1
            self._walls = [wall for wall in graph.walls if wall.beside(x, y, far)]
        self._stuck: bool = avoid_difficult and wall_under(layout.rough, r, x, y)
        self._limited: bool = limit64 < NO_LIMIT
        if self._limited:
            self._field: Field = Field(
                graph, self._walls, layout.side, r, self._circles, (x, y), limit64
            )
        else:
            self._field = field_of(graph, layout.side, r, circles)
        self._xs: list[int] = self._field.xs
        self._ys: list[int] = self._field.ys
        # What each point costs to get to, the point before it (-1: the start), and which are final.
        self._cost: list[int] = [FAR] * len(self._xs)
        self._back: list[int] = [-1] * len(self._xs)
        self._done: list[int] = []

    # -- the search ------------------------------------------------------------------------------

    def spread(self, x: int, y: int, aimed: bool) -> None:
        """Settle the bending points, nearest first; `aimed`: only what a way to (x, y) needs.

        A leg is looked at only when it would be the next one taken: most never are.
        """
        if self._stuck:
            return
        queue: list[int] = []
        best = self.limit64
        if aimed:
            best = self._improved(best, -1, 0, x, y)
        for node in self._field.near:
            cost = ceil64(self.x, self.y, self._xs[node], self._ys[node])
            if aimed:
                cost += floor64(self._xs[node], self._ys[node], x, y)
            if cost <= best:
                queue.append(cost * _LEGS + node * NODES + _START)
        heapify(queue)
        settled: list[bool] = [False] * len(self._xs)
        while queue:
            key = heappop(queue)
            if key // _LEGS > best:
                break
            node = key // NODES % NODES
            if settled[node] or not self._settle(node, key % NODES):
                continue
            settled[node] = True
            self._done.append(node)
            if aimed:
                best = self._improved(best, node, self._cost[node], x, y)
            self._offer_legs(queue, settled, node, x, y, aimed, best)

    def _offer_legs(
        self,
        queue: list[int],
        settled: list[bool],
        node: int,
        x: int,
        y: int,
        aimed: bool,
        best: int,
    ) -> None:
        """Every leg from a point that may be taken later."""
        field = self._field
        if not self._limited:
            self._offer_all(queue, settled, node, field.legs(node), x, y, aimed, best)
            return
        if node < field.fixed:
            legs = self._graph.legs(node, self._r)
            self._offer_all(queue, settled, node, legs, x, y, aimed, best)
        legs = field.leaning(node, best - self._cost[node])
        self._offer_all(queue, settled, node, legs, x, y, aimed, best)

    def _offer_all(
        self,
        queue: list[int],
        settled: list[bool],
        node: int,
        legs: tuple[int, ...],
        x: int,
        y: int,
        aimed: bool,
        best: int,
    ) -> None:
        gone = self._cost[node]
        for place in range(0, len(legs), 2):
            other = legs[place]
            if settled[other]:
                continue
            cost = gone + legs[place + 1]
            if aimed:
                cost += floor64(self._xs[other], self._ys[other], x, y)
            if cost <= best:
                heappush(queue, cost * _LEGS + other * NODES + node)

    def _improved(self, best: int, node: int, cost: int, x: int, y: int) -> int:
        """The cost of the best way to (x, y), the one by this point (-1: the start) included."""
        x1 = self.x if node < 0 else self._xs[node]
        y1 = self.y if node < 0 else self._ys[node]
        cost += ceil64(x1, y1, x, y)
        if cost < best and not self._blocked(x1, y1, x, y, node < 0):
            return cost
        return best

    def _blocked(self, x1: int, y1: int, x2: int, y2: int, leaving: bool) -> bool:
        return base_in_way(self._circles, self._r, x1, y1, x2, y2, leaving) or wall_in_way(
            self._walls, self._r, x1, y1, x2, y2, leaving
        )

    def _settle(self, node: int, back: int) -> bool:
        """Take the leg to a point if nothing stands in its way."""
        x2 = self._xs[node]
        y2 = self._ys[node]
        if back == _START:
            if self._limited and self._blocked(self.x, self.y, x2, y2, True):
                return False
            if not self._limited and not self._field.leaves(self.x, self.y, node):
                return False
            self._cost[node] = ceil64(self.x, self.y, x2, y2)
            return True
        field = self._field
        if not (field.is_free(back, node) if self._limited else field.open(back, node)):
            return False
        self._cost[node] = self._cost[back] + ceil64(self._xs[back], self._ys[back], x2, y2)
        self._back[node] = back
        return True

    # -- what it found -----------------------------------------------------------------------------

    def may_end(self, x: int, y: int) -> bool:
        """Whether the base may stand there, however it got there."""
        r = self._r
        return (
            not self._stuck
            and on_table(self.layout.side, r, x, y)
            and not base_under(self._circles, r, x, y)
            and not base_under(self._through, r, x, y)
            and not wall_under(self._walls, r, x, y)
        )

    def _last(self, x: int, y: int) -> int:
        """The key (cost and node) of the shortest way's last bend; the start counts as _START.

        -1 when there is no way within the limit.
        """
        straight = ceil64(self.x, self.y, x, y)
        if straight > self.limit64:
            return -1
        if not self._blocked(self.x, self.y, x, y, True):
            return straight * NODES + _START
        keys: list[int] = []
        for node in self._done:
            cost = self._cost[node]
            if cost <= self.limit64:
                cost += ceil64(self._xs[node], self._ys[node], x, y)
                if cost <= self.limit64:
                    keys.append(cost * NODES + node)
        keys.sort()
        for key in keys:
            node = key % NODES
            if not self._blocked(self._xs[node], self._ys[node], x, y, False):
                return key
        return -1

    def cost64(self, x: int, y: int) -> int:
        """The length of the shortest way in 1/64 mm; -1 when there is none or no room there."""
        if not self.may_end(x, y):
            return -1
        key = self._last(x, y)
        return -1 if key < 0 else key // NODES

    def path(self, x: int, y: int) -> list[Point] | None:
        """The shortest way from the start to a place; None when `cost64` is -1."""
        if not self.may_end(x, y):
            return None
        return self._way(x, y)

    def _way(self, x: int, y: int) -> list[Point] | None:
        key = self._last(x, y)
        if key < 0:
            return None
        points: list[Point] = [(x, y)]
        node = key % NODES
        if node == _START:
            node = -1
        while node >= 0:
            points.append((self._xs[node], self._ys[node]))
            node = self._back[node]
        points.append((self.x, self.y))
        points.reverse()
        return points

    # -- what outlines are drawn from (shade.py) ---------------------------------------------------

    @property
    def r(self) -> int:
        """The base's radius."""
        return self._r

    @property
    def walls(self) -> list[Piece]:
        """The pieces that it must go round."""
        return self._walls

    @property
    def circles(self) -> list[Base]:
        """The bases that it may not enter."""
        return self._circles

    @property
    def through(self) -> list[Base]:
        """Those that it may pass but not end on."""
        return self._through

    def bends(self) -> list[tuple[int, int, int]]:
        """Where its ways bend, and how much of its ruler is left there in 1/64 mm; start first."""
        found: list[tuple[int, int, int]] = []
        if not self._stuck:
            found.append((self.x, self.y, self.limit64))
            for node in self._done:
                if self._cost[node] < self.limit64:
                    left = self.limit64 - self._cost[node]
                    found.append((self._xs[node], self._ys[node], left))
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

    def _place(self, way: int, far: int) -> Point:
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
        open_circles = [
            (cx, cy, radius)
            for cx, cy, radius in self._everybody
            if not overlap(cx, cy, radius, x, y, self._r)
        ]
        way: list[Point] | None = None
        if not wall_under(self._graph.walls, self._r, x, y) and not self._stuck:
            beyond = Reach(
                self.layout,
                self._r,
                self.x,
                self.y,
                open_circles,
                NO_LIMIT,
                self.avoid_difficult,
                NO_BASES,
                self._over,
            )
            beyond.spread(x, y, True)
            way = beyond._way(x, y)
        if way is None:
            return self._nearest(x, y)
        return self._cut(way)

    def _cut(self, way: list[Point]) -> Point:
        """The last place on a way that the base can get to and stand on."""
        for place in range(len(way) - 1, 0, -1):
            x1, y1 = way[place - 1]
            x2, y2 = way[place]
            whole = ceil64(x1, y1, x2, y2)
            left = min(whole, self.limit64 - length64(way[:place]))
            far = left // 64
            while far > 0:
                x = x1 + nearest((x2 - x1) * far * 64, whole)
                y = y1 + nearest((y2 - y1) * far * 64, whole)
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
        for node in self._done:
            places.append((self._xs[node], self._ys[node]))
        for px, py in places:
            gap = square(px, py, x, y)
            if gap < least and self.cost64(px, py) >= 0:
                best = (px, py)
                least = gap
        return best


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
    found = Reach(layout, r, x0, y0, circles, limit64, avoid_difficult, through, over)
    found.spread(0, 0, False)
    return found


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
    found = Reach(layout, r, x0, y0, circles, limit64, avoid_difficult, through, over)
    if found.may_end(x1, y1):
        found.spread(x1, y1, True)
    return found.path(x1, y1)
