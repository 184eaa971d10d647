"""Bots: legal, repeatable, and blind to what is hidden."""

from __future__ import annotations

import pytest

from overseer import bots
from overseer.engine import BadOption, Bot, Game, State
from tests.conformance.tables import Table, running

BUDGET = 8  # enough thinking for a search to begin


def fresh(table: Table) -> list[Bot]:
    """One of every bot that plays at a table."""
    names = bots.names(table.game.name)
    return [bots.make(name, table.game.name, seed=3, budget=BUDGET) for name in names]


def asked(table: Table, count: int) -> list[State]:
    """Positions in which a player decides."""
    found = [state for seed in range(2) for state in running(table, seed, count) if state.seat >= 0]
    assert found
    return found


def test_bots_make_legal_moves_and_repeat_themselves(table: Table) -> None:
    for state in asked(table, 6):
        view = state.view(state.seat)
        before = view.encode()
        moves = [bot.choose(view) for bot in fresh(table)]
        assert all(state.refusal(move) is None for move in moves)
        assert [bot.choose(view) for bot in fresh(table)] == moves
        assert view.encode() == before


def test_bots_do_not_know_what_is_hidden(hiding_table: Table) -> None:
    compared = 0
    for state in asked(hiding_table, 12):
        view = state.view(state.seat)
        if view.secrets:
            rng = hiding_table.rng(1)
            sights = [view.guess(rng).view(state.seat) for _ in range(4)]
            chosen = [tuple(bot.choose(sight) for bot in fresh(hiding_table)) for sight in sights]
            assert len(set(chosen)) == 1
            compared += 1
    assert compared


@pytest.mark.rule("OV-B1")
def test_an_unknown_bot_is_refused_with_those_there_are(game: Game) -> None:
    assert "random" in bots.names(game.name)
    with pytest.raises(BadOption) as caught:
        bots.make("nobody", game.name, seed=0)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("OV-B1", "bot")
    assert "random" in str(caught.value.refusal.args["known"])
