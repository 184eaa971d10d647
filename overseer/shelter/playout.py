"""Loops that never leave compiled code: random games for measuring and for search."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.shelter.state import ShelterState
from overseer.shelter.tables import tables_of


class Dice:
    """A small, fast, seeded generator for simulation; never for honest dice."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % 2147483647

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        # Two steps of a 31-bit generator give 62 bits: no build overflows.
        self.state = (self.state * 48271 + 11) % 2147483647
        high = self.state
        self.state = (self.state * 48271 + 11) % 2147483647
        return (high * 2147483647 + self.state) % n


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
