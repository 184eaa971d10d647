"""Where paths may bend: rings of points round what a base must not enter.

A shortest path is a string pulled tight: it bends only where it leans on an obstacle. Each
obstacle, grown by the base's radius, is wrapped in a twelve-sided ring; a path bends at the
ring's corners, and a leg between two of them is worth trying only where it leans on both rings.
The corners lie on whole millimetres a little outside, so that a leg along a ring is always legal;
gaps that are less than about 3 mm wider than the base may be overlooked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.geometry.compass import COS_15, TURN, UNIT, WAY_X, WAY_Y, nearest
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import ceil64
from overseer.wasteland.geometry.sweep import on_table, wall_in_way, wall_under

# The ring's corners lie at 15, 45, 75 … degrees: two of its sides are then parallel to each of
# the sides of a piece that stands square to the table.
FIRST: Final = 2
STEP: Final = 4
SIDES: Final = 12
_WIDE: Final = 4096  # above any coordinate or radius
_KEPT: Final = 16  # rings round bases, for one size of base


def ring_point(x: int, y: int, radius: int, way: int) -> tuple[int, int]:
    """The ring's corner in a direction round a disc: its side is nowhere nearer than `radius`.

    One millimetre is added, since rounding moves a corner by at most 0.71.
    """
    far: i64 = radius * 64 * UNIT // COS_15 + 65
    return x + nearest(WAY_X[way] * far, UNIT * 64), y + nearest(WAY_Y[way] * far, UNIT * 64)


def _offsets(radius: int) -> list[tuple[int, int]]:
    """The ring's corners round a disc, seen from its middle."""
    known = _OFFSETS.get(radius)
    if known is None:
        known = [ring_point(0, 0, radius, way) for way in range(FIRST, TURN, STEP)]
        _OFFSETS[radius] = known
    return known


_OFFSETS: Final[dict[int, list[tuple[int, int]]]] = {}  # by radius


class Rings:
    """Which points belong to one ring, and the boxes round them: whole rings are passed over."""

    __slots__ = ("bottoms", "firsts", "lasts", "lefts", "rights", "tops")

    def __init__(self) -> None:
        self.firsts: list[int] = []
        self.lasts: list[int] = []  # the point after the last one
        self.lefts: list[int] = []
        self.rights: list[int] = []
        self.bottoms: list[int] = []
        self.tops: list[int] = []

    def close(self, nodes: Nodes, first: int, last: int) -> None:
        """The points from one number up to another are a ring; none are no ring."""
        if first == last:
            return
        xs = nodes.xs[first:last]
        ys = nodes.ys[first:last]
        self.firsts.append(first)
        self.lasts.append(last)
        self.lefts.append(min(xs))
        self.rights.append(max(xs))
        self.bottoms.append(min(ys))
        self.tops.append(max(ys))

    def passed(
        self, ring: int, x: i64, y: i64, bx: i64, by: i64, ax: i64, ay: i64, far: i64
    ) -> bool:
        """Whether a ring is too far from a point, or no leg to it leans on the point's own ring.

        b and a are the ways from the point to its neighbours. A leg between two of them leans on
        nothing, and where the corners of a box lie between them the whole box does.
        """
        left: i64 = self.lefts[ring] - x
        right: i64 = self.rights[ring] - x
        bottom: i64 = self.bottoms[ring] - y
        top: i64 = self.tops[ring] - y
        if left > far or -right > far or bottom > far or -top > far:
            return True
        most = (right if by > 0 else left) * by - (bottom if bx > 0 else top) * bx
        least = (left if by > 0 else right) * by - (top if bx > 0 else bottom) * bx
        if least <= 0 and most >= 0:
            return False
        if least > 0:
            return (right if ay > 0 else left) * ay - (bottom if ax > 0 else top) * ax < 0
        return (left if ay > 0 else right) * ay - (top if ax > 0 else bottom) * ax > 0


