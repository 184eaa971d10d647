"""The outlines of an area that is known row by row: polygons for whoever draws it.

Each place is a square millimetre round its point. The outline of all of them is a staircase; its
steps are smoothed away as far as no corner moves by more than 0.75 mm.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.geometry.plane import Point
from overseer.wasteland.geometry.shade import Rows, Span, apart

_LOOSE: Final = 1.5  # in half millimetres: how far a corner may lie off its outline

Polygon = list[tuple[float, float]]


def outlines(rows: Rows) -> list[Polygon]:
    """Outer outlines against the clock, those of holes with it."""
    loops: list[Polygon] = []
    for loop in _chained(_edges(rows)):
        steps = _straight(loop)
        corners = _smoothed(steps)
        if len(corners) < 3:
            corners = steps
        loops.append([(x / 2, y / 2) for x, y in corners])
    return loops


def _edges(rows: Rows) -> dict[Point, list[Point]]:
    """The sides of the staircase in half millimetres, each with the area on its left."""
    edges: dict[Point, list[Point]] = {}
    below: list[Span] = []
    for at in range(len(rows.spans) + 1):
        spans = rows.spans[at] if at < len(rows.spans) else []
        y = 2 * (rows.first + at)
        for low, high in spans:
            edges.setdefault((2 * high + 1, y - 1), []).append((2 * high + 1, y + 1))
            edges.setdefault((2 * low - 1, y + 1), []).append((2 * low - 1, y - 1))
        for low, high in apart(spans, below):
            edges.setdefault((2 * low - 1, y - 1), []).append((2 * high + 1, y - 1))
        for low, high in apart(below, spans):
            edges.setdefault((2 * high + 1, y - 1), []).append((2 * low - 1, y - 1))
        below = spans
    return edges


def _chained(edges: dict[Point, list[Point]]) -> list[list[Point]]:
    """Closed lines out of sides."""
    loops: list[list[Point]] = []
    while edges:
        start = next(iter(edges))
        loop = [start]
        here = start
        came = (0, 0)
        while True:
            ahead = edges[here]
            # Where two corners meet the outline keeps to its own.
            place = 0
            if len(ahead) > 1 and _right(came, here, ahead[1]):
                place = 1
            there = ahead.pop(place)
            if not ahead:
                del edges[here]
            came = (there[0] - here[0], there[1] - here[1])
            here = there
            if here == start:
                break
            loop.append(here)
        loops.append(loop)
    return loops


def _right(came: Point, here: Point, there: Point) -> bool:
    """Whether the way on turns left, so that corners that only touch stay apart."""
    return came[0] * (there[1] - here[1]) - came[1] * (there[0] - here[0]) > 0


def _straight(loop: list[Point]) -> list[Point]:
    """Without the points in the middle of a straight line."""
    found: list[Point] = []
    for at in range(len(loop)):
        x1, y1 = loop[at - 1]
        x2, y2 = loop[at]
        x3, y3 = loop[(at + 1) % len(loop)]
        if (x2 - x1) * (y3 - y2) != (y2 - y1) * (x3 - x2):
            found.append(loop[at])
    return found


def _smoothed(loop: list[Point]) -> list[Point]:
    """The corners that matter: no other one lies farther off than `_LOOSE`."""
    count = len(loop)
    if count < 4:
        return loop
    far = 0
    most = 0
    for at in range(count):
        gap = (loop[at][0] - loop[0][0]) ** 2 + (loop[at][1] - loop[0][1]) ** 2
        if gap > most:
            most = gap
            far = at
    ring = [*loop, loop[0]]
    kept = [False] * (count + 1)
    kept[0] = kept[far] = True
    open_parts = [(0, far), (far, count)]
    while open_parts:
        first, last = open_parts.pop()
        middle = _farthest(ring, first, last)
        if middle > 0:
            kept[middle] = True
            open_parts += [(first, middle), (middle, last)]
    return [loop[at] for at in range(count) if kept[at]]


def _farthest(ring: list[Point], first: int, last: int) -> int:
    """The corner farthest off the line between two others; 0 when none is too far."""
    x1, y1 = ring[first]
    dx, dy = ring[last][0] - x1, ring[last][1] - y1
    whole = float(dx * dx + dy * dy)
    limit = _LOOSE * _LOOSE * whole
    best = 0
    for at in range(first + 1, last):
        across = dx * (ring[at][1] - y1) - dy * (ring[at][0] - x1)
        if across * across > limit:
            limit = float(across * across)
            best = at
    return best
