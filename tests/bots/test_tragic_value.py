"""How Tragic's search values positions: what both sides have, and how long it has to last."""

from __future__ import annotations

import pytest

from overseer.bots.tragic import TragicPolicy
from overseer.bots.tragic_value import turns_to_live
from tests.tragic.table import Table

POLICY = TragicPolicy(ahead=1, noise=0.0)


def laid_out(mine: int = 40, theirs: int = 40, turns: int = 6) -> Table:
    """A duel under way, with so many cards left in both libraries."""
    table = Table().library(0, *["punch-1"] * mine).library(1, *["punch-1"] * theirs)
    for player in table.state.players:
        player.turns = turns
    return table


def value(table: Table, seat: int = 0) -> float:
    """A position, measured with the turns that it seems to leave."""
    POLICY.horizon(table.state)
    return POLICY.value(table.state, seat)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    table = laid_out(30, 36).hand(0, "punch-1")
    table.put(1, "raider-bruiser-1")

    assert value(table, 0) == pytest.approx(-value(table, 1))


def test_more_of_anything_is_better() -> None:
    """Also of hit points, when a shorter duel would suit a small library."""
    before = laid_out(30, 40)
    plain = value(before)

    helped, wounded = laid_out(30, 40), laid_out(30, 40)
    helped.put(0, "raider-bruiser-1")
    wounded.player(0).hp = 80
    POLICY.horizon(before.state)

    assert POLICY.value(wounded.state, 0) < plain
    assert POLICY.value(helped.state, 0) > plain
    assert value(laid_out(30, 40).hand(0, "bat-blow-1")) > plain
    assert value(laid_out(30, 40).points(0, "S2")) > plain


def test_a_library_counts_by_the_turns_that_are_left() -> None:
    """TR-E2: ten cards fewer lose a long duel; they hardly matter when the next blow ends it."""
    slow, quick = laid_out(10, 20, 15), laid_out(10, 20, 15)
    for player in quick.state.players:
        player.hp = 6

    assert value(slow) < value(quick) - 0.3


def test_the_pace_of_a_duel_is_the_one_it_has_shown() -> None:
    table = laid_out(turns=10)
    table.player(0).hp = 40
    table.player(1).hp = 95

    assert turns_to_live(table.player(0)) < 6.0 < turns_to_live(table.player(1))


def test_who_is_out_is_no_measure_of_the_others() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.library(seat, *["punch-1"] * 12)
        table.player(seat).turns = 15
    table.library(1, *["punch-1"] * 12)
    table.player(2).hp = 0
    table.player(2).out = True

    assert value(table) < -0.5
