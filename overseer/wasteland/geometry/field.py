"""The bending points among pieces and bases for one size of base, and the legs between them.

Without a limit nothing here depends on where a search starts: whoever looks for ways among the
same bases shares a field, and what one search has worked out the next one finds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Base, Point, ceil64, floor64
from overseer.wasteland.geometry.rings import Graph, Nodes
from overseer.wasteland.geometry.sweep import (
    base_in_way,
    base_under,
    on_table,
    wall_in_way,
    wall_under,
)

NODES: Final = 4096  # above any count of bending points
NO_LIMIT: Final = 1 << 30  # in 1/64 mm; longer than any way
_KEPT: Final = 8  # fields, of all tables together: one alone may have a hundred thousand legs


class Field:
    """Bending points round pieces (the first `fixed`) and round bases, and their legs."""

    __slots__ = (
        "_free",
        "_legs",
        "_rings",
        "_walls",
        "after_x",
        "after_y",
        "before_x",
        "before_y",
        "circles",
        "fixed",
        "graph",
        "near",
        "r",
        "xs",
        "ys",
    )

    def __init__(
        self,
        graph: Graph,
        walls: list[Piece],
        side: int,
        r: int,
        circles: list[Base],
        start: Point,
        limit64: int,
    ) -> None:
        """`walls` and `circles` are those that matter within a length of a point."""
        self.graph: Graph = graph
        self.r: int = r
        self.circles: list[Base] = circles
        self.fixed: int = len(graph.nodes.xs)
        self._walls: list[Piece] = walls
        # The points that no way within the limit is too short for, those round pieces first.
        self.near: list[int] = []
        far: i64 = limit64 // 64 + 1
        x0: i64 = start[0]
        y0: i64 = start[1]
        for node in range(self.fixed):
            dx: i64 = graph.nodes.xs[node] - x0
            dy: i64 = graph.nodes.ys[node] - y0
            if limit64 >= NO_LIMIT or dx * dx + dy * dy <= far * far:
                self.near.append(node)
        self._rings: int = len(self.near)
        # The points, and from each the ways to its neighbours on its ring.
        nodes = Nodes()
        rings = Nodes()
        for x, y, radius in circles:
            rings.add_disc(x, y, r + radius)
        for node in range(len(rings.xs)):
            x, y = rings.xs[node], rings.ys[node]
            near = limit64 >= NO_LIMIT or floor64(start[0], start[1], x, y) <= limit64
            if near and self._stands(side, x, y):
                nodes.take(rings, node)
        self.xs: list[int] = graph.nodes.xs + nodes.xs
        self.ys: list[int] = graph.nodes.ys + nodes.ys
        self.before_x: list[int] = graph.nodes.before_x + nodes.before_x
        self.before_y: list[int] = graph.nodes.before_y + nodes.before_y
        self.after_x: list[int] = graph.nodes.after_x + nodes.after_x
        self.after_y: list[int] = graph.nodes.after_y + nodes.after_y
        self.near.extend(range(self.fixed, len(self.xs)))
        self._legs: dict[int, tuple[int, ...]] = {}
        self._free: dict[int, bool] = {}

    def _stands(self, side: int, x: int, y: int) -> bool:
        r = self.r
        return (
            on_table(side, r, x, y)
            and not base_under(self.circles, r, x, y)
            and not wall_under(self._walls, r, x, y)
        )

    def legs(self, node: int) -> tuple[int, ...]:
        """The points that a point leads to and the lengths of the legs in 1/64 mm, by turns.

        Whether a base stands in the way of one, `open` says.
        """
        known = self._legs.get(node)
        if known is None:
            known = self.leaning(node, NO_LIMIT)
            if node < self.fixed:
                known = self.graph.legs(node, self.r) + known
            self._legs[node] = known
        return known

    def leaning(self, node: int, left: int) -> tuple[int, ...]:
        """The legs from a point round a base, or to one, no longer than a length (1/64 mm).

        A leg is worth trying only where it leans on the rings of both its ends.
        """
        found: list[int] = []
        far: i64 = left // 64
        x1: i64 = self.xs[node]
        y1: i64 = self.ys[node]
        bx: i64 = self.before_x[node]
        by: i64 = self.before_y[node]
        ax: i64 = self.after_x[node]
        ay: i64 = self.after_y[node]
        near, xs, ys = self.near, self.xs, self.ys
        for place in range(self._rings if node < self.fixed else 0, len(near)):
            other = near[place]
            dx: i64 = xs[other] - x1
            dy: i64 = ys[other] - y1
            if dx > far or -dx > far or dy > far or -dy > far:
                continue
            before = dx * by - dy * bx
            after = dx * ay - dy * ax
            if (before < 0 or after < 0) and (before > 0 or after > 0):
                continue
            before = dx * self.before_y[other] - dy * self.before_x[other]
            after = dx * self.after_y[other] - dy * self.after_x[other]
            if (before < 0 or after < 0) and (before > 0 or after > 0):
                continue
            if other != node:
                found.append(other)
                found.append(ceil64(0, 0, dx, dy))
        return tuple(found)

    def open(self, back: int, node: int) -> bool:
        """`is_free`, worked out once."""
        key = back * NODES + node
        known = self._free.get(key)
        if known is None:
            known = self.is_free(back, node)
            self._free[key] = known
        return known

    def is_free(self, back: int, node: int) -> bool:
        """Whether nothing stands in the way of a leg from one point to another."""
        x1, y1, x2, y2 = self.xs[back], self.ys[back], self.xs[node], self.ys[node]
        if base_in_way(self.circles, self.r, x1, y1, x2, y2, False):
            return False
        # The legs between pieces are known; only bases may stand in their way.
        known = node < self.fixed and back < self.fixed
        return known or not wall_in_way(self._walls, self.r, x1, y1, x2, y2, False)

    def leaves(self, x: int, y: int, node: int) -> bool:
        """Whether nothing stands in the way of a leg from a place to a point; worked out once."""
        key = ((x + 1) * NODES + y) * NODES + node  # above all keys of legs between points
        known = self._free.get(key)
        if known is None:
            x2, y2 = self.xs[node], self.ys[node]
            known = not (
                base_in_way(self.circles, self.r, x, y, x2, y2, True)
                or wall_in_way(self._walls, self.r, x, y, x2, y2, True)
            )
            self._free[key] = known
        return known


def field_of(graph: Graph, side: int, r: int, circles: list[Base]) -> Field:
    """The field of some bases among the pieces of a graph; the last ones are kept."""
    for field in _fields:
        if field.graph is graph and field.r == r and field.circles == circles:
            return field
    field = Field(graph, graph.walls, side, r, list(circles), (0, 0), NO_LIMIT)
    if len(_fields) >= _KEPT:
        del _fields[0]
    _fields.append(field)
    return field


_fields: Final[list[Field]] = []
