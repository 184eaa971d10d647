"""The rules of Nim, chapter one of the guide."""

from __future__ import annotations

import pytest

import overseer
from overseer.engine import OVER, State

NIM = overseer.game("nim")


def after(*moves: str) -> State:
    """The position after these moves, each of them legal."""
    state = NIM.new(2)
    for move in moves:
        state.play(NIM.parse(move))
    return state


@pytest.mark.rule("NIM-S1")
def test_three_heaps_lie_on_the_table() -> None:
    assert after().view(None).data() == {"a": 3, "b": 4, "c": 5}


@pytest.mark.rule("NIM-T1")
def test_nobody_takes_more_than_lie_there() -> None:
    state = after("b2")
    assert [str(move) for move in state.moves()] == "a1 a2 a3 b1 b2 c1 c2 c3 c4 c5".split()
    refusal = state.refusal(NIM.parse("b3"))
    assert refusal is not None
    assert refusal.rule == "NIM-T1"


@pytest.mark.rule("NIM-E1")
@pytest.mark.parametrize(("moves", "winner"), [("a3 b4 c5", 0), ("a3 b4 c4 c1", 1)])
def test_whoever_takes_the_last_match_wins(moves: str, winner: int) -> None:
    state = after(*moves.split())
    assert state.seat == OVER
    assert state.outcome is not None
    assert state.outcome.winners == (winner,)
