"""Polygons as they are turned, shifted and compared when a table is filled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.geometry.plane import Point, polygon_near

Polygon = tuple[Point, ...]

# A turn by any angle is exact as a fraction: for t = n / STEPS its cosine is (1 − t²) / (1 + t²)
# and its sine 2t / (1 + t²). n from 0 to STEPS covers a quarter turn.
STEPS: Final = 64


def hull(points: list[Point]) -> Polygon:
    """The convex outline of points, counter-clockwise.

    >>> hull([(0, 0), (9, 0), (4, 2), (9, 9), (0, 9)])
    ((0, 0), (9, 0), (9, 9), (0, 9))
    """
    ordered = sorted(set(points))
    return tuple(_half(ordered) + _half(ordered[::-1]))


def _half(way: list[Point]) -> list[Point]:
    kept: list[Point] = []
    for x, y in way:
        while len(kept) > 1:
            ax, ay = kept[-2]
            bx, by = kept[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            kept.pop()
        kept.append((x, y))
    return kept[:-1]


def put(points: Polygon, x: int, y: int, quarter: int, step: int) -> Polygon:
    """A shape turned round the origin by quarter turns and a part of one, and shifted.

    0 ≤ step < STEPS.
    """
    cosine = STEPS * STEPS - step * step
    sine = 2 * STEPS * step
    whole = STEPS * STEPS + step * step
    quarter %= 4
    if quarter == 1:
        cosine, sine = -sine, cosine
    elif quarter == 2:
        cosine, sine = -cosine, -sine
    elif quarter == 3:
        cosine, sine = sine, -cosine
    found: list[Point] = []
    for px, py in points:
        found.append(
            (
                x + _round(px * cosine - py * sine, whole),
                y + _round(px * sine + py * cosine, whole),
            )
        )
    return tuple(found)


def moved(points: Polygon, x: int, y: int) -> Polygon:
    """A shape shifted."""
    found: list[Point] = []
    for px, py in points:
        found.append((px + x, py + y))
    return tuple(found)


def near(one: Polygon, other: Polygon, gap: int) -> bool:
    """Whether two polygons come nearer to each other than `gap`."""
    if not gap:
        gap = 1  # to touch is to be too near
    xs, ys = [x for x, _ in one], [y for _, y in one]
    ox, oy = [x for x, _ in other], [y for _, y in other]
    if min(ox) - gap >= max(xs) or max(ox) + gap <= min(xs):
        return False
    if min(oy) - gap >= max(ys) or max(oy) + gap <= min(ys):
        return False
    for place in range(len(other)):
        ax, ay = other[place - 1]
        bx, by = other[place]
        if polygon_near(xs, ys, ax, ay, bx, by, gap):
            return True
    x, y = one[0]
    return polygon_near(ox, oy, x, y, x, y, gap)


def disc_near(points: Polygon, x: int, y: int, length: int) -> bool:
    """Whether a point is nearer than `length` to a polygon."""
    return polygon_near([px for px, _ in points], [py for _, py in points], x, y, x, y, length)


def crowded(others: list[tuple[int, int, int]], x: i64, y: i64) -> bool:
    """Whether a point is too near to one of others: x, y and a squared distance."""
    for other in others:
        dx: i64 = other[0] - x
        dy: i64 = other[1] - y
        if dx * dx + dy * dy < other[2]:
            return True
    return False


def _round(over: int, under: int) -> int:
    """The nearest whole number; halves away from zero, so that mirrored shapes stay mirrored."""
    half = (2 * abs(over) + under) // (2 * under)
    return half if over >= 0 else -half
