"""Points, segments, circles and polygons on whole millimetres, compared exactly (WB-G1).

Nothing here rounds but `ceil64` and `floor64`, and nothing is a float but the root inside them:
lengths are compared squared, and a distance from a line as one product against another.
Coordinates stay below a few thousand, so every product of the fast functions fits in 63 bits.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Final

from mypy_extensions import i64

Point = tuple[int, int]
Base = tuple[int, int, int]  # x, y, radius

# Centres on whole millimetres are seldom exactly two radii apart: bases (or a base and a piece)
# with no more air than this between them touch. Every direction has such a point.
CONTACT: Final = 2

OUTSIDE: Final = -1
EDGE: Final = 0
INSIDE: Final = 1


# -- points and circles --------------------------------------------------------------------------


def square(x1: i64, y1: i64, x2: i64, y2: i64) -> i64:
    """The squared distance of two points."""
    return (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)


def gap_within(x1: i64, y1: i64, r1: i64, x2: i64, y2: i64, r2: i64, length: i64) -> bool:
    """Whether two bases are at most `length` apart, edge to edge (WB-G1)."""
    reach = r1 + r2 + length
    return reach >= 0 and square(x1, y1, x2, y2) <= reach * reach


def overlap(x1: i64, y1: i64, r1: i64, x2: i64, y2: i64, r2: i64) -> bool:
    """Whether two bases share ground."""
    return square(x1, y1, x2, y2) < (r1 + r2) * (r1 + r2)


def touching(x1: i64, y1: i64, r1: i64, x2: i64, y2: i64, r2: i64) -> bool:
    """Whether two bases are in contact: no shared ground, and at most CONTACT between them."""
    return not overlap(x1, y1, r1, x2, y2, r2) and gap_within(x1, y1, r1, x2, y2, r2, CONTACT)


def root(number: int) -> int:
    """The whole part of a square root: exact below 2⁵⁰, where a float is near enough.

    A root that is no whole number is farther below the next one than a float is off.

    >>> root(4095**2 - 1), root(4095**2), root(10**14 - 1), root(10**14)
    (4094, 4095, 9999999, 10000000)
    """
    return int(sqrt(float(number)))


def ceil64(x1: i64, y1: i64, x2: i64, y2: i64) -> int:
    """The distance of two points in 1/64 mm, rounded up: no path is measured too short."""
    squared = 4096 * ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
    if squared == 0:
        return 0
    return root(squared - 1) + 1


def floor64(x1: i64, y1: i64, x2: i64, y2: i64) -> int:
    """The distance of two points in 1/64 mm, rounded down."""
    return root(4096 * ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)))


def length64(points: list[Point]) -> int:
    """The length of a path in 1/64 mm, each leg rounded up.

    >>> length64([(0, 0), (30, 40), (30, 50)])
    3840
    """
    total = 0
    for place in range(1, len(points)):
        x1, y1 = points[place - 1]
        x2, y2 = points[place]
        total += ceil64(x1, y1, x2, y2)
    return total


# -- segments ------------------------------------------------------------------------------------


def turn(x1: i64, y1: i64, x2: i64, y2: i64, x: i64, y: i64) -> i64:
    """Above 0 when (x, y) lies to the left of the way from 1 to 2, below 0 to its right."""
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)


def segment_near(x1: i64, y1: i64, x2: i64, y2: i64, x: i64, y: i64, length: i64) -> bool:
    """Whether the point (x, y) is nearer than `length` to a segment (a point is one, too)."""
    dx = x2 - x1
    dy = y2 - y1
    ex = x - x1
    ey = y - y1
    along = ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey < length * length
    whole = dx * dx + dy * dy
    if along >= whole:
        return (x - x2) * (x - x2) + (y - y2) * (y - y2) < length * length
    across = dx * ey - dy * ex
    return across * across < length * length * whole


def segments_meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether the segments ab and cd have a point in common; touching counts."""
    c = turn(ax, ay, bx, by, cx, cy)
    d = turn(ax, ay, bx, by, dx, dy)
    if (c > 0 and d > 0) or (c < 0 and d < 0):
        return False
    a = turn(cx, cy, dx, dy, ax, ay)
    b = turn(cx, cy, dx, dy, bx, by)
    if (a > 0 and b > 0) or (a < 0 and b < 0):
        return False
    if a != 0 or b != 0 or c != 0 or d != 0:
        return True
    # All on one line, or one of them a point: their boxes tell.
    return (
        min(ax, bx) <= max(cx, dx)
        and min(cx, dx) <= max(ax, bx)
        and min(ay, by) <= max(cy, dy)
        and min(cy, dy) <= max(ay, by)
    )


