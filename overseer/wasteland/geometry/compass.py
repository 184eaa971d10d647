"""Directions: the full turn in 48 steps of 7.5 degrees, as integers.

0 points to the right (x grows), 12 to where y grows. Eight quadrants mirror one table, so that
no direction of the table is better than another.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TURN: Final = 48
UNIT: Final = 16384

# UNIT times the cosine of 0, 7.5, 15 … 90 degrees, rounded.
_COSINES: Final = (
    16384,
    16244,
    15826,
    15137,
    14189,
    12998,
    11585,
    9974,
    8192,
    6270,
    4240,
    2139,
    0,
)
COS_15: Final = 15826


def _cosine(step: int) -> int:
    step %= TURN
    if step > 24:
        step = TURN - step
    if step > 12:
        return -_COSINES[24 - step]
    return _COSINES[step]


WAY_X: Final[list[int]] = [_cosine(step) for step in range(TURN)]
WAY_Y: Final[list[int]] = [_cosine(step - 12) for step in range(TURN)]


def toward_zero(number: i64, divisor: i64) -> i64:
    """The quotient without its fraction, so that a shortened step is never longer than asked."""
    if number < 0:
        return -(-number // divisor)
    return number // divisor


def nearest(number: i64, divisor: i64) -> i64:
    """The quotient rounded to the nearest whole number, halves away from zero."""
    if number < 0:
        return -((-2 * number + divisor) // (2 * divisor))
    return (2 * number + divisor) // (2 * divisor)


def nearest_way(dx: i64, dy: i64) -> int:
    """The step of the compass that points best along (dx, dy); the first of equal ones."""
    best = 0
    best_dot = dx * WAY_X[0] + dy * WAY_Y[0]
    for way in range(1, TURN):
        dot = dx * WAY_X[way] + dy * WAY_Y[way]
        if dot > best_dot:
            best = way
            best_dot = dot
    return best
