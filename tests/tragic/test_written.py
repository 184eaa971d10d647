"""The canonical bytes of a duel are what Python would write, however they were put together."""

from __future__ import annotations

from ast import literal_eval
from random import Random

import overseer
from overseer.engine import NATURE, OVER
from overseer.tragic.state import TragicState
from overseer.tragic.written import number, numbers


def anew(state: TragicState) -> bytes:
    """The bytes of a position of which nothing was written before."""
    twin = state.copy()
    for player in twin.players:
        player.told = None
    return twin.encode()


def test_what_was_written_before_is_no_longer_told_when_it_has_changed() -> None:
    rng = Random(11)
    state = overseer.game("tragic").new(2)
    assert isinstance(state, TragicState)
    branches: list[tuple[TragicState, bytes]] = []
    while state.seat != OVER:
        written = state.encode()
        assert written == anew(state)
        assert repr(literal_eval(written.decode())).encode() == written
        if rng.randrange(20) == 0:
            branches.append((state.copy(), written))
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.apply(rng.choice(state.moves()))
    assert branches
    # A copy shares what was written with a duel that went on.
    assert [branch.encode() for branch, _ in branches] == [written for _, written in branches]


def test_numbers_beyond_the_known_ones_are_written_too() -> None:
    row = [-1000, -2, -1, 0, 1, 1098, 1099, 1100, 10**30]
    assert [number(n) for n in row] == [str(n) for n in row]
    assert f"[{numbers(row)}]" == repr(row)
    assert numbers([]) == ""
