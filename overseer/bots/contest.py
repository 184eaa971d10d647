"""Candidates that share playouts under the same luck: who leads, and who need not be tried further.

Every playout is one of each candidate that is left, so two of them are compared by what the same
luck gave both: that tells them apart long before their averages do.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

LEAST: Final = 10  # playouts of each before anybody is given up by comparison
SURE: Final = 2.5  # standard errors between who leads and who is given up
EVEN: Final = 0.004  # of a victory: a difference that is not worth finding out


class Contest:
    """`looks` are what the candidates seem to be worth; they count as `prior` playouts."""

    def __init__(self, looks: list[float], prior: int) -> None:
        n = len(looks)
        self.prior: int = prior
        self.looks: list[float] = looks
        self.alive: list[int] = list(range(n))
        self.playouts: int = 0  # of each that is left
        self.sums: list[float] = [0.0] * n
        self.products: list[list[float]] = [[0.0] * n for _ in looks]
        self.better: list[list[int]] = [[0] * n for _ in looks]  # how often one beat another
        self.next_best: int = 0  # the last that was given up …
        self.tried: int = 0  # … after so many playouts

    def count(self, values: list[float]) -> None:
        """A playout of each that is left; what it was worth, by candidate."""
        self.playouts += 1
        alive = self.alive
        for one in alive:
            value = values[one]
            self.sums[one] += value
            products = self.products[one]
            better = self.better[one]
            for other in alive:
                products[other] += value * values[other]
                if value > values[other]:
                    better[other] += 1

    def mean(self, at: int) -> float:
        """What a candidate is worth, its looks counted in."""
        return (self.sums[at] + self.prior * self.looks[at]) / (self.playouts + self.prior)

    def doubt(self, one: int, other: int) -> float:
        """How far off the difference of two may be: one standard error of it."""
        n = self.playouts
        lead = (self.sums[one] - self.sums[other]) / n
        squares = self.products[one][one] + self.products[other][other]
        spread = (squares - 2.0 * self.products[one][other]) / n - lead * lead
        return sqrt(max(spread, 0.0) / n)

    def settle(self) -> None:
        """Give up who is surely behind the leader, or as good: more playouts would be wasted."""
        if self.playouts < LEAST:
            return
        order = self.ranking()
        leader = order[0]
        for other in reversed(order[1:]):
            lag = self.mean(leader) - self.mean(other)
            doubt = SURE * self.doubt(leader, other)
            if lag > doubt or lag + doubt < EVEN:
                self.give_up(other)

    def halve(self) -> None:
        """Give up the worse half."""
        order = self.ranking()
        for other in reversed(order[(len(order) + 1) // 2 :]):
            self.give_up(other)

    def ranking(self) -> list[int]:
        """Those that are left, the best one first."""
        return sorted(self.alive, key=lambda at: -self.mean(at))

    def give_up(self, at: int) -> None:
        """A candidate gets no more playouts."""
        self.alive.remove(at)
        self.next_best = at
        self.tried = self.playouts
