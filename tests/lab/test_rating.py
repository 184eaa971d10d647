"""Ratings: the most likely ones, and how sure they are."""

from __future__ import annotations

from math import log10

import pytest

from overseer.lab.rating import AVERAGE, fit, rate


def test_two_bots_differ_by_their_odds() -> None:
    found = fit(["a", "b"], {("a", "b"): (30, 40)})
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3), abs=0.01)
    assert sum(found.values()) == pytest.approx(2 * AVERAGE)


def test_strengths_are_found_again() -> None:
    strengths = {"a": 1700.0, "b": 1500.0, "c": 1450.0, "d": 1350.0}
    results = {
        (one, other): (1000 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400)), 1000.0)
        for one in strengths
        for other in strengths
        if one < other
    }
    assert fit(list(strengths), results) == pytest.approx(strengths, abs=0.1)


def test_the_strongest_comes_first_within_its_interval() -> None:
    rows = rate({("a", "b"): [0.5, 0.0, 0.0, 0.5], ("b", "c"): [1, 0.5, 1, 0.5]})
    assert rows[0].bot == "b"
    for row in rows:
        assert row.low <= row.rating <= row.high


def test_whoever_wins_everything_is_rated_and_not_surely() -> None:
    few, many = (rate({("a", "b"): [1.0] * deals}) for deals in (3, 300))
    assert few[0].bot == "a"
    assert few[0].rating < many[0].rating
    assert few[0].high - few[0].low > 100


def test_more_games_are_surer() -> None:
    few, many = (rate({("a", "b"): [1.0, 0.5, 0.0] * times}) for times in (3, 100))
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 3


def test_nobody_and_strangers_to_each_other() -> None:
    assert rate({}) == []
    assert rate({("a", "b"): []}) == []
    rows = rate({("a", "b"): [1.0], ("c", "d"): [1.0]})  # nobody knows which pair is better
    found = {row.bot: row.rating for row in rows}
    assert found["a"] == pytest.approx(found["c"])


def test_the_same_results_give_the_same_intervals() -> None:
    deals = {("a", "b"): [1.0, 0.5], ("a", "c"): [0.0, 1.0]}
    assert rate(deals) == rate(dict(reversed(deals.items())))
