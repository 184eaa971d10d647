"""A bot for every game, as the guide builds it (docs/bots.md). Try it:

overseer ladder shelter --bots random,easy,file:examples/mybot.py
"""

from __future__ import annotations

import random

from overseer import NATURE, OVER
from overseer.engine import Move, State, View

TRIES = 3  # imagined games for each move
STEPS = 60  # moves of an imagined game


def choose(view: View) -> Move:
    """The move after which games that go on at random end best."""
    moves = view.moves()
    if len(moves) > 12:
        moves = random.sample(moves, 12)
    return max(moves, key=lambda move: sum(imagined(view, move) for _ in range(TRIES)))


def imagined(view: View, move: Move) -> float:
    """One game that goes on at random after a move: what it is worth to us at its end."""
    assert view.seat is not None
    state = view.guess(random.Random(random.random()))
    state.apply(move)
    for _ in range(STEPS):
        if state.seat == OVER:
            break
        if state.seat == NATURE:
            state.apply(state.chance(random.randrange(state.spread)))
        else:
            state.apply(random.choice(state.moves()))
    return worth(state, view.seat)


def worth(state: State, seat: int) -> float:
    """One for a victory; before the end nobody knows."""
    if state.outcome is None:
        return 0.5
    return float(seat in state.outcome.winners)
