"""The search for shortest ways from one place: where they bend, the nearest bend first (WB-G4)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from overseer.wasteland.geometry.field import NO_LIMIT, NODES, Field, field_of
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Base, ceil64, floor64
from overseer.wasteland.geometry.rings import Graph
from overseer.wasteland.geometry.sweep import base_in_way, wall_in_way, wall_under

FAR: Final = 1 << 40
START: Final = NODES - 1  # stands for the start among the points
_LEGS: Final = NODES * NODES  # keys of the queue are cost, point, and the point before it


class Search:
    """The bends of the ways from a place, settled as far as somebody has asked.

    What it finds for a short ruler does not depend on how far it may look: whoever has several
    rulers asks one search.
    """

    __slots__ = (
        "avoid_difficult",
        "back",
        "circles",
        "cost",
        "done",
        "everybody",
        "field",
        "first",
        "graph",
        "layout",
        "limit64",
        "limited",
        "over",
        "queue",
        "r",
        "settled",
        "stuck",
        "taken",
        "walls",
        "x",
        "xs",
        "y",
        "ys",
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
        over: int,
    ) -> None:
        self.layout: Layout = layout
        self.r: int = r
        self.x: int = x
        self.y: int = y
        self.limit64: int = limit64
        self.limited: bool = limit64 < NO_LIMIT
        self.avoid_difficult: bool = avoid_difficult
        self.over: int = over
        self.everybody: list[Base] = circles
        self.circles: list[Base] = circles
        graph = layout.graph(r, avoid_difficult, over)
        self.graph: Graph = graph
        self.walls: list[Piece] = graph.walls
        self.stuck: bool = avoid_difficult and wall_under(layout.rough, r, x, y)
        if self.limited:
            # What is out of reach cannot stand in a way: lists that are asked all the time are
            # short.
            far = limit64 + 64 * r + 64
            self.circles = [
                each for each in circles if floor64(x, y, each[0], each[1]) <= far + 64 * each[2]
            ]
            far = limit64 // 64 + r + 1
            self.walls = [wall for wall in graph.walls if wall.beside(x, y, far)]
            self.field: Field = Field(graph, self.walls, r, self.circles, (x, y), limit64)
        else:
            self.field = field_of(graph, r, circles)
        self.xs: list[int] = self.field.xs
        self.ys: list[int] = self.field.ys
        # What each point costs to get to, the point before it (-1: the start), and which are final.
        self.cost: list[int] = [FAR] * len(self.xs)
        self.back: list[int] = [-1] * len(self.xs)
        self.settled: list[bool] = [False] * len(self.xs)
        self.done: list[int] = []
        # The legs to be tried next: those from the start in order, so many of them taken, and the
        # others as a heap. Most are from the start, and to sort them once is less work; as cost and
        # point alone they are numbers that Python compares quickly.
        self.first: list[int] = []
        self.taken: int = 0
        self.queue: list[int] = []

    # -- everywhere, as far as somebody asks -------------------------------------------------------

    def begin(self) -> None:
        """Get ready to look in all directions.

        A leg is looked at only when it would be the next one taken: most never are.
        """
        if self.stuck:
            return
        first = self.first
        for node in self.field.near:
            cost = ceil64(self.x, self.y, self.xs[node], self.ys[node])
            if cost <= self.limit64:
                first.append(cost * NODES + node)
        first.sort()

    def grow(self, most: int) -> int:
        """Settle the next point if it costs no more than so much; -1: there is none."""
        while True:
            key = self._next(most)
            if key < 0:
                return -1
            node = key // NODES % NODES
            if not self.settled[node] and self._settle(node, key % NODES):
                self._settled(node, 0, 0, False, self.limit64)
                return node

    def _next(self, most: int) -> int:
        """The leg that is to be tried next if it costs no more than so much; -1: there is none."""
        queue = self.queue
        if self.taken < len(self.first):
            key = self.first[self.taken] * NODES + START
            if not queue or key < queue[0]:
                if key // _LEGS > most:
                    return -1
                self.taken += 1
                return key
        if not queue or queue[0] // _LEGS > most:
            return -1
        return heappop(queue)

    def grow_to(self, most: int) -> None:
        """Settle all points that cost no more than so much."""
        while self.grow(most) >= 0:
            pass

    # -- to one place ------------------------------------------------------------------------------

    def aim(self, x: int, y: int) -> None:
        """Settle only what a way to (x, y) needs."""
        if self.stuck:
            return
        first = self.first
        best = self._improved(self.limit64, -1, 0, x, y)
        for node in self.field.near:
            px = self.xs[node]
            py = self.ys[node]
            cost = ceil64(self.x, self.y, px, py) + floor64(px, py, x, y)
            if cost <= best:
                first.append(cost * NODES + node)
        first.sort()
        while True:
            key = self._next(best)
            if key < 0:
                break
            node = key // NODES % NODES
            if not self.settled[node] and self._settle(node, key % NODES):
                best = self._improved(best, node, self.cost[node], x, y)
                self._settled(node, x, y, True, best)
        self.first = []
        self.queue = []

    def _improved(self, best: int, node: int, cost: int, x: int, y: int) -> int:
        """The cost of the best way to (x, y), the one by this point (-1: the start) included."""
        x1 = self.x if node < 0 else self.xs[node]
        y1 = self.y if node < 0 else self.ys[node]
        cost += ceil64(x1, y1, x, y)
        if cost < best and not self.blocked(x1, y1, x, y, node < 0):
            return cost
        return best

    def as_everywhere(self, node: int) -> bool:
        """Lead the way back from a point as a search in all directions would have it.

        Of ways that are equally long that one takes the lowest point at each bend; which one is
        aimed at depends on the goal. False when only that search can tell: of two points in one
        place the one that it comes to first leads to the other.
        """
        while node >= 0:
            back = -1
            legs = self.field.legs(node)
            for place in range(0, len(legs), 2):
                other = legs[place]
                length = legs[place + 1]
                if not self.settled[other] or self.cost[other] + length != self.cost[node]:
                    continue
                if length == 0:
                    return False
                if (back < 0 or other < back) and self.field.open(other, node):
                    back = other
            self.back[node] = back
            node = back
        return True

    # -- one point ---------------------------------------------------------------------------------

    def _settle(self, node: int, back: int) -> bool:
        """Take the leg to a point if nothing stands in its way."""
        x2 = self.xs[node]
        y2 = self.ys[node]
        if back == START:
            if self.limited and self.blocked(self.x, self.y, x2, y2, True):
                return False
            if not self.limited and not self.field.leaves(self.x, self.y, node):
                return False
            self.cost[node] = ceil64(self.x, self.y, x2, y2)
            return True
        field = self.field
        if not (field.is_free(back, node) if self.limited else field.open(back, node)):
            return False
        self.cost[node] = self.cost[back] + ceil64(self.xs[back], self.ys[back], x2, y2)
        self.back[node] = back
        return True

    def _settled(self, node: int, x: int, y: int, aimed: bool, best: int) -> None:
        """Offer every leg from a point that may be taken later."""
        self.settled[node] = True
        self.done.append(node)
        field = self.field
        if not self.limited:
            self._offer(node, field.legs(node), x, y, aimed, best)
            return
        if node < field.fixed:
            self._offer(node, self.graph.legs(node), x, y, aimed, best)
        self._offer(node, field.leaning(node, best - self.cost[node]), x, y, aimed, best)

    def _offer(
        self, node: int, legs: tuple[int, ...], x: int, y: int, aimed: bool, best: int
    ) -> None:
        queue = self.queue
        settled = self.settled
        gone = self.cost[node]
        for place in range(0, len(legs), 2):
            other = legs[place]
            if settled[other]:
                continue
            cost = gone + legs[place + 1]
            if aimed:
                cost += floor64(self.xs[other], self.ys[other], x, y)
            if cost <= best:
                heappush(queue, cost * _LEGS + other * NODES + node)

    # -- the ways to a place -----------------------------------------------------------------------

    def blocked(self, x1: int, y1: int, x2: int, y2: int, leaving: bool) -> bool:
        """Whether something stands in the way of a leg."""
        return base_in_way(self.circles, self.r, x1, y1, x2, y2, leaving) or wall_in_way(
            self.walls, self.r, x1, y1, x2, y2, leaving
        )

    def last(self, x: int, y: int, limit64: int) -> int:
        """The key (cost and point) of the shortest way's last bend; the start counts as START.

        -1 when there is no way within the limit.
        """
        straight = ceil64(self.x, self.y, x, y)
        if straight > limit64:
            return -1
        if not self.blocked(self.x, self.y, x, y, True):
            return straight * NODES + START
        found = self._by_done(x, y, limit64)
        most = limit64 if found < 0 else found // NODES
        # A point that is farther than the best way leads to no better one.
        while True:
            node = self.grow(most)
            if node < 0:
                break
            px = self.xs[node]
            py = self.ys[node]
            cost = self.cost[node] + ceil64(px, py, x, y)
            key = cost * NODES + node
            if cost <= most and (found < 0 or key < found):
                if not self.blocked(px, py, x, y, False):
                    found = key
                    most = cost
        return found

    def _by_done(self, x: int, y: int, limit64: int) -> int:
        """The same among the ways by points that are settled."""
        keys: list[int] = []
        for node in self.done:
            cost = self.cost[node]
            if cost <= limit64:
                cost += ceil64(self.xs[node], self.ys[node], x, y)
                if cost <= limit64:
                    keys.append(cost * NODES + node)
        keys.sort()
        for key in keys:
            node = key % NODES
            if not self.blocked(self.xs[node], self.ys[node], x, y, False):
                return key
        return -1
