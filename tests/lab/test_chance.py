"""Differences between two runs, against values that are known from elsewhere."""

from __future__ import annotations

from math import erfc, sqrt

import pytest

from overseer.lab.comparing.chance import (
    Sums,
    fisher,
    holm,
    mean_difference,
    share_difference,
    shares_chance,
    student_reach,
    student_tails,
)
from overseer.lab.tally import WHOLE


def games(wins: int, of: int) -> Sums:
    """So many won of so many, each with dice of its own."""
    sums = Sums()
    for number in range(of):
        sums = sums.and_deal(1, WHOLE if number < wins else 0)
    return sums


def values(*each: int) -> Sums:
    sums = Sums()
    for value in each:
        sums = sums.and_deal(1, value)
    return sums


@pytest.mark.parametrize(
    ("a", "m", "b", "n", "low", "high"),
    [  # R. G. Newcombe, Statistics in Medicine 17 (1998), table II, method 10
        (56, 70, 48, 80, 0.0524, 0.3339),
        (9, 10, 3, 10, 0.1705, 0.8090),
        (5, 56, 0, 29, -0.0381, 0.1926),
        (0, 10, 0, 20, -0.1611, 0.2775),
        (10, 10, 0, 20, 0.6791, 1.0000),
    ],
)
def test_the_interval_of_two_shares_is_newcombes(
    a: int, m: int, b: int, n: int, low: float, high: float
) -> None:
    found = share_difference(games(b, n), games(a, m), WHOLE)
    assert found.value == pytest.approx(a / m - b / n)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_few_cases_are_tested_exactly() -> None:
    assert fisher(3, 4, 1, 4) == pytest.approx(34 / 70)  # the lady tasting tea, both sides
    assert fisher(1, 10, 11, 14) == pytest.approx(0.002759, abs=1e-6)
    assert shares_chance(3, 4, 1, 4) == fisher(3, 4, 1, 4)
    assert shares_chance(0, 9, 0, 9) == shares_chance(9, 9, 9, 9) == 1


def test_many_cases_have_the_score_test() -> None:
    """The chi-square with N - 1 of 56 of 70 and 48 of 80 is 6.9766."""
    square = (56 * 32 - 48 * 14) ** 2 * 149 / (70 * 80 * 104 * 46)
    assert square == pytest.approx(6.9766, abs=0.0001)
    assert shares_chance(56, 70, 48, 80) == pytest.approx(erfc(sqrt(square / 2)))


def test_students_distribution() -> None:
    """The usual tables."""
    for free, reach in ((1, 12.706), (2, 4.303), (5, 2.571), (30, 2.042), (1e6, 1.960)):
        assert student_reach(free) == pytest.approx(reach, abs=0.0006)
        assert student_tails(reach, free) == pytest.approx(0.05, abs=0.0001)
    assert student_tails(0, 7) == 1


def test_means_are_compared_after_welch() -> None:
    """Sleep of two groups (Student 1908): t = -1.8608, 17.776 degrees of freedom, p = 0.07939."""
    first = values(7, -16, -2, -12, -1, 34, 37, 8, 0, 20)
    second = values(19, 8, 11, 1, -1, 44, 55, 16, 46, 34)
    found = mean_difference(first, second)
    assert found is not None
    assert found.value == pytest.approx(15.8)
    assert found.p == pytest.approx(0.07939, abs=0.00001)
    assert (found.low, found.high) == pytest.approx((-2.054832, 33.654832), abs=0.001)


def test_one_deal_says_nothing_about_a_mean() -> None:
    assert mean_difference(values(3), values(3, 4)) is None
    same = mean_difference(values(3, 3), values(3, 3))
    assert same is not None
    assert same.p == 1


def test_holm_corrects_for_all_that_was_looked_at() -> None:
    found = holm([0.01, 0.02, 0.03, 0.04, 0.05])
    assert found == pytest.approx([0.05, 0.08, 0.09, 0.09, 0.09])
    assert holm([0.04, 0.9, 0.001]) == pytest.approx([0.08, 0.9, 0.003])
    assert holm([]) == []


def test_games_of_the_same_dice_are_worth_fewer() -> None:
    """Where both games of every deal end alike, a hundred deals are a hundred games, not 200."""
    alike, apart = Sums(), Sums()
    for number in range(100):
        alike = alike.and_deal(2, 2 * WHOLE * (number % 2))
        apart = apart.and_deal(1, WHOLE * (number % 2))
    twice = share_difference(alike, alike, WHOLE)
    once = share_difference(apart, apart, WHOLE)
    assert twice.high == pytest.approx(once.high, rel=0.01)
