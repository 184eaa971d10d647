"""The bending points among pieces and bases for one size of base, and the legs between them.

Without a limit nothing here depends on where a search starts: whoever looks for ways among the
same bases shares a field, and what one search has worked out the next one finds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Base, Point, ceil64, floor64
from overseer.wasteland.geometry.rings import Graph, Nodes, Rings
from overseer.wasteland.geometry.sweep import base_in_way, base_under, wall_in_way

NODES: Final = 4096  # above any count of bending points
NO_LIMIT: Final = 1 << 30  # in 1/64 mm; longer than any way
_KEPT: Final = 8  # fields, of all tables together: one alone may have a hundred thousand legs


class Field:
    """Bending points round pieces (the first `fixed`) and round bases, and their legs."""

    __slots__ = (
        "_firsts",
        "_free",
        "_lasts",
        "_legs",
        "_nodes",
        "_of_bases",
        "_rings",
        "_walls",
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
        # The points that no way within the limit is too short for, those round pieces first; the
        # places among them where the rings of pieces begin and end, and the numbers of these rings.
        self.near: list[int] = []
        self._firsts: list[int] = graph.rings.firsts
        self._lasts: list[int] = graph.rings.lasts
        self._rings: list[int] = []
        if limit64 >= NO_LIMIT:
            self.near += graph.every
            self._rings += range(len(self._firsts))
        else:
            self._firsts = []
            self._lasts = []
            self._look_near(start[0], start[1], limit64 // 64 + 1)
        # Round bases: the points where neither pieces nor other bases stand.
        nodes = Nodes()
        rings = Rings()
        for x, y, radius in circles:
            ring = graph.ring(x, y, radius)
            first = len(nodes.xs)
            for node in range(len(ring.xs)):
                px, py = ring.xs[node], ring.ys[node]
                near = limit64 >= NO_LIMIT or floor64(start[0], start[1], px, py) <= limit64
                if near and not base_under(circles, r, px, py):
                    nodes.take(ring, node)
            rings.close(nodes, first, len(nodes.xs))
        self._nodes: Nodes = nodes
        self._of_bases: Rings = rings
        self.xs: list[int] = graph.nodes.xs + nodes.xs
        self.ys: list[int] = graph.nodes.ys + nodes.ys
        self.near.extend(range(self.fixed, len(self.xs)))
        self._legs: dict[int, tuple[int, ...]] = {}
        self._free: dict[int, bool] = {}

    def _look_near(self, x: i64, y: i64, far: i64) -> None:
        """Note the points round pieces that are no farther from a place than a length."""
        nodes = self.graph.nodes
        rings = self.graph.rings
        for ring in range(len(rings.firsts)):
            if (
                rings.lefts[ring] > x + far
                or rings.rights[ring] < x - far
                or rings.bottoms[ring] > y + far
                or rings.tops[ring] < y - far
            ):
                continue
            first = len(self.near)
            for node in range(rings.firsts[ring], rings.lasts[ring]):
                dx: i64 = nodes.xs[node] - x
                dy: i64 = nodes.ys[node] - y
                if dx * dx + dy * dy <= far * far:
                    self.near.append(node)
            if len(self.near) > first:
                self._firsts.append(first)
                self._lasts.append(len(self.near))
                self._rings.append(ring)

    def legs(self, node: int) -> tuple[int, ...]:
        """The points that a point leads to and the lengths of the legs in 1/64 mm, by turns.

        Whether a base stands in the way of one, `open` says.
        """
        known = self._legs.get(node)
        if known is None:
            known = self.leaning(node, NO_LIMIT)
            if node < self.fixed:
                known = self.graph.legs(node) + known
            self._legs[node] = known
        return known

    def leaning(self, node: int, left: int) -> tuple[int, ...]:
        """The legs from a point round a base, or to one, no longer than a length (1/64 mm).

        A leg is worth trying only where it leans on the rings of both its ends.
        """
        found: list[int] = []
        if node < self.fixed:
            self._add(found, self.graph.nodes, node, node, left)
        else:
            self._add(found, self._nodes, node - self.fixed, node, left)
        return tuple(found)

    def _add(self, found: list[int], own: Nodes, place: int, node: int, left: int) -> None:
        far: i64 = left // 64
        x1: i64 = own.xs[place]
        y1: i64 = own.ys[place]
        bx: i64 = own.before_x[place]
        by: i64 = own.before_y[place]
        ax: i64 = own.after_x[place]
        ay: i64 = own.after_y[place]
        # To the other points round bases, and from one of them to those round pieces.
        nodes = self._nodes
        rings = self._of_bases
        for ring in range(len(rings.firsts)):
            if rings.passed(ring, x1, y1, bx, by, ax, ay, far):
                continue
            for at in range(rings.firsts[ring], rings.lasts[ring]):
                dx: i64 = nodes.xs[at] - x1
                dy: i64 = nodes.ys[at] - y1
                if dx > far or -dx > far or dy > far or -dy > far:
                    continue
                before = dx * by - dy * bx
                after = dx * ay - dy * ax
                if (before < 0 or after < 0) and (before > 0 or after > 0):
                    continue
                if nodes.leans(at, dx, dy) and self.fixed + at != node:
                    found.append(self.fixed + at)
                    found.append(ceil64(0, 0, dx, dy))
        if node < self.fixed:
            return
        nodes = self.graph.nodes
        rings = self.graph.rings
        for number in range(len(self._rings)):
            if rings.passed(self._rings[number], x1, y1, bx, by, ax, ay, far):
                continue
            for at in range(self._firsts[number], self._lasts[number]):
                other = self.near[at]
                dx = nodes.xs[other] - x1
                dy = nodes.ys[other] - y1
                if dx > far or -dx > far or dy > far or -dy > far:
                    continue
                before = dx * by - dy * bx
                after = dx * ay - dy * ax
                if (before < 0 or after < 0) and (before > 0 or after > 0):
                    continue
                if nodes.leans(other, dx, dy):
                    found.append(other)
                    found.append(ceil64(0, 0, dx, dy))

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


def field_of(graph: Graph, r: int, circles: list[Base]) -> Field:
    """The field of some bases among the pieces of a graph; the last ones are kept."""
    for field in _fields:
        if field.graph is graph and field.r == r and field.circles == circles:
            return field
    field = Field(graph, graph.walls, r, list(circles), (0, 0), NO_LIMIT)
    if len(_fields) >= _KEPT:
        del _fields[0]
    _fields.append(field)
    return field


_fields: Final[list[Field]] = []
