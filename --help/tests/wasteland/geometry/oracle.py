"""The same questions answered by Shapely, in floating point.

Its answers are sure only where no measure is within a hair of its limit; `None` says so.
"""

from __future__ import annotations

from math import hypot, sqrt
from typing import Any

import shapely

from overseer.wasteland.geometry import Base, Layout, Piece, Point

HAIR = 1e-7  # mm; whole numbers differ by more, or are equal
# Tangent points are rounded to 1/16 mm; where a piece 0.2 mm larger or smaller changes the
# answer, none is expected.
SIGHT_HAIR = 0.2


def area(piece: Piece) -> Any:
    return shapely.Polygon(piece.points)


def line(points: list[Point]) -> Any:
    if len(set(points)) == 1:
        return shapely.Point(points[0])
    return shapely.LineString(points)


def below(measure: float, limit: float) -> bool | None:
    """measure < limit, or None when they are too close to tell."""
    if abs(measure - limit) < HAIR:
        return None
    return bool(measure < limit)


def path_distance(piece: Piece, points: list[Point]) -> float:
    return float(line(points).distance(area(piece)))


def path_meets_piece(piece: Piece, r: int, points: list[Point]) -> bool | None:
    return below(path_distance(piece, points), r)


def path_meets_base(base: Base, r: int, points: list[Point]) -> bool | None:
    return below(float(line(points).distance(shapely.Point(base[0], base[1]))), r + base[2])


def sight_lines(one: Base, two: Base) -> list[Any]:
    """The centre line and the tangents that there are, from trigonometry's formulas."""
    x1, y1, r1 = one
    x2, y2, r2 = two
    lines = [line([(x1, y1), (x2, y2)])]
    d = hypot(x2 - x1, y2 - y1)
    for r in (r2, -r2):
        if d <= abs(r1 - r):
            continue
        ux, uy = (x2 - x1) / d, (y2 - y1) / d
        c = (r1 - r) / d
        s = sqrt(1 - c * c)
        for hand in (1, -1):
            nx, ny = c * ux - hand * s * uy, c * uy + hand * s * ux
            lines.append(
                shapely.LineString([(x1 + r1 * nx, y1 + r1 * ny), (x2 + r * nx, y2 + r * ny)])
            )
    return lines


def sees(layout: Layout, one: Base, two: Base) -> bool | None:
    areas = [area(piece) for piece in layout.blockers]
    lines = sight_lines(one, two)
    small = [polygon.buffer(-SIGHT_HAIR) for polygon in areas]
    large = [polygon.buffer(SIGHT_HAIR) for polygon in areas]
    if any(not any(each.intersects(polygon) for polygon in large) for each in lines):
        return True
    if all(any(each.intersects(polygon) for polygon in small) for each in lines):
        return False
    return None
