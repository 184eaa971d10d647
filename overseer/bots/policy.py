"""What a search needs to know of a game: which moves look good, and how a position looks."""

from __future__ import annotations

from typing import Final

from overseer.engine.dice import Dice
from overseer.engine.state import Move, State

NEVER: Final = -1e6  # a move that a bot does not even consider
BUDGET: Final = 240  # playouts a decision


class Policy:
    """A game's judgement; one subclass a game.

    `scale` is what one of its units is to a victory; a move that looks worse than the best one by
    more than `margin` of them is not searched; `easy` errs by up to `wavering` of them. `hard`
    thinks `budget` playouts a decision.
    """

    def __init__(self, scale: float, margin: float, wavering: float) -> None:
        self.scale: float = scale
        self.margin: float = margin
        self.wavering: float = wavering
        self.budget: int = BUDGET

    def thinks(self, state: State) -> bool:
        """Whether a decision is worth a search, or the looks of its moves are enough."""
        return True

    def judge(self, state: State, moves: list[Move]) -> list[float]:
        """What each move looks worth to the seat that decides."""
        raise NotImplementedError

    def sure_win(self, state: State) -> Move | None:
        """A move that begins a victory at once, if the game knows how to look for one."""
        return None

    def horizon(self, state: State) -> int:
        """How far to imagine from a decision, the same for all its moves."""
        return 0

    def play_on(self, state: State, dice: Dice, horizon: int) -> None:
        """Imagine how the game goes on, to the end or as far as imagining pays."""
        raise NotImplementedError

    def value(self, state: State, seat: int) -> float:
        """How good a position is for a seat, from -1 (lost) to 1 (won)."""
        raise NotImplementedError


def best_move(policy: Policy, state: State, dice: Dice, noise: float) -> Move:
    """The move that looks best; up to `noise` is added to each for a wavering eye."""
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    values = policy.judge(state, moves)
    best = moves[0]
    top = -1e9
    for at in range(len(moves)):
        value = values[at]
        if noise > 0.0:
            value += noise * dice.below(1024) / 1024
        if value > top:
            top = value
            best = moves[at]
    return best
