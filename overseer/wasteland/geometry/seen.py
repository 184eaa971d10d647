"""The ground that somebody sees, as polygons that are exact (WB-G5).

A point is seen when one of three lines to it is free: from the centre of the base, and from where
its tangents through the point touch it on either side. Each kind of line sweeps the table once, as
the hand of a clock does. Between two corners of what blocks sight the hand ends at one straight
side; so what it sweeps is a polygon. Somebody sees the three polygons together.
"""

from __future__ import annotations

from math import asin, atan2, cos, hypot, inf, pi, sin, sqrt
from typing import Final

from overseer.wasteland.geometry.contour import Polygon
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import INSIDE, where

HANDS: Final = (0, 1, -1)  # the centre, the left tangent, the right one
_FINE: Final = 1024  # a place on the base in 1/1024 mm
_SAME: Final = 1e-9

Side = tuple[int, int, int, int]


def seen_ground(layout: Layout, x: int, y: int, r: int, skip: int) -> list[Polygon]:
    """What a base sees; `skip`: the piece that it stands on (-1: none)."""
    pieces = [piece for piece in layout.blockers if piece.number != skip]
    sides = sides_of(layout.side, pieces)
    corners: list[tuple[float, float]] = [(float(x1), float(y1)) for x1, y1, _, _ in sides]
    corners += crossings(sides)
    return [_swept(sides, corners, pieces, x, y, hand * r) for hand in HANDS]


def sides_of(side: int, pieces: list[Piece]) -> list[Side]:
    """All that ends a line: the edges of the table and the sides of pieces."""
    found: list[Side] = [(0, 0, side, 0), (side, 0, side, side)]
    found += [(side, side, 0, side), (0, side, 0, 0)]
    for piece in pieces:
        for at in range(len(piece.xs)):
            found.append((piece.xs[at - 1], piece.ys[at - 1], piece.xs[at], piece.ys[at]))
    return found


def crossings(sides: list[Side]) -> list[tuple[float, float]]:
    """Where sides cross: pieces may overlap, or reach over the table's edge."""
    found: list[tuple[float, float]] = []
    for at in range(len(sides)):
        ax, ay, bx, by = sides[at]
        left, right, low, high = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        for other in range(at):
            cx, cy, dx, dy = sides[other]
            if max(cx, dx) < left or min(cx, dx) > right or max(cy, dy) < low or min(cy, dy) > high:
                continue
            cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
            if cross == 0:
                continue
            part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross
            rest = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross
            if 0 < part < 1 and 0 < rest < 1:
                found.append((ax + part * (bx - ax), ay + part * (by - ay)))
    return found


def _swept(
    sides: list[Side],
    corners: list[tuple[float, float]],
    pieces: list[Piece],
    x: int,
    y: int,
    r: int,
) -> Polygon:
    """What one hand sweeps; it starts `r` to the left of the centre (below 0: to the right)."""
    ways = _ways(sides, corners, x, y, r)
    near = [piece for piece in pieces if piece.under(x, y, abs(r) + 1)]
    polygon: Polygon = []
    for at in range(len(ways)):
        first = ways[at - 1] - (2 * pi if at == 0 else 0.0)
        last = ways[at]
        if last - first < _SAME:
            continue
        middle = (first + last) / 2
        hit = -1 if _starts_inside(near, x, y, r, middle) else _first_side(sides, x, y, r, middle)
        for way in (first, last):
            point = _end(sides[hit] if hit >= 0 else None, x, y, r, way)
            if not polygon or hypot(point[0] - polygon[-1][0], point[1] - polygon[-1][1]) > 0.001:
                polygon.append(point)
    return _tidy(polygon)


def _ways(
    sides: list[Side], corners: list[tuple[float, float]], x: int, y: int, r: int
) -> list[float]:
    """The directions in which the hand meets a corner, in order, each once."""
    found: list[float] = []
    for px, py in corners:
        far = hypot(px - x, py - y)
        if far > abs(r):
            found.append((atan2(py - y, px - x) - asin(r / far)) % (2 * pi))
    if r != 0:
        for x1, y1, x2, y2 in sides:
            for px, py in _on_base(x1 - x, y1 - y, x2 - x, y2 - y, abs(r)):
                found.append((atan2(py, px) - (pi / 2 if r > 0 else -pi / 2)) % (2 * pi))
    return sorted(set(found))


def _on_base(x1: int, y1: int, x2: int, y2: int, r: int) -> list[tuple[float, float]]:
    """Where a side crosses the rim of a base round 0,0."""
    dx, dy = x2 - x1, y2 - y1
    a = dx * dx + dy * dy
    b = x1 * dx + y1 * dy
    root = b * b - a * (x1 * x1 + y1 * y1 - r * r)
    if root <= 0:
        return []
    parts = ((-b - sqrt(root)) / a, (-b + sqrt(root)) / a)
    return [(x1 + part * dx, y1 + part * dy) for part in parts if 0 <= part <= 1]


def _starts_inside(near: list[Piece], x: int, y: int, r: int, way: float) -> bool:
    """Whether the hand begins inside of what blocks it."""
    sx = round((x - r * sin(way)) * _FINE)
    sy = round((y + r * cos(way)) * _FINE)
    for piece in near:
        if where(piece.xs, piece.ys, sx, sy, _FINE) == INSIDE:
            return True
    return False


def _first_side(sides: list[Side], x: int, y: int, r: int, way: float) -> int:
    """The side that ends the hand in a direction."""
    ux, uy = cos(way), sin(way)
    sx, sy = x - r * uy, y + r * ux
    best = -1
    least = inf
    for at in range(len(sides)):
        x1, y1, x2, y2 = sides[at]
        one = ux * (y1 - sy) - uy * (x1 - sx)
        two = ux * (y2 - sy) - uy * (x2 - sx)
        if (one > 0) == (two > 0):
            continue
        part = one / (one - two)
        far = (x1 + part * (x2 - x1) - sx) * ux + (y1 + part * (y2 - y1) - sy) * uy
        if 0 <= far < least:
            least = far
            best = at
    return best


def _end(side: Side | None, x: int, y: int, r: int, way: float) -> tuple[float, float]:
    """Where the hand ends on a side; where it begins when there is none."""
    ux, uy = cos(way), sin(way)
    sx, sy = x - r * uy, y + r * ux
    if side is None:
        return sx, sy
    x1, y1, x2, y2 = side
    one = ux * (y1 - sy) - uy * (x1 - sx)
    two = ux * (y2 - sy) - uy * (x2 - sx)
    part = 0.5 if one == two else max(0.0, min(1.0, one / (one - two)))
    return x1 + part * (x2 - x1), y1 + part * (y2 - y1)


def _tidy(polygon: Polygon) -> Polygon:
    """To a hundredth of a millimetre, without points in the middle of a line."""
    found: Polygon = []
    while (
        len(polygon) > 1
        and hypot(polygon[0][0] - polygon[-1][0], polygon[0][1] - polygon[-1][1]) <= 0.001
    ):
        polygon.pop()
    for at in range(len(polygon)):
        x1, y1 = polygon[at - 1]
        x2, y2 = polygon[at]
        x3, y3 = polygon[(at + 1) % len(polygon)]
        across = (x2 - x1) * (y3 - y2) - (y2 - y1) * (x3 - x2)
        if abs(across) > 0.001:
            found.append((round(x2, 2), round(y2, 2)))
    return found
