"""A loop that never leaves compiled code: random games, for measuring."""

from __future__ import annotations

from overseer.engine.dice import Dice
from overseer.shelter.state import ShelterState
from overseer.shelter.tables import tables_of


def random_games(n: int, seats: int, seed: int) -> int:
    """Play n random games to the end; how many decisions the players made."""
    tables = tables_of("standard")
    dice = Dice(seed)
    decisions = 0
    for _ in range(n):
        state = ShelterState(None, tables, seats)
        state.go_on()
        decisions += play_random(state, dice)
    return decisions


def play_random(state: ShelterState, dice: Dice) -> int:
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
