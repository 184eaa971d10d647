"""How often a game of Shelter stands still: the measure behind SH-Q12 and SH-X6.

`tools/stalls.py` is its command. The bots judge positions themselves, without views and events, so
that many games take little time.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from overseer.bots.policy import best_move
from overseer.bots.shelter.bot import ShelterPolicy
from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move
from overseer.lab.tally import WHOLE
from overseer.shelter.state import ShelterState
from overseer.shelter.tables import Tables, tables_of
from overseer.shelter.vault import T_TURN

BOTS: Final = ("random", "easy", "normal")
LONG: Final = 3  # rounds running without a move that a seat should hardly ever see
POLICY: Final = ShelterPolicy(ahead=1, noise=0.25)


@dataclass
class Stalls:
    """What was counted over many games."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    longest: Counter[int] = field(default_factory=Counter)  # games by a seat's longest wait
    rounds: Counter[int] = field(default_factory=Counter)
    order: Counter[int] = field(default_factory=Counter)  # wins by distance from the first

    @property
    def locked(self) -> int:
        """Games in which a seat had no move for three rounds running."""
        return sum(n for wait, n in self.longest.items() if wait >= LONG)


def measure(bot: str, seats: int, games: int, seed: int, cards: str = "standard") -> Stalls:
    """Play so many games of equal bots."""
    found = Stalls()
    tables = tables_of(cards)
    for number in range(games):
        play(bot, tables, seats, Dice(seed * 1_000_003 + number), found)
    return found


def play(bot: str, tables: Tables, seats: int, dice: Dice, found: Stalls) -> None:
    """One game, counted."""
    state = ShelterState(None, tables, seats)
    state.go_on()
    waits = [0] * seats
    longest = 0
    moved: set[int] = set()
    began = -1
    now = 0
    while state.seat != OVER:
        if state.round != now:
            if now:
                waits = [0 if seat in moved else waits[seat] + 1 for seat in range(seats)]
                longest = max(longest, *waits)
            else:
                began = int(state.starter)
            now = int(state.round)
            moved.clear()
        if state.seat == NATURE:
            state.apply(state.chance(dice.below(state.spread)))
            continue
        if state.topic == T_TURN:
            moved.add(state.seat)
        state.apply(choose(bot, state, dice))
    waits = [0 if seat in moved else waits[seat] + 1 for seat in range(seats)]
    outcome = state.outcome
    assert outcome is not None
    found.games += 1
    found.endings[outcome.how] += 1
    found.longest[max(longest, *waits)] += 1
    found.rounds[int(state.round)] += 1
    for seat in range(seats):
        won = WHOLE // len(outcome.winners) if seat in outcome.winners else 0
        found.order[(seat - began) % seats] += won


def choose(bot: str, state: ShelterState, dice: Dice) -> Move:
    """What a bot does here."""
    if bot == "random":
        moves = state.moves()
        return moves[dice.below(len(moves))]
    return best_move(POLICY, state, dice, POLICY.wavering if bot == "easy" else 0.0)
