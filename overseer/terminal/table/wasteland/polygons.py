"""Polygons on the map: how near a point comes to one, and what of a line lies in several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

Place = tuple[float, float]


def near(corners: Sequence[Place], x: float, y: float, far: float) -> bool:
    """Whether a point lies in a polygon or less than `far` from it."""
    inside = False
    x1, y1 = corners[-1]
    for x2, y2 in corners:
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
        if _gap(x, y, x1, y1, x2, y2) < far:
            return True
        x1, y1 = x2, y2
    return inside


def _gap(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """From a point to a side."""
    dx, dy = x2 - x1, y2 - y1
    whole = dx * dx + dy * dy
    part = 0.0 if whole == 0 else max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / whole))
    return hypot(x1 + part * dx - x, y1 + part * dy - y)


def across(loops: Iterable[Sequence[Place]], y: float) -> list[tuple[float, float]]:
    """The stretches of a line from west to east that lie in an area; holes are loops too."""
    cuts: list[float] = []
    for corners in loops:
        x1, y1 = corners[-1]
        for x2, y2 in corners:
            if (y1 > y) != (y2 > y):
                cuts.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
            x1, y1 = x2, y2
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=True))


def is_hole(corners: Sequence[Place]) -> bool:
    """Whether an outline runs with the clock."""
    twice = 0.0
    x1, y1 = corners[-1]
    for x2, y2 in corners:
        twice += x1 * y2 - x2 * y1
        x1, y1 = x2, y2
    return twice < 0


def along(corners: Sequence[Place], step: float) -> list[Place]:
    """Points on the sides of a polygon, no farther apart than `step`."""
    found: list[Place] = []
    x1, y1 = corners[-1]
    for x2, y2 in corners:
        steps = max(1, int(hypot(x2 - x1, y2 - y1) / step))
        for at in range(steps):
            found.append((x1 + (x2 - x1) * at / steps, y1 + (y2 - y1) * at / steps))
        x1, y1 = x2, y2
    return found
