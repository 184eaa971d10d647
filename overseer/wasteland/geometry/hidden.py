"""The ground that nobody sees of some polygons: the table without them, as outlines.

All sides are cut where they meet. A part is a rim where one of its sides is hidden ground and the
other is not; rims are put together to closed lines.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from overseer.wasteland.geometry.contour import Polygon

_SNAP: Final = 0.02  # mm: what is nearer is one place
_ASIDE: Final = 0.05  # mm beside a part: where it is looked at
_LEAST: Final = 0.01  # square mm

Place = tuple[float, float]
Part = tuple[float, float, float, float]


def hidden_ground(side: int, polygons: list[Polygon]) -> list[Polygon]:
    """Outlines of what no polygon covers, against the clock; those of holes run with it."""
    frame: Polygon = [
        (0.0, 0.0),
        (float(side), 0.0),
        (float(side), float(side)),
        (0.0, float(side)),
    ]
    edges: list[Part] = []
    for polygon in (frame, *polygons):
        for at in range(len(polygon)):
            x1, y1 = polygon[at - 1]
            x2, y2 = polygon[at]
            edges.append((x1, y1, x2, y2))
    corners = [(x1, y1) for x1, y1, _, _ in edges]
    rims: dict[Place, list[Place]] = {}
    for x1, y1, x2, y2 in _parts(edges, corners):
        length = hypot(x2 - x1, y2 - y1)
        px, py = (x1 + x2) / 2, (y1 + y2) / 2
        nx, ny = _ASIDE * (y1 - y2) / length, _ASIDE * (x2 - x1) / length
        left = _hidden(side, polygons, px + nx, py + ny)
        right = _hidden(side, polygons, px - nx, py - ny)
        if left and not right:
            rims.setdefault((x1, y1), []).append((x2, y2))
        elif right and not left:
            rims.setdefault((x2, y2), []).append((x1, y1))
    return _closed(rims)


def _parts(edges: list[Part], corners: list[Place]) -> list[Part]:
    """All edges, cut where they meet each other or a corner; each part once."""
    found: dict[tuple[Place, Place], Part] = {}
    for at in range(len(edges)):
        x1, y1, x2, y2 = edges[at]
        whole = (x2 - x1) ** 2 + (y2 - y1) ** 2
        if whole < _SNAP * _SNAP:
            continue
        cuts: list[tuple[float, Place]] = [(0.0, (x1, y1)), (1.0, (x2, y2))]
        low_x, high_x = min(x1, x2) - _SNAP, max(x1, x2) + _SNAP
        low_y, high_y = min(y1, y2) - _SNAP, max(y1, y2) + _SNAP
        for x, y in corners:
            if low_x <= x <= high_x and low_y <= y <= high_y:
                across = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
                if across * across <= _SNAP * _SNAP * whole:
                    part = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / whole
                    if 0 < part < 1:
                        cuts.append((part, (x, y)))
        for other in edges:
            place = _crossing(edges[at], other)
            if place is not None:
                part = ((place[0] - x1) * (x2 - x1) + (place[1] - y1) * (y2 - y1)) / whole
                cuts.append((part, place))
        cuts.sort()
        for number in range(1, len(cuts)):
            a, b = cuts[number - 1][1], cuts[number][1]
            if a != b:
                key = (a, b) if a < b else (b, a)
                found[key] = (a[0], a[1], b[0], b[1])
    return list(found.values())


def _crossing(one: Part, other: Part) -> Place | None:
    """Where two edges cross, away from their ends; the same place whoever is asked first."""
    if other < one:
        one, other = other, one
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
        return None
    if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return None
    cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(cross) < 1e-9:
        return None
    part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross
    rest = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross
    if not (0 < part < 1 and 0 < rest < 1):
        return None
    x, y = ax + part * (bx - ax), ay + part * (by - ay)
    for px, py in ((ax, ay), (bx, by), (cx, cy), (dx, dy)):
        if (px - x) ** 2 + (py - y) ** 2 <= _SNAP * _SNAP:
            return None  # a corner cuts there already
    return round(x, 2), round(y, 2)


def _hidden(side: int, polygons: list[Polygon], x: float, y: float) -> bool:
    """Whether a place lies on the table and in no polygon."""
    if not (0 < x < side and 0 < y < side):
        return False
    for polygon in polygons:
        inside = False
        ax, ay = polygon[-1]
        for bx, by in polygon:
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
            ax, ay = bx, by
        if inside:
            return False
    return True


def _closed(rims: dict[Place, list[Place]]) -> list[Polygon]:
    """Closed lines; what does not close is thinner than a line."""
    found: list[Polygon] = []
    while rims:
        start = next(iter(rims))
        loop: Polygon = [start]
        here = start
        while here in rims:
            ahead = rims[here]
            there = ahead.pop()
            if not ahead:
                del rims[here]
            here = there
            if here == start:
                break
            loop.append(here)
        if here == start and len(loop) > 2 and abs(_area(loop)) > _LEAST:
            found.append(_without_middles(loop))
    return found


def _area(loop: Polygon) -> float:
    total = 0.0
    for at in range(len(loop)):
        total += loop[at - 1][0] * loop[at][1] - loop[at - 1][1] * loop[at][0]
    return total / 2


def _without_middles(loop: Polygon) -> Polygon:
    """Without points in the middle of a line."""
    found: Polygon = []
    for at in range(len(loop)):
        x1, y1 = loop[at - 1]
        x2, y2 = loop[at]
        x3, y3 = loop[(at + 1) % len(loop)]
        across = (x2 - x1) * (y3 - y2) - (y2 - y1) * (x3 - x2)
        if abs(across) > 0.001:
            found.append(loop[at])
    return found