def segment_gap(x1: int, y1: int, x2: int, y2: int, x: int, y: int) -> tuple[int, int]:
    """The squared distance of a point from a segment as numerator and denominator."""
    dx = x2 - x1
    dy = y2 - y1
    along = (x - x1) * dx + (y - y1) * dy
    if along <= 0:
        return (x - x1) * (x - x1) + (y - y1) * (y - y1), 1
    whole = dx * dx + dy * dy
    if along >= whole:
        return (x - x2) * (x - x2) + (y - y2) * (y - y2), 1
    across = dx * (y - y1) - dy * (x - x1)
    return across * across, whole


# -- polygons: two lists of coordinates, no corner repeated ---------------------------------------


def where(xs: list[int], ys: list[int], x: i64, y: i64, scale: i64) -> int:
    """INSIDE, EDGE or OUTSIDE: the point (x, y) and the polygon, its corners times `scale`."""
    inside = False
    count = len(xs)
    ax: i64 = xs[count - 1] * scale
    ay: i64 = ys[count - 1] * scale
    for corner in range(count):
        bx: i64 = xs[corner] * scale
        by: i64 = ys[corner] * scale
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return EDGE
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
        ax = bx
        ay = by
    return INSIDE if inside else OUTSIDE


def polygon_near(
    xs: list[int], ys: list[int], x1: i64, y1: i64, x2: i64, y2: i64, length: i64
) -> bool:
    """Whether a segment comes nearer than `length` (above 0) to a polygon's area."""
    dx = x2 - x1
    dy = y2 - y1
    if dx == 0 and dy == 0:
        return polygon_under(xs, ys, x1, y1, length)
    limit = length * length * (dx * dx + dy * dy)
    count = len(xs)
    # A polygon wholly on one side of the line and far from it is the usual case.
    left = True
    right = True
    for corner in range(count):
        side = dx * (ys[corner] - y1) - dy * (xs[corner] - x1)
        if side * side < limit:
            left = False
            right = False
            break
        if side > 0:
            right = False
        else:
            left = False
    if left or right:
        return False
    # So is a side of the polygon in the other cases.
    low_x = min(x1, x2) - length
    high_x = max(x1, x2) + length
    low_y = min(y1, y2) - length
    high_y = max(y1, y2) + length
    ax: i64 = xs[count - 1]
    ay: i64 = ys[count - 1]
    for corner in range(count):
        bx: i64 = xs[corner]
        by: i64 = ys[corner]
        if not (
            (ax <= low_x and bx <= low_x)
            or (ax >= high_x and bx >= high_x)
            or (ay <= low_y and by <= low_y)
            or (ay >= high_y and by >= high_y)
        ) and (
            segment_near(ax, ay, bx, by, x1, y1, length)
            or segment_near(ax, ay, bx, by, x2, y2, length)
            or segment_near(x1, y1, x2, y2, bx, by, length)
            or segments_meet(ax, ay, bx, by, x1, y1, x2, y2)
        ):
            return True
        ax = bx
        ay = by
    return where(xs, ys, x1, y1, 1) != OUTSIDE


def polygon_under(xs: list[int], ys: list[int], x: i64, y: i64, length: i64) -> bool:
    """Whether a point is nearer than `length` (above 0) to a polygon's area."""
    inside = False
    count = len(xs)
    ax: i64 = xs[count - 1]
    ay: i64 = ys[count - 1]
    for corner in range(count):
        bx: i64 = xs[corner]
        by: i64 = ys[corner]
        if (ay > y) != (by > y):
            if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) == (by > ay):
                inside = not inside
        if not (
            (ax <= x - length and bx <= x - length)
            or (ax >= x + length and bx >= x + length)
            or (ay <= y - length and by <= y - length)
            or (ay >= y + length and by >= y + length)
        ) and segment_near(ax, ay, bx, by, x, y, length):
            return True
        ax = bx
        ay = by
    return inside  # a point on the outline is near one of its sides


def polygon_gap(
    xs: list[int], ys: list[int], x1: int, y1: int, x2: int, y2: int
) -> tuple[int, int]:
    """The squared distance of a segment from a polygon's area as numerator and denominator."""
    if where(xs, ys, x1, y1, 1) != OUTSIDE:
        return 0, 1
    over, under = -1, 1
    for corner in range(len(xs)):
        ax, ay = xs[corner - 1], ys[corner - 1]
        bx, by = xs[corner], ys[corner]
        if segments_meet(ax, ay, bx, by, x1, y1, x2, y2):
            return 0, 1
        for a, b in (
            segment_gap(ax, ay, bx, by, x1, y1),
            segment_gap(ax, ay, bx, by, x2, y2),
            segment_gap(x1, y1, x2, y2, bx, by),
        ):
            if over < 0 or a * under < over * b:
                over, under = a, b
    return over, under