class Nodes:
    """Bending points, each with the ways to its two neighbours on its ring."""

    __slots__ = ("after_x", "after_y", "before_x", "before_y", "xs", "ys")

    def __init__(self) -> None:
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.before_x: list[int] = []
        self.before_y: list[int] = []
        self.after_x: list[int] = []
        self.after_y: list[int] = []

    def add(self, before: tuple[int, int], point: tuple[int, int], after: tuple[int, int]) -> None:
        """One more point."""
        x, y = point
        self.xs.append(x)
        self.ys.append(y)
        self.before_x.append(before[0] - x)
        self.before_y.append(before[1] - y)
        self.after_x.append(after[0] - x)
        self.after_y.append(after[1] - y)

    def take(self, other: Nodes, node: int) -> None:
        """A point of others."""
        self.xs.append(other.xs[node])
        self.ys.append(other.ys[node])
        self.before_x.append(other.before_x[node])
        self.before_y.append(other.before_y[node])
        self.after_x.append(other.after_x[node])
        self.after_y.append(other.after_y[node])

    def add_disc(self, x: int, y: int, radius: int) -> None:
        """The ring round a disc."""
        ring = _offsets(radius)
        before = ring[-1]
        for side in range(SIDES):
            px, py = ring[side]
            after = ring[(side + 1) % SIDES]
            self.xs.append(x + px)
            self.ys.append(y + py)
            self.before_x.append(before[0] - px)
            self.before_y.append(before[1] - py)
            self.after_x.append(after[0] - px)
            self.after_y.append(after[1] - py)
            before = ring[side]

    def leans(self, node: int, dx: i64, dy: i64) -> bool:
        """Whether a line through the node leaves the ring's neighbours on one side."""
        before = dx * self.before_y[node] - dy * self.before_x[node]
        after = dx * self.after_y[node] - dy * self.after_x[node]
        return (before >= 0 and after >= 0) or (before <= 0 and after <= 0)


