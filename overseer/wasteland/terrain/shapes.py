"""Shapes of terrain on whole millimetres: boxes, blobs, walls with openings, and their gaps."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

from overseer.wasteland.geometry.plane import Point, polygon_near, segment_gap, twice_area
from overseer.wasteland.terrain.draws import Draws

Polygon = tuple[Point, ...]

# A turn by any angle is exact as a fraction: for t = n / STEPS its cosine is (1 − t²) / (1 + t²)
# and its sine 2t / (1 + t²). n from 0 to STEPS covers a quarter turn.
STEPS: Final = 64


def box(wide: int, deep: int) -> Polygon:
    """A rectangle round the origin."""
    left, low = -(wide // 2), -(deep // 2)
    return ((left, low), (left + wide, low), (left + wide, low + deep), (left, low + deep))


def blob(wide: int, deep: int, draws: Draws) -> Polygon:
    """A rounded heap in a rectangle: an octagon with its corners pulled about, made convex."""
    corners = []
    for x, y in ((0, 1), (1, 3), (3, 4), (4, 3), (4, 1), (3, 0), (1, 0)):
        shift_x = draws.between(-wide // 12, wide // 12)
        shift_y = draws.between(-deep // 12, deep // 12)
        corners.append(
            (
                min(max(wide * x // 4 + shift_x, 0), wide) - wide // 2,
                min(max(deep * y // 4 + shift_y, 0), deep) - deep // 2,
            )
        )
    return hull(corners)


def hull(points: Sequence[Point]) -> Polygon:
    """The convex outline of points, counter-clockwise.

    >>> hull([(0, 0), (9, 0), (4, 2), (9, 9), (0, 9)])
    ((0, 0), (9, 0), (9, 9), (0, 9))
    """
    ordered = sorted(set(points))

    def half(way: Sequence[Point]) -> list[Point]:
        kept: list[Point] = []
        for x, y in way:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return (*half(ordered), *half(ordered[::-1]))


def walls(wide: int, deep: int, thick: int, gaps: Sequence[tuple[int, int]]) -> list[Polygon]:
    """The walls of a rectangle, one polygon for each run between openings.

    `gaps` are openings as (from, to) along the outline, which begins at the lower left corner and
    goes round counter-clockwise; they do not overlap and come in order.

    >>> walls(100, 80, 10, [(20, 60)])[0][:4]
    ((10, -40), (50, -40), (50, 40), (-50, 40))
    """
    length = 2 * (wide + deep)
    runs = []
    for place, (_, start) in enumerate(gaps):
        end = gaps[(place + 1) % len(gaps)][0]
        runs.append((start, end if end > start else end + length))
    return [_run(wide, deep, thick, start, end) for start, end in runs]


def _run(wide: int, deep: int, thick: int, start: int, end: int) -> Polygon:
    """One wall along the outline from `start` to `end`: out along it and back on its inner side."""
    length = 2 * (wide + deep)
    corners = (
        (0, (0, 0), (1, 1)),
        (wide, (wide, 0), (-1, 1)),
        (wide + deep, (wide, deep), (-1, -1)),
        (2 * wide + deep, (0, deep), (1, -1)),
    )
    outer, inner = [_on_outline(wide, deep, start)], [_inward(wide, deep, thick, start)]
    for lap in (0, length):
        for at, (x, y), (in_x, in_y) in corners:
            if start < at + lap < end:
                outer.append((x, y))
                inner.append((x + in_x * thick, y + in_y * thick))
    outer.append(_on_outline(wide, deep, end))
    inner.append(_inward(wide, deep, thick, end))
    return moved((*outer, *reversed(inner)), -(wide // 2), -(deep // 2))


def _on_outline(wide: int, deep: int, at: int) -> Point:
    """A point of the outline."""
    at %= 2 * (wide + deep)
    if at <= wide:
        return at, 0
    if at <= wide + deep:
        return wide, at - wide
    if at <= 2 * wide + deep:
        return 2 * wide + deep - at, deep
    return 0, 2 * (wide + deep) - at


def _inward(wide: int, deep: int, thick: int, at: int) -> Point:
    """The point behind one of the outline, on the wall's inner side."""
    x, y = _on_outline(wide, deep, at)
    at %= 2 * (wide + deep)
    if at < wide:
        return x, y + thick
    if at < wide + deep:
        return x - thick, y
    if at < 2 * wide + deep:
        return x, y - thick
    return x + thick, y


def turned(points: Polygon, quarter: int, step: int) -> Polygon:
    """A shape turned round the origin by quarter turns and a part of one (0 ≤ step < STEPS)."""
    cosine = STEPS * STEPS - step * step
    sine = 2 * STEPS * step
    whole = STEPS * STEPS + step * step
    found = []
    for x, y in points:
        for _ in range(quarter % 4):
            x, y = -y, x
        found.append((_round(x * cosine - y * sine, whole), _round(x * sine + y * cosine, whole)))
    return tuple(found)


def moved(points: Polygon, x: int, y: int) -> Polygon:
    """A shape shifted."""
    return tuple((px + x, py + y) for px, py in points)


def area(points: Polygon) -> int:
    """The area of a polygon in mm², rounded down."""
    return abs(twice_area(points)) // 2


def radii(points: Polygon) -> tuple[int, int]:
    """The radii of two discs round the origin: one in a convex shape, one that holds it.

    Both allow for the rounding of corners when the shape is turned.

    >>> radii(box(60, 80))
    (28, 52)
    """
    inner = outer = isqrt(max(x * x + y * y for x, y in points)) + 2
    for place in range(len(points)):
        ax, ay = points[place - 1]
        bx, by = points[place]
        over, under = segment_gap(ax, ay, bx, by, 0, 0)
        inner = min(inner, isqrt(over // under) - 2)
    return max(inner, 0), outer


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
    return polygon_near(ox, oy, *one[0], *one[0], gap)


def disc_near(points: Polygon, x: int, y: int, length: int) -> bool:
    """Whether a point is nearer than `length` to a polygon."""
    return polygon_near([px for px, _ in points], [py for _, py in points], x, y, x, y, length)


def _round(over: int, under: int) -> int:
    """The nearest whole number; halves away from zero, so that mirrored shapes stay mirrored."""
    half = (2 * abs(over) + under) // (2 * under)
    return half if over >= 0 else -half