def crosses(xs: list[int], ys: list[int], x1: i64, y1: i64, x2: i64, y2: i64, scale: i64) -> bool:
    """Whether a segment shares interior with a polygon, its corners times `scale`.

    To graze a corner or to run along an edge is not to cross.
    """
    return cuts(xs, ys, x1, y1, x2, y2, scale) or where(xs, ys, x1, y1, scale) == INSIDE


def cuts(xs: list[int], ys: list[int], x1: i64, y1: i64, x2: i64, y2: i64, scale: i64) -> bool:
    """`crosses` for a segment that is known not to lie wholly inside."""
    dx = x2 - x1
    dy = y2 - y1
    count = len(xs)
    touches = False
    ax: i64 = xs[count - 1] * scale
    ay: i64 = ys[count - 1] * scale
    a_side = dx * (ay - y1) - dy * (ax - x1)
    for corner in range(count):
        bx: i64 = xs[corner] * scale
        by: i64 = ys[corner] * scale
        b_side = dx * (by - y1) - dy * (bx - x1)
        if (a_side <= 0 or b_side <= 0) and (a_side >= 0 or b_side >= 0):
            first = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax)
            second = (bx - ax) * (y2 - ay) - (by - ay) * (x2 - ax)
            if (first <= 0 or second <= 0) and (first >= 0 or second >= 0):
                if a_side != 0 and b_side != 0 and first != 0 and second != 0:
                    return True
                touches = True
        ax = bx
        ay = by
        a_side = b_side
    return touches and _crosses_between(xs, ys, x1, y1, x2, y2, scale)


def _crosses_between(
    xs: list[int], ys: list[int], x1: int, y1: int, x2: int, y2: int, scale: int
) -> bool:
    """`crosses` for a segment that touches the outline: look between each two of its touches."""
    dx = x2 - x1
    dy = y2 - y1
    whole = dx * dx + dy * dy
    if whole == 0:
        return where(xs, ys, x1, y1, scale) == INSIDE
    marks = {Fraction(0), Fraction(1)}
    for corner in range(len(xs)):
        ax = xs[corner - 1] * scale
        ay = ys[corner - 1] * scale
        ex = xs[corner] * scale - ax
        ey = ys[corner] * scale - ay
        cross = dx * ey - dy * ex
        if cross != 0:
            marks.add(Fraction((ax - x1) * ey - (ay - y1) * ex, cross))
        else:
            marks.add(Fraction((ax - x1) * dx + (ay - y1) * dy, whole))
    times = sorted([mark for mark in marks if 0 <= mark <= 1])
    for place in range(1, len(times)):
        middle = (times[place - 1] + times[place]) / 2
        over = middle.numerator
        under = middle.denominator
        if _inside(xs, ys, x1 * under + dx * over, y1 * under + dy * over, scale * under):
            return True
    return False


def _inside(xs: list[int], ys: list[int], x: int, y: int, scale: int) -> bool:
    """`where` is INSIDE, for points between two touches: their products need more than 63 bits."""
    inside = False
    for corner in range(len(xs)):
        ax, ay = xs[corner - 1] * scale, ys[corner - 1] * scale
        bx, by = xs[corner] * scale, ys[corner] * scale
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return False
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
    return inside


def twice_area(points: tuple[Point, ...]) -> int:
    """Twice the area of a polygon; above 0 when its corners go counter-clockwise."""
    total = 0
    for corner in range(len(points)):
        ax, ay = points[corner - 1]
        bx, by = points[corner]
        total += ax * by - ay * bx
    return total


def is_simple(points: tuple[Point, ...]) -> bool:
    """Whether a polygon has three corners or more and an outline that never meets itself."""
    count = len(points)
    if count < 3 or len(set(points)) != count or twice_area(points) == 0:
        return False
    for one in range(count):
        ax, ay = points[one - 1]
        bx, by = points[one]
        nx, ny = points[(one + 1) % count]
        if turn(ax, ay, bx, by, nx, ny) == 0 and (nx - bx) * (bx - ax) + (ny - by) * (by - ay) < 0:
            return False  # it turns back on itself
        for other in range(one + 2, count):
            if one == 0 and other == count - 1:
                continue  # neighbours, round the end
            cx, cy = points[other - 1]
            dx, dy = points[other]
            if segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
                return False
    return True