def _within(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> bool:
    """Whether direction (x, y) lies strictly between a and b, counter-clockwise, below 180°."""
    return ax * y - ay * x > 0 and x * by - y * bx > 0


def _corner_ways(piece: Piece, corner: int) -> list[int]:
    """The ring's directions at a corner of a piece, counter-clockwise; none where it is hollow."""
    count = len(piece.xs)
    after = (corner + 1) % count
    # The outward normals of the sides before and after the corner.
    ax = piece.ys[corner] - piece.ys[corner - 1]
    ay = piece.xs[corner - 1] - piece.xs[corner]
    bx = piece.ys[after] - piece.ys[corner]
    by = piece.xs[corner] - piece.xs[after]
    if ax * by - ay * bx <= 0:
        return []
    chosen: list[bool] = []
    for side in range(SIDES):
        way = FIRST + side * STEP
        low = (way - 2) % TURN
        high = (way + 2) % TURN
        lx, ly, hx, hy = WAY_X[low], WAY_Y[low], WAY_X[high], WAY_Y[high]
        chosen.append(
            _within(ax, ay, bx, by, WAY_X[way], WAY_Y[way])
            or _within(ax, ay, bx, by, lx, ly)
            or _within(ax, ay, bx, by, hx, hy)
            or _within(lx, ly, hx, hy, ax, ay)
            or _within(lx, ly, hx, hy, bx, by)
        )
    ways: list[int] = []
    for start in range(SIDES):
        if chosen[start] and not chosen[start - 1]:
            side = start
            while chosen[side % SIDES]:
                ways.append(FIRST + side % SIDES * STEP)
                side += 1
    return ways


def _add_piece(nodes: Nodes, piece: Piece, r: int) -> None:
    """The ring round a piece; hollow corners have no point, since no path bends there."""
    xs = piece.xs
    ys = piece.ys
    count = len(xs)
    corners: list[list[tuple[int, int]]] = []
    for corner in range(count):
        ways = _corner_ways(piece, corner)
        corners.append([ring_point(xs[corner], ys[corner], r, way) for way in ways])
    for corner in range(count):
        ring = corners[corner]
        earlier = corners[corner - 1]
        later = corners[(corner + 1) % count]
        for place in range(len(ring)):
            x, y = ring[place]
            if place > 0:
                before = ring[place - 1]
            elif len(earlier) > 0:
                before = earlier[-1]
            else:
                before = (x + xs[corner - 1] - xs[corner], y + ys[corner - 1] - ys[corner])
            if place + 1 < len(ring):
                after = ring[place + 1]
            elif len(later) > 0:
                after = later[0]
            else:
                other = (corner + 1) % count
                after = (x + xs[other] - xs[corner], y + ys[other] - ys[corner])
            nodes.add(before, ring[place], after)


class Graph:
    """The bending points round the pieces for one size of base, and the legs between them.

    The legs of a point are worked out when a search first comes to it.
    """

    __slots__ = ("_legs", "_open", "_rings", "every", "nodes", "r", "rings", "side", "walls")

    def __init__(self, side: int, walls: list[Piece], r: int) -> None:
        self.side: int = side
        self.walls: list[Piece] = walls
        self.r: int = r
        self.nodes: Nodes = Nodes()
        self.rings: Rings = Rings()
        for piece in walls:
            found = Nodes()
            _add_piece(found, piece, r)
            first = len(self.nodes.xs)
            self._take_standing(self.nodes, found)
            self.rings.close(self.nodes, first, len(self.nodes.xs))
        self.every: list[int] = list(range(len(self.nodes.xs)))
        self._rings: dict[int, Nodes] = {}
        # Tuples of numbers, not lists: Python's garbage collector passes them over.
        self._legs: dict[int, tuple[int, ...]] = {}
        # Of the points whose legs are worked out: 1 for each point that a leg leads to.
        self._open: list[bytes] = [b""] * len(self.nodes.xs)

    def _take_standing(self, nodes: Nodes, ring: Nodes) -> None:
        """Add those points of a ring where there is room for the base."""
        for node in range(len(ring.xs)):
            x, y = ring.xs[node], ring.ys[node]
            if on_table(self.side, self.r, x, y) and not wall_under(self.walls, self.r, x, y):
                nodes.take(ring, node)

    def ring(self, x: int, y: int, radius: int) -> Nodes:
        """The points round another base where the pieces leave room; kept while it stands there."""
        key = (x * _WIDE + y) * _WIDE + radius
        known = self._rings.get(key)
        if known is None:
            found = Nodes()
            found.add_disc(x, y, self.r + radius)
            known = Nodes()
            self._take_standing(known, found)
            if len(self._rings) >= _KEPT:
                self._rings.clear()
            self._rings[key] = known
        return known

    def legs(self, node: int) -> tuple[int, ...]:
        """The points a node leads to and the lengths of the legs in 1/64 mm, by turns."""
        known = self._legs.get(node)
        if known is not None:
            return known
        legs: list[int] = []
        nodes = self.nodes
        rows = self._open
        reached = bytearray(len(rows))
        x1: i64 = nodes.xs[node]
        y1: i64 = nodes.ys[node]
        bx: i64 = nodes.before_x[node]
        by: i64 = nodes.before_y[node]
        ax: i64 = nodes.after_x[node]
        ay: i64 = nodes.after_y[node]
        rings = self.rings
        for ring in range(len(rings.firsts)):
            if rings.passed(ring, x1, y1, bx, by, ax, ay, _WIDE):
                continue
            for other in range(rings.firsts[ring], rings.lasts[ring]):
                row = rows[other]
                if len(row) > 0:  # worked out from the other end
                    if row[node] == 0:
                        continue
                else:
                    dx: i64 = nodes.xs[other] - x1
                    dy: i64 = nodes.ys[other] - y1
                    before = dx * by - dy * bx
                    after = dx * ay - dy * ax
                    if (before < 0 or after < 0) and (before > 0 or after > 0):
                        continue
                    if not nodes.leans(other, dx, dy) or other == node:
                        continue
                    if wall_in_way(self.walls, self.r, x1, y1, x1 + dx, y1 + dy, False):
                        continue
                legs.append(other)
                legs.append(ceil64(x1, y1, nodes.xs[other], nodes.ys[other]))
                reached[other] = 1
        self._open[node] = bytes(reached)
        found = tuple(legs)
        self._legs[node] = found
        return found
