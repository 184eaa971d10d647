"""Search: imagine how the game goes on after every promising move, and take what does best.

The moves that look best share an iteration budget (sequential halving): each round of it gives
all remaining candidates the same number of playouts under the same luck, then drops the worse
half. The states come from guesses of the bot's view, so nothing hidden is ever looked at.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final

from overseer.bots.interruption import heed
from overseer.bots.policy import NEVER, Policy
from overseer.engine.bot import Bot, Reason
from overseer.engine.dice import Dice
from overseer.engine.state import Move
from overseer.engine.view import View

CANDIDATES: Final = 8
GUESSES: Final = 3  # that have to agree about a victory
PRIOR: Final = 3  # how many playouts the looks of a move count for


class Search(Bot):
    """`hard`: `budget` playouts a decision, or as many as fit into `think` seconds."""

    def __init__(self, name: str, policy: Policy, seed: int, budget: int, think: float) -> None:
        super().__init__(name)
        self.policy: Policy = policy
        self.dice: Dice = Dice(seed)
        self.rng: Random = Random(seed)
        self.budget: int = budget
        self.think: float = think
        self.why: Reason = Reason("judged")

    def reason(self) -> Reason:
        return self.why

    def draw_from(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.rng = Random(seed)

    def choose(self, view: View) -> Move:
        moves = view.moves()
        self.why = Reason("only" if len(moves) == 1 else "judged")
        if len(moves) == 1:
            return moves[0]
        guess = view.guess(self.rng)
        winning = self.policy.sure_win(guess)
        if winning is not None and self.confirmed(view, winning):
            self.why = Reason("wins")
            return winning
        values = self.policy.judge(guess, moves)
        order = sorted(range(len(moves)), key=lambda at: -values[at])
        best = values[order[0]]
        least = max(best - self.policy.margin, NEVER)
        order = [at for at in order[:CANDIDATES] if values[at] > least]
        if len(order) == 1 or not self.policy.thinks(guess):
            return moves[order[0]]
        looks = [(values[at] - best) * self.policy.scale for at in order]
        return self.search(view, [moves[at] for at in order], looks)

    def confirmed(self, view: View, winning: Move) -> bool:
        """Whether a victory holds, whatever the others may have in their hands."""
        for _ in range(GUESSES):
            if self.policy.sure_win(view.guess(self.rng)) is not winning:
                return False
        return True

    def search(self, view: View, moves: list[Move], looks: list[float]) -> Move:
        """The candidate that does best in the playouts; its looks count as a few of them."""
        assert view.seat is not None
        totals = [PRIOR * look for look in looks]
        counts = [PRIOR] * len(moves)
        alive = list(range(len(moves)))
        halvings = (len(moves) - 1).bit_length()
        deadline = time.monotonic() + self.think
        last = other = tried = better = worse = 0  # the last two, and how they compare
        while len(alive) > 1:
            last, other = alive[0], alive[1]
            tried = better = worse = 0
            share = max(1, self.budget // (halvings * len(alive)))
            for n in range(share):
                heed()
                guess = view.guess(self.rng)
                horizon = self.policy.horizon(guess)
                luck = self.dice.below(2147483646)
                one = two = 0.0
                for at in alive:
                    trial = guess.copy()
                    trial.apply(moves[at])
                    self.policy.play_on(trial, Dice(luck), horizon)
                    value = self.policy.value(trial, view.seat)
                    totals[at] += value
                    if at == last:
                        one = value
                    elif at == other:
                        two = value
                    counts[at] += 1
                tried += 1
                if one > two:
                    better += 1
                elif one < two:
                    worse += 1
                # Time is shared among the halvings, the earlier ones no more than their part.
                if self.think > 0.0 and n > 0:
                    left = deadline - time.monotonic()
                    if left < self.think * (len(alive).bit_length() - 2) / halvings:
                        break
            alive.sort(key=lambda at: -totals[at] / counts[at])
            del alive[(len(alive) + 1) // 2 :]
        best = alive[0]
        if best != last:
            other, better = last, worse
        self.why = Reason("tried", str(moves[other]), tried, better)
        return moves[best]
