"""Honest dice: what a seed gives, and what is published of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.engine import BadOption, commitment, fresh_seed, numbered_seed
from overseer.engine.nature import LARGEST_SEED, SEED_BYTES, inner_seed, roll

# What seed 1 gives. Published records depend on these for ever.
DICE = [21, 22, 34, 20, 8, 35, 11, 34, 19, 9, 7, 13]
PROMISE = "02567f975e59f6caf464d1b7278d23dbcbf2934202f6ab77b455000e7cc23a67"


@pytest.mark.rule("OV-N2")
def test_a_number_stands_for_one_seed() -> None:
    seeds = [numbered_seed(number) for number in (0, 1, 2, LARGEST_SEED)]
    assert len(set(seeds)) == 4
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert numbered_seed(1) == seeds[1]


@pytest.mark.rule("OV-N2")
@pytest.mark.parametrize("number", [-1, LARGEST_SEED + 1, 10**30, -(10**30)])
def test_a_number_out_of_bounds_is_refused(number: int) -> None:
    with pytest.raises(BadOption) as caught:
        numbered_seed(number)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("OV-N2", "seed")


def test_dice_are_the_same_on_every_machine_and_build() -> None:
    seed = numbered_seed(1)
    assert [roll(seed, counter, 36) for counter in range(12)] == DICE
    assert commitment(seed) == PROMISE


@given(seed=st.binary(max_size=64), counter=st.integers(0, 2**40), spread=st.integers(1, 2**64))
def test_a_roll_is_within_its_spread(seed: bytes, counter: int, spread: int) -> None:
    assert 0 <= roll(seed, counter, spread) < spread


def test_all_outcomes_come_up_about_equally_often() -> None:
    seed = numbered_seed(3)
    rolls = [roll(seed, counter, 6) for counter in range(6000)]
    # Six standard deviations; the seed is fixed, so this never wavers.
    assert all(abs(rolls.count(side) - 1000) < 6 * 29 for side in range(6))


def test_a_biased_tail_is_thrown_again() -> None:
    """With two thirds of all numbers in reach, the rest must not fold back to the low ones."""
    spread = 2**64 // 3 * 2
    rolls = [roll(numbered_seed(4), counter, spread) for counter in range(2000)]
    low = sum(number < spread // 2 for number in rolls)
    assert abs(low - 1000) < 6 * 23


def test_seeds_are_fresh_and_their_promise_tells_nothing() -> None:
    one, two = fresh_seed(), fresh_seed()
    assert one != two
    assert len(one) == SEED_BYTES
    assert one.hex() not in commitment(one)
    assert commitment(one) != commitment(two)


def test_a_match_inside_a_match_has_a_whole_seed_of_its_own() -> None:
    seed = numbered_seed(1)
    made = [inner_seed(seed, number, attempt) for number in (1, 2) for attempt in (0, 1)]
    made += [inner_seed(numbered_seed(2), 1, 0)]
    assert len({seed, *made}) == 6
    assert {len(each) for each in made} == {SEED_BYTES}
