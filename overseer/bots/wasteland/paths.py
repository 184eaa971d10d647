"""How far it is to a place on foot: round walls, a little longer over difficult ground."""

from __future__ import annotations

from heapq import heappop, heappush
from math import sqrt
from typing import Final

from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.sweep import wall_under

WALKER: Final = 16  # mm: the radius of most bases
CELL: Final = 16  # mm between the points that are looked at
STRAIGHT: Final = 5 * CELL  # a step to the next point, in fifths of a mm …
SLANTING: Final = 113  # … or aslant
ROUGH: Final = 7  # fifths: so much longer seems a step over difficult ground
CROOKED: Final = 1.08  # steps in eight directions are longer than a straight way by so much
NOWHERE: Final = 1_000_000
MOST: Final = 24  # tables and sizes of bases that are remembered


class Paths:
    """The ways of bases of one size on one table."""

    def __init__(self, layout: Layout, radius: int) -> None:
        self.layout: Layout = layout
        self.radius: int = radius
        self.across: int = layout.side // CELL + 1
        self.prices: list[int] = []  # fifths of a step's length; 0: nobody stands there
        for row in range(self.across):
            for column in range(self.across):
                self.prices.append(self.price(column * CELL, row * CELL))
        self.fields: dict[int, list[int]] = {}

    def price(self, x: int, y: int) -> int:
        """What a step to a point costs."""
        layout = self.layout
        rim = self.radius - CELL // 2
        if min(x, y) < rim or max(x, y) > layout.side - rim:
            return 0
        if wall_under(layout.walls, self.radius, x, y):
            return 0
        return ROUGH if wall_under(layout.rough, 1, x, y) else 5

    def field(self, x: int, y: int, contact: int) -> list[int]:
        """How far every point is from a goal, in fifths of a mm."""
        key = x * 1024 + y
        found = self.fields.get(key)
        if found is None:
            # Who stands a little farther away may be behind a wall.
            found = self.spread(x, y, contact + self.radius)
            if min(found) == NOWHERE:
                found = self.spread(x, y, contact + self.radius + CELL)
            self.fields[key] = found
        return found

    def spread(self, x: int, y: int, near: int) -> list[int]:
        """From all points that are near a goal, outwards."""
        across, prices = self.across, self.prices
        far = [NOWHERE] * len(prices)
        queue: list[int] = []
        for at in range(len(prices)):
            if prices[at] > 0:
                gap = apart(at % across * CELL, at // across * CELL, x, y)
                if gap <= near:
                    far[at] = 5 * gap
                    heappush(queue, far[at] * 4096 + at)
        while queue:
            first = heappop(queue)
            at = first % 4096
            so_far = first // 4096
            if so_far > far[at]:
                continue
            column = at % across
            row = at // across
            for down in range(max(row - 1, 0), min(row + 2, across)):
                for right in range(max(column - 1, 0), min(column + 2, across)):
                    other = down * across + right
                    price = prices[other]
                    if price == 0:
                        continue
                    step = STRAIGHT if down == row or right == column else SLANTING
                    cost = so_far + step * price // 5
                    if cost < far[other]:
                        far[other] = cost
                        heappush(queue, cost * 4096 + other)
        return far

    def length(self, from_x: int, from_y: int, x: int, y: int, contact: int) -> int:
        """How far a goal is from a place, in mm; as the crow flies where there is no way."""
        straight = apart(from_x, from_y, x, y)
        far = self.field(x, y, contact)
        best = NOWHERE
        left, top = from_x // CELL, from_y // CELL
        for row in range(max(top, 0), min(top + 2, self.across)):
            for column in range(max(left, 0), min(left + 2, self.across)):
                there = far[row * self.across + column]
                if there < NOWHERE:
                    step = apart(from_x, from_y, column * CELL, row * CELL)
                    best = min(best, there + 5 * step)
        if best == NOWHERE:
            return straight
        return max(straight, int(best / (5.0 * CROOKED)))


_known: list[Paths] = []


def paths_of(layout: Layout, radius: int) -> Paths:
    """The ways on a table, worked out once."""
    for paths in _known:
        if paths.layout is layout and paths.radius == radius:
            return paths
    found = Paths(layout, radius)
    _known.append(found)
    if len(_known) > MOST:
        del _known[0]
    return found


def apart(x1: int, y1: int, x2: int, y2: int) -> int:
    """Between two points, in mm."""
    dx = x1 - x2
    dy = y1 - y2
    return int(sqrt(dx * dx + dy * dy))
