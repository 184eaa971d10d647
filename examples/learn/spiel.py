"""OpenSpiel's own algorithms on our games. Needs the extras `learn` and `openspiel`.

python -m examples.learn.spiel mcts     # its MCTS plays Shelter against random moves
python -m examples.learn.spiel ending   # its exploitability and CFR on a small Tragic

The small Tragic is the end of a duel with a time limit: the last decisions, with the cards that the
other player may hold dealt in several ways, so few that every line of play can be looked at.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, mcts

import overseer
from overseer.engine import NATURE, OVER, State
from overseer.learn.openspiel import OverseerGame


def play(game: Any, bots: list[Any], seed: int) -> list[float]:
    """One game of OpenSpiel's bots; what it was worth to each."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def mcts_bot(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's search, with random games to their end."""
    rng = np.random.RandomState(seed)
    guess = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(
        game, uct_c=2, max_simulations=simulations, evaluator=guess, random_state=rng
    )


def ends(state: State, most: int) -> Counter[tuple[int, ...]]:
    """Who wins in the lines that follow, each counted; where they are too many, some of them."""
    if state.seat == OVER:
        assert state.outcome is not None
        return Counter([state.outcome.winners])
    if state.seat == NATURE:
        moves = list({m.id: m for m in map(state.chance, range(state.spread))}.values())
    else:
        moves = state.moves()
    found: Counter[tuple[int, ...]] = Counter()
    for move in moves:
        after = state.copy()
        after.apply(move)
        found += ends(after, most - found.total())
        if found.total() > most:
            break
    return found


def ending(seed: int, turns: int = 3, deals: int = 3, most: int = 300) -> list[State]:
    """Where a duel is still open and has few lines left, with the unknown hand dealt in ways."""
    rng = Random(seed)
    while True:
        state = overseer.game("tragic").new(2, {"turns": turns})
        past: list[State] = []
        while state.seat != OVER:
            if state.seat == NATURE:
                state.apply(state.chance(rng.randrange(state.spread)))
            else:
                past.append(state.copy())
                state.apply(rng.choice(state.moves()))
        for earlier in reversed(past):
            found = ends(earlier, most)
            if found.total() > most:
                break
            if len(found) > 1:
                view = earlier.view(earlier.seat)
                return [earlier, *(view.guess(rng) for _ in range(deals - 1))]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("what", choices=("mcts", "ending"))
    reader.add_argument("--simulations", type=int, default=10)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    if asked.what == "mcts":
        game = pyspiel.load_game("overseer_shelter")
        other = pyspiel.make_uniform_random_bot(1, asked.seed)
        print(play(game, [mcts_bot(game, asked.simulations, asked.seed), other], asked.seed))
        return
    small = OverseerGame("tragic", deals=ending(asked.seed))
    uniform = policy.UniformRandomPolicy(small)
    print(f"random moves: {exploitability.nash_conv(small, uniform):.4f}")
    solver = cfr.CFRSolver(small)
    for turn in range(1, 33):
        solver.evaluate_and_update_policy()
        if turn & (turn - 1) == 0:
            left = exploitability.nash_conv(small, solver.average_policy())
            print(f"after {turn} rounds of CFR: {left:.4f}", flush=True)


if __name__ == "__main__":
    main()
