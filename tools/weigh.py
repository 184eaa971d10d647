"""What the value of a position of Tragic is made of, found in duels of `normal` bots.

python -m tools.weigh 28000

Plays so many duels, a little wavering, half of them between equal decks, and looks at both players
whenever a turn begins. A logistic regression over four fifths of the duels gives the weights of
`overseer.bots.tragic_value`; the rest tells how well they, and the present ones, foresee who wins.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np
from numpy.typing import NDArray

import overseer
from overseer.bots.policy import best_move
from overseer.bots.tragic import TragicPolicy, turns_played
from overseer.bots.tragic_value import WEIGHTS, features, span_of
from overseer.engine import NATURE, OVER
from overseer.engine.dice import Dice
from overseer.tragic.decks import READY
from overseer.tragic.state import TragicState

Rows = NDArray[np.float64]
WAVERING = 1.0
CHUNK = 200  # duels a piece of work
HELD_BACK = 5  # one duel in so many is not learned from
RIDGE = 1e-3


def duel(number: int, policy: TragicPolicy) -> list[list[float]]:
    """The leads of who is to move, turn by turn, and at the end of each row who won (1, 0)."""
    rng = Random(number)
    deck = READY[number % len(READY)]
    other = deck if number // len(READY) % 2 == 0 else rng.choice(READY)
    state = overseer.game("tragic").new(2, {"decks": [deck, other]})
    assert isinstance(state, TragicState)
    dice = Dice(rng.randrange(1, 2**31 - 2))
    seen: list[tuple[int, list[float]]] = []
    turns = 0
    span = 0.0
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(dice.below(state.spread)))
        else:
            state.apply(best_move(policy, state, dice, WAVERING))
        if turns_played(state) != turns and state.seat != OVER:
            turns = turns_played(state)
            if span:  # as a search sees it: the length is judged a turn before the position
                worths = policy.card_worths(state.tables)
                mine, theirs = (
                    features(state, state.players[seat], worths, span)
                    for seat in (state.active, 1 - state.active)
                )
                lead = [one - two for one, two in zip(mine, theirs, strict=True)]
                seen.append((state.active, lead))
            span = span_of(state)
    outcome = state.outcome
    assert outcome is not None
    if len(outcome.winners) > 1:
        return []
    return [[*lead, float(seat in outcome.winners), number] for seat, lead in seen]


def duels(first: int) -> Rows:
    """A piece of work."""
    policy = TragicPolicy(ahead=1, noise=WAVERING)
    return np.array([row for n in range(first, first + CHUNK) for row in duel(n, policy)])


def fit(leads: Rows, won: Rows) -> Rows:
    """The weights that make the results likeliest (Newton's method, a little ridge)."""
    spread = leads.std(0)
    scale = np.where(spread > 0, spread, 1.0)  # the turn is always one's own
    rows = leads / scale
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        odds = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (odds - won) / len(won) + RIDGE * weights
        bend = (rows * (odds * (1 - odds))[:, None]).T @ rows / len(won)
        weights -= np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    found: Rows = weights / scale
    return found


def loss(leads: Rows, won: Rows, weights: Rows) -> float:
    """The average logarithmic loss of the winners foretold."""
    return float(np.mean(np.logaddexp(0, (1 - 2 * won) * (leads @ weights))))


def main(games: int) -> None:
    with ProcessPoolExecutor() as pool:
        rows = np.concatenate(list(pool.map(duels, range(0, games, CHUNK))))
    leads, won, held = rows[:, :-2], rows[:, -2], rows[:, -1] % HELD_BACK == 0
    weights = fit(leads[~held], won[~held])
    present = loss(leads[held], won[held], np.array(WEIGHTS))
    print(f"{len(won)} positions; loss {loss(leads[held], won[held], weights):.4f}", end="")
    print(f", with the present weights {present:.4f}")
    for found, now in zip(weights, WEIGHTS, strict=True):
        print(f"{found:9.4f}  {now:9.4f}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
