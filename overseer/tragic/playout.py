"""A loop that never leaves compiled code: random duels, for measuring."""

from __future__ import annotations

from overseer.engine.dice import Dice
from overseer.tragic.state import TragicState


def random_games(n: int, starts: list[TragicState], seed: int) -> int:
    """Play n random duels to the end, from each start in turn; the players' decisions in all."""
    dice = Dice(seed)
    decisions = 0
    for number in range(n):
        decisions += play_random(starts[number % len(starts)].copy(), dice)
    return decisions


def play_random(state: TragicState, dice: Dice) -> int:
    """Play on at random to the end; how many decisions the players made."""
    decisions = 0
    while state.seat != -2:
        if state.seat == -1:
            state.apply(state.chance(dice.below(state.spread)))
        else:
            moves = state.moves()
            state.apply(moves[dice.below(len(moves))])
            decisions += 1
    return decisions
