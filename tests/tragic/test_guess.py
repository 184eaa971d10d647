"""Guesses of what is hidden are positions that the rules allow."""

from __future__ import annotations

from random import Random

import pytest

from overseer.tragic.invariants import broken
from overseer.tragic.state import TragicState
from tests.tragic.table import Table


@pytest.mark.rule("TR-S1")
def test_a_card_that_was_stolen_is_not_guessed_where_it_came_from() -> None:
    """Both have stolen a card, so both have sixty; seat 1 has one card twice in singleton."""
    table = Table(copies=1).discard(1, "punch-1").library(1, "punch-1").fill().start()
    view = table.state.view(1)
    rng = Random(7)

    for _ in range(40):
        guess = view.guess(rng)
        assert isinstance(guess, TragicState)
        assert broken(guess) == []


def test_guesses_leave_no_count_behind() -> None:
    """Lists to count with are used again, so whoever takes one finds zeros."""
    table = Table(copies=1).discard(1, "punch-1").library(1, "punch-1").fill().start()
    rng = Random(7)
    for seat in (0, 1):
        table.state.view(seat).guess(rng)

    tallies = table.state.tables.tallies
    assert tallies
    assert not any(any(tally) for tally in tallies)
