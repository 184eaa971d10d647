"""How Tragic's search values positions: what both sides have, and how long it has to last."""

from __future__ import annotations

from math import tanh

import pytest

from overseer.bots.net import Net
from overseer.bots.tragic.bot import TragicPolicy
from overseer.bots.tragic.lore import ZONES, Lore
from overseer.bots.tragic.value import INPUTS, features, read_value
from tests.tragic.table import Table

POLICY = TragicPolicy(ahead=1, noise=0.0)


def laid_out(mine: int = 40, theirs: int = 40, turns: int = 6) -> Table:
    """A duel under way, with so many cards left in both libraries."""
    table = Table().library(0, *["punch-1"] * mine).library(1, *["punch-1"] * theirs)
    for player in table.state.players:
        player.turns = turns
        player.points = bytes([2] * 7)
    return table


def value(table: Table, seat: int = 0) -> float:
    return POLICY.value(table.state, seat)


def test_every_input_is_counted() -> None:
    state = laid_out().state

    assert len(features(state, state.players[0], POLICY.card_worths(state.tables))) == len(INPUTS)
    found = read_value()
    assert len(found.net.direct) == len(INPUTS) + found.width


def test_a_net_by_hand() -> None:
    """Two inputs, one cell: tanh(1 - 2) one way round, tanh(2 - 1) the other, and 3 directly."""
    net = Net([[1.0, 0.0]], [[-1.0, 0.0]], [0.5], [-0.5], [2.0], [0.0, 3.0])

    lead = net.lead([1.0, 1.0], [2.0, 0.0], 1.0)
    assert lead == pytest.approx(3.0 - 4.0 * tanh(1.0))
    assert net.lead([2.0, 0.0], [1.0, 1.0], 1.0) == pytest.approx(-lead)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    table = laid_out(30, 36).hand(0, "punch-1")
    table.put(1, "raider-bruiser-1")

    assert value(table, 0) == pytest.approx(-value(table, 1))


def test_more_of_anything_is_better() -> None:
    plain = value(laid_out(30, 40))

    helped, wounded = laid_out(30, 40), laid_out(30, 40)
    helped.put(0, "raider-bruiser-1")
    wounded.player(0).hp = 80

    assert value(wounded) < plain < value(helped)
    assert value(laid_out(30, 40).hand(0, "bat-blow-1")) > plain
    assert value(laid_out(30, 40).points(0, "S5")) > plain


def test_a_library_counts_by_the_turns_that_are_left() -> None:
    """TR-E2: ten cards fewer lose a long duel; they hardly matter when the next blow ends it."""
    slow, quick = laid_out(10, 20, 15), laid_out(10, 20, 15)
    for player in quick.state.players:
        player.hp = 6

    assert value(slow) < value(quick) - 0.3


def test_who_is_out_is_no_measure_of_the_others() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.library(seat, *["punch-1"] * 12)
        table.player(seat).turns = 15
        table.player(seat).hp = 100 if seat == 2 else 40
    behind = value(table)

    table.player(2).out = True
    assert value(table) > behind + 0.1


def test_a_card_means_what_it_was_learned_to_mean_where_it_lies() -> None:
    table = laid_out(0).hand(0, "punch-1", "punch-1")
    table.put(0, "raider-bruiser-1")
    told: dict[str, dict[str, list[float]]] = {zone: {} for zone in ZONES}
    told["hand"]["punch-1"] = [1.0, 0.5]
    told["table"]["raider-bruiser-1"] = [0.0, 3.0]
    told["hand"]["raider-bruiser-1"] = [9.0, 9.0]

    lore = Lore(table.state.tables, 2, told)

    assert lore.numbers(table.player(0)) == [2.0, 4.0]
    assert lore.numbers(table.player(1)) == [0.0, 0.0]
