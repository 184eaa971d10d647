"""Search: imagine how the game goes on after every promising move, and take what does best.

The moves that look best share an iteration budget (sequential halving): all candidates that are
left get the same number of playouts under the same luck, then the worse half is dropped. Who is
surely behind, or as good as the best, is dropped at once: what is clear takes little of the budget,
and what is close gets the rest. The states come from guesses of the bot's view, so nothing hidden
is ever looked at.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final

from overseer.bots.contest import Contest
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
        contest = Contest(looks, PRIOR)
        deadline = time.monotonic() + self.think
        spent = 0
        while len(contest.alive) > 1:
            # What is left, of playouts or of time, is shared among the halvings to come.
            halvings = (len(contest.alive) - 1).bit_length()
            share = spent + (self.budget - spent) // halvings
            until = deadline - (deadline - time.monotonic()) * (halvings - 1) / halvings
            rounds = 0
            while len(contest.alive) > 1:
                heed()
                spent += len(contest.alive)
                contest.count(self.imagined(view, moves, contest.alive))
                contest.settle()
                rounds += 1
                if spent + len(contest.alive) > share:
                    break
                if self.think > 0.0 and rounds > 1 and time.monotonic() > until:
                    break
            if len(contest.alive) > 1:
                contest.halve()
        best = contest.alive[0]
        other = contest.next_best
        self.why = Reason("tried", str(moves[other]), contest.tried, contest.better[best][other])
        return moves[best]

    def imagined(self, view: View, moves: list[Move], alive: list[int]) -> list[float]:
        """A playout of each candidate that is left, from one guess and under the same luck."""
        assert view.seat is not None
        guess = view.guess(self.rng)
        horizon = self.policy.horizon(guess)
        luck = self.dice.below(2147483646)
        values = [0.0] * len(moves)
        for at in alive:
            trial = guess.copy()
            trial.apply(moves[at])
            self.policy.play_on(trial, Dice(luck), horizon)
            values[at] = self.policy.value(trial, view.seat)
        return values
