"""Differences between two runs: how large they may be, and whether chance alone explains them.

Shares have Newcombe's interval (his method 10, from two of Wilson's) and the score test with the
factor (N - 1) / N; where few cases are expected, Fisher's exact test. Means have Welch's. Where
several cases come of one deal they are worth fewer independent ones (Rao and Scott). Many things
are looked at together, so the chances are corrected after Holm.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, sqrt
from typing import Final, NamedTuple

from overseer.lab.summary import wilson

LEVEL: Final = 0.05  # so often at most, over all that is looked at, a chance is taken for a change
FEW: Final = 10  # where fewer cases are expected in a field, the test is exact
MANY_DEALS: Final = 30  # from so many on, deals say how much their games depend on each other
_CLOSE: Final = 1e-12
_STEPS: Final = 300


class Sums(NamedTuple):
    """What is known of a figure in one run: over its deals, sums of cases, values and products.

    The figure is the values by the cases: victories by games, caps by phases.
    """

    deals: int = 0
    cases: int = 0
    values: int = 0
    cases_squared: int = 0
    products: int = 0
    values_squared: int = 0

    def and_deal(self, cases: int, values: int) -> Sums:
        """With one deal more."""
        return Sums(
            self.deals + 1,
            self.cases + cases,
            self.values + values,
            self.cases_squared + cases * cases,
            self.products + cases * values,
            self.values_squared + values * values,
        )

    @property
    def ratio(self) -> float:
        return self.values / self.cases

    def variance(self) -> float:
        """Of the ratio, from deal to deal; 0 where a single one says nothing about it."""
        if self.deals < 2:
            return 0.0
        ratio = self.ratio
        around = (
            self.values_squared - 2 * ratio * self.products + ratio * ratio * self.cases_squared
        )
        return max(0.0, around) * self.deals / (self.deals - 1) / self.cases**2


class Difference(NamedTuple):
    """How much more it is now, from where to where that may be, and how likely by chance alone."""

    value: float
    low: float
    high: float
    p: float


def share_difference(base: Sums, now: Sums, whole: int) -> Difference:
    """Of two shares, whose values are parts of `whole`."""
    first, second = (_independent(each, whole) for each in (base, now))
    (a, m), (b, n) = first, second
    difference = b / n - a / m
    low_a, high_a = wilson(a, m)
    low_b, high_b = wilson(b, n)
    low = difference - sqrt((b / n - low_b) ** 2 + (high_a - a / m) ** 2)
    high = difference + sqrt((high_b - b / n) ** 2 + (a / m - low_a) ** 2)
    return Difference(difference, low, high, shares_chance(a, m, b, n))


def _independent(sums: Sums, whole: int) -> tuple[float, float]:
    """Wins and games, as many as would tell as much if no two games had the same dice."""
    share = sums.ratio / whole
    cases = float(sums.cases)
    binomial = share * (1 - share) / cases
    if sums.deals >= MANY_DEALS and binomial > 0:
        # What independent games would show, with the same correction for a sample.
        expected = binomial * sums.deals / (sums.deals - 1)
        cases /= max(1.0, sums.variance() / (expected * whole**2))
    return share * cases, cases


def shares_chance(a: float, m: float, b: float, n: float) -> float:
    """How likely two shares, a of m and b of n, differ at least so much by chance alone.

    >>> round(shares_chance(56, 70, 48, 80), 4)
    0.0083
    """
    pooled = (a + b) / (m + n)
    if not 0 < pooled < 1:
        return 1.0
    if min(pooled, 1 - pooled) * min(m, n) < FEW:
        return fisher(round(a), round(m), round(b), round(n))
    spread = sqrt(pooled * (1 - pooled) * (1 / m + 1 / n) * (m + n) / (m + n - 1))
    return erfc(abs(a / m - b / n) / spread / sqrt(2))


def fisher(a: int, m: int, b: int, n: int) -> float:
    """Fisher's exact test, both sides: all tables that are no likelier than this one.

    >>> round(fisher(3, 4, 1, 4), 4)
    0.4857
    """
    wins = a + b

    def likely(x: int) -> float:
        return exp(_choose(m, x) + _choose(n, wins - x) - _choose(m + n, wins))

    here = likely(a) * (1 + 1e-7)
    every = (likely(x) for x in range(max(0, wins - n), min(m, wins) + 1))
    return min(1.0, sum(each for each in every if each <= here))


def _choose(n: int, k: int) -> float:
    """The logarithm of the number of ways to take k of n."""
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)


def mean_difference(base: Sums, now: Sums) -> Difference | None:
    """Of two means, after Welch; None where there are too few deals to tell anything."""
    if base.deals < 2 or now.deals < 2:
        return None
    difference = now.ratio - base.ratio
    first, second = base.variance(), now.variance()
    both = first + second
    if both == 0:
        return Difference(difference, difference, difference, 1.0 if difference == 0 else 0.0)
    free = both**2 / (first**2 / (base.deals - 1) + second**2 / (now.deals - 1))
    error = sqrt(both)
    reach = student_reach(free) * error
    chance = student_tails(difference / error, free)
    return Difference(difference, difference - reach, difference + reach, chance)


def student_tails(t: float, free: float) -> float:
    """How likely a value of Student's is at least so far from 0, on either side.

    >>> round(student_tails(2.228, 10), 3)
    0.05
    """
    return _beta(free / (free + t * t), free / 2, 0.5)


def student_reach(free: float) -> float:
    """How far from 0 all but 5 % of the values of Student's are.

    >>> round(student_reach(10), 3)
    2.228
    """
    low, high = 0.0, 1e6
    while high - low > 1e-9 * (1 + high):
        middle = (low + high) / 2
        low, high = (middle, high) if student_tails(middle, free) > LEVEL else (low, middle)
    return high


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by Lentz's continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    c, d = 1.0, 1 / _not_0(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, _STEPS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1 / _not_0(1 + term * d)
            c = _not_0(1 + term / c)
            found *= d * c
        if abs(d * c - 1) < _CLOSE:
            break
    return front * found


def _not_0(value: float) -> float:
    return value if abs(value) > 1e-300 else 1e-300


def holm(chances: Sequence[float]) -> list[float]:
    """The chances, each corrected for how many things were looked at.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found = [0.0] * len(chances)
    most = 0.0
    for rank, at in enumerate(order):
        most = max(most, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = most
    return found
