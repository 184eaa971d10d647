"""The draws of a number are the same on every machine and in every build: SplitMix64."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from overseer.wasteland.terrain.draws import Draws

WORD = (1 << 64) - 1
NUMBERS = (0, 1, 578139, (1 << 63) - 1, 1 << 63, WORD, WORD + 8, -1)


def words(number: int) -> Iterator[int]:
    """The sequence as it is published."""
    state = number & WORD
    while True:
        state = (state + 0x9E3779B97F4A7C15) & WORD
        word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        yield word ^ (word >> 31)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("end", [1, 2, 6, 1000, (1 << 32) - 1, 1 << 32])
def test_draws_are_the_upper_part_of_a_word(number: int, end: int) -> None:
    published = words(number)
    expected = [next(published) * end >> 64 for _ in range(40)]
    draws = Draws(number)
    assert [draws.below(end) for _ in range(40)] == expected
    row = Draws(number)
    for _ in range(2):
        row = row.again()
        assert [row.below(end) for _ in range(40)] == expected


@pytest.mark.parametrize("skip", [False, True])
def test_a_point_is_two_draws_and_one_may_be_left_out_before_it(skip: bool) -> None:
    points, one_by_one = Draws(7), Draws(7)
    for _ in range(20):
        left_out = one_by_one.below(64) if skip else None
        assert points.across(3, 900, skip) == one_by_one.between(3, 900)
        assert points.along(3, 900) == one_by_one.between(3, 900)
        if skip:
            assert points.skipped(64) == left_out
    assert points.below(99) == one_by_one.below(99)
