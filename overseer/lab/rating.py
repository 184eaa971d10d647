"""Ratings from results, after Bradley and Terry, with intervals by the Bayesian bootstrap.

A bot's strength is a number, and who meets whom wins with the odds `10 ** (difference / 400)`, as
chess players count it; 1500 is the average of all who are rated. The ratings are those under which
the results are most likely. A pair that met is given one drawn game besides, so that somebody who
lost every game is far below the others and not infinitely far.

The intervals are percentiles of ratings from results weighed anew: every deal, and both halves of
the drawn game, get a weight at random (exponential, one on average). Deals are weighed whole, since
the two games of a deal have the same dice; and since the drawn game is weighed too, somebody who
won every game has a wide interval and not none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

AVERAGE: Final = 1500.0
SCALE: Final = 400 / log(10)  # points for a factor of e in the odds
ROUNDS: Final = 60  # of Newton's method: a dozen is enough
SMALL: Final = 1e-9
LARGEST_STEP: Final = 2.0
RIDGE: Final = 1e-6  # bots that never met anybody in common cannot be told apart: they stay equal
DRAWN: Final = 0.5  # what the drawn game gives to each of a pair
SAMPLES: Final = 400
LEVEL: Final = 0.95

Pair = tuple[str, str]
Result = tuple[float, float]  # games that the first one won, of how many
Deals = Mapping[Pair, Sequence[float]]  # by pair: the first one's share of each deal, 0 to 1


class Rating(NamedTuple):
    """A rating and its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def rate(deals: Deals, games: int = 2, seed: int = 0) -> list[Rating]:
    """Everybody who has met somebody, the strongest first; a deal counts for so many games."""
    played = {pair: Counter(shares) for pair, shares in sorted(deals.items()) if shares}
    bots = sorted({bot for pair in played for bot in pair})
    if not bots:
        return []
    best = fit(bots, {pair: _whole(counts, games) for pair, counts in played.items()})
    rng = Random(seed)
    found: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(SAMPLES):
        weighed = {pair: _weighed(counts, games, rng) for pair, counts in played.items()}
        for bot, value in fit(bots, weighed, best).items():
            found[bot].append(value)
    cut = round(SAMPLES * (1 - LEVEL) / 2)
    ratings = []
    for bot in bots:
        row = sorted(found[bot])
        low, high = min(row[cut], best[bot]), max(row[-1 - cut], best[bot])
        ratings.append(Rating(bot, best[bot], low, high))
    return sorted(ratings, key=lambda each: (-each.rating, each.bot))


def _whole(counts: Counter[float], games: int) -> Result:
    """A pair's games as they were, and the drawn one."""
    won = sum(share * n for share, n in counts.items())
    return games * won + DRAWN, games * counts.total() + 2 * DRAWN


def _weighed(counts: Counter[float], games: int, rng: Random) -> Result:
    """The same with weights at random; so many deals alike weigh together what a gamma gives."""
    ours, theirs = DRAWN * rng.expovariate(1), DRAWN * rng.expovariate(1)
    won, every = ours, ours + theirs
    for share, n in sorted(counts.items()):
        weight = games * rng.gammavariate(n, 1)
        won += share * weight
        every += weight
    return won, every


def fit(
    bots: Sequence[str], results: Mapping[Pair, Result], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The most likely ratings.

    >>> {bot: round(value) for bot, value in fit(["a", "b"], {("a", "b"): (75, 100)}).items()}
    {'a': 1595, 'b': 1405}
    """
    at = {bot: number for number, bot in enumerate(bots)}
    met = [(at[one], at[other], won, count) for (one, other), (won, count) in results.items()]
    values = [0.0 if start is None else (start[bot] - AVERAGE) / SCALE for bot in bots]
    for _ in range(ROUNDS):
        slope = [-RIDGE * value for value in values]
        bend = [[RIDGE if i == j else 0.0 for j in range(len(bots))] for i in range(len(bots))]
        for i, j, won, count in met:
            chance = 1 / (1 + exp(values[j] - values[i]))
            slope[i] += won - count * chance
            slope[j] -= won - count * chance
            weight = count * chance * (1 - chance)
            bend[i][i] += weight
            bend[j][j] += weight
            bend[i][j] -= weight
            bend[j][i] -= weight
        steps = solved(bend, slope)
        largest = max(abs(step) for step in steps)
        damping = min(1.0, LARGEST_STEP / largest) if largest else 1.0
        values = [value + damping * step for value, step in zip(values, steps, strict=True)]
        if largest < SMALL:
            break
    middle = sum(values) / len(values)
    return {
        bot: AVERAGE + SCALE * (value - middle) for bot, value in zip(bots, values, strict=True)
    }


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations whose matrix is symmetric and positive definite.

    >>> solved([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0])
    [1.0, 0.5]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
