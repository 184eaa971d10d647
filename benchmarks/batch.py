"""How many decisions a second a batch of games makes, beside other libraries in the same run.

.venv-fast/bin/python benchmarks/batch.py --rounds 5 --seconds 0.5 --games 256

Needs the compiled build with the extra `learn`; the peers come from the environment that
`make bench` sets up, or from `--peers PYTHON`. Every round times all subjects one after the other,
in processor time of one core; the best round of each counts, and ratios are medians over rounds.
A step of ours gives observations and masks of all games and plays random legal moves. Decisions
are counted as in `overseer bench`: those without a choice too. Choices are what a learner is asked.
"""

from __future__ import annotations

import argparse
import os
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from overseer.engine import compiled
from overseer.lab.bench import PEERS_SCRIPT, Worker, find_peers
from overseer.learn.batch import Batch

OURS = (("shelter", 2), ("shelter", 4), ("tragic", 2))
PEERS = {
    "openspiel": ("openspiel-bridge", "openspiel-hearts", "openspiel-gin-rummy"),
    "openspiel-vector": ("openspiel-bridge-vector", "openspiel-hearts-vector"),
    "pgx": ("pgx-backgammon", "pgx-sparrow-mahjong"),
    "rlcard": ("rlcard-uno", "rlcard-gin-rummy"),
}
BESIDE = "openspiel-bridge"
WARMING = 50  # steps before the stopwatch starts


class Ours:
    """A batch that goes on from round to round."""

    def __init__(self, game: str, seats: int, n: int, masks: bool) -> None:
        self.name = f"{game}-{seats}-batch" + ("" if masks else "-lists")
        self.masks = masks
        self.batch = Batch(game, n, seats, seed=1)
        self.rng = np.random.default_rng(1)
        for _ in range(WARMING):
            self.step()

    def step(self) -> int:
        """One step of all games, with all that a learner would look at."""
        batch = self.batch
        batch.step(batch.random_actions(self.rng))
        looked = batch.observations.size + batch.rewards.size
        return looked + batch.masks.size if self.masks else looked

    def take(self, seconds: float) -> tuple[float, float]:
        """Decisions and choices a second."""
        before, steps = self.batch.decisions, 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            self.step()
            steps += 1
        return (self.batch.decisions - before) / used, steps * self.batch.n / used


def start_peers(stack: ExitStack, python: Path | None) -> list[Worker]:
    """The other libraries, each in a process of its own."""
    found = find_peers()
    if python is not None:
        found = python, PEERS_SCRIPT
    if found is None:
        print("The peers are not there: make bench sets them up.")
        return []
    return [
        stack.enter_context(Worker(name, [str(found[0]), str(found[1]), name], dict(os.environ)))
        for name in PEERS
    ]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=0.5)
    reader.add_argument("--games", type=int, default=256)
    reader.add_argument("--peers", type=Path, help="the interpreter of the peers' environment")
    asked = reader.parse_args()
    print(f"compiled: {compiled()}; {asked.games} games a batch")
    rates: dict[str, list[float]] = {}
    choices: dict[str, float] = {}
    with ExitStack() as stack:
        workers = start_peers(stack, asked.peers)
        ours = [Ours(*each, asked.games, masks) for each in OURS for masks in (True, False)]
        for turn in range(asked.rounds):
            for mine in ours:
                decisions, chosen = mine.take(asked.seconds)
                rates.setdefault(mine.name, []).append(decisions)
                choices[mine.name] = max(choices.get(mine.name, 0.0), chosen)
            for worker in workers:
                for name in PEERS[worker.library]:
                    part = worker.ask(name, "play", asked.seconds, turn)
                    rates.setdefault(name, []).append(part["decisions"] / part["seconds"])
    print(f"| subject | decisions/s | choices/s | slowest round | beside {BESIDE} |")
    print("|---|--:|--:|--:|--:|")
    for name, rounds in rates.items():
        best = max(rounds)
        asked_for = f"{choices[name]:,.0f}" if name in choices else "–"
        times = "–"
        if BESIDE in rates:
            times = f"{median(a / b for a, b in zip(rounds, rates[BESIDE], strict=True)):.2f} ×"
        print(f"| {name} | {best:,.0f} | {asked_for} | {min(rounds) / best - 1:.0%} | {times} |")


if __name__ == "__main__":
    main()
