"""Trades of the bots: what a trade has brought is not given back in the same turn (SH-Y12)."""

from __future__ import annotations

import pytest

from overseer import bots
from overseer.shelter.vault import T_WINDOW
from tests.shelter.sets import space, with_top
from tests.shelter.table import Table


def traded(cubes: str) -> list[str]:
    """The ways of all trades that `normal` makes while water and energy change places freely."""
    table = Table(cards=with_top(space(reward="trade:energy=water"))).has("A", cubes=cubes)
    table.play("A: place 0d1 o")
    state = table.state
    bot = bots.make("normal", "shelter", 1)
    found: list[str] = []
    while state.seat == 0 and state.topic == T_WINDOW:
        move = bot.choose(state.view(0))
        state.play(move)
        if str(move).startswith("trade"):
            found.append(str(move).split()[1])
    return found


@pytest.mark.parametrize("energy", range(7))
def test_normal_does_not_trade_to_and_fro(energy: int) -> None:
    stocks = [f"e{energy} f{food} w{water}" for food in (0, 1, 3) for water in range(7)]
    undone = {stock: ways for stock in stocks if len(set(ways := traded(stock))) > 1}

    assert undone == {}


def test_normal_still_trades_what_it_has_plenty_of() -> None:
    assert traded("e6") == ["e1>w1"]
