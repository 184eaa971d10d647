"""How many bytes a live match takes, with its history and without: in the middle of a game.

python benchmarks/memory.py            # after `make fast`: .venv/bin/python benchmarks/memory.py
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from statistics import median

import overseer
from overseer.bots import make
from overseer.engine import Match, compiled, numbered_seed

MATCHES = 3
TABLES: tuple[tuple[str, int, dict[str, object], int], ...] = (  # and how many entries are half
    ("shelter", 2, {}, 250),
    ("shelter", 4, {}, 500),
    ("tragic", 2, {}, 250),
    ("wasteland", 2, {"scenario": "skirmish", "ai": "none"}, 120),
    ("wasteland", 1, {"scenario": "ambush"}, 100),
)


def halfway(
    name: str, seats: int, options: dict[str, object], half: int, history: bool
) -> Callable[[int], Match]:
    """What makes matches of random bots, each played to the middle."""

    def made(seed: int) -> Match:
        nobody = [None] * seats
        match = Match(overseer.game(name), nobody, options, numbered_seed(seed), history=history)
        bots = [make("random", name, seed * seats + seat) for seat in range(seats)]
        while not match.over and match.number < half:
            seat = match.state.seat
            match.play(seat, bots[seat].choose(match.view(seat)))
        return match

    return made


def taken(made: Callable[[int], Match]) -> float:
    """Kilobytes a match; what all of them share has been made before."""
    made(0)
    gc.collect()
    tracemalloc.start()
    sizes = []
    kept = []
    for seed in range(1, MATCHES + 1):
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        kept.append(made(seed))
        gc.collect()
        sizes.append((tracemalloc.get_traced_memory()[0] - before) / 1000)
    tracemalloc.stop()
    return median(sizes)


def main() -> None:
    """Print a row a table: kilobytes with history, and without."""
    print("compiled" if compiled() else "plain")
    for name, seats, options, half in TABLES:
        title = f"{name}, {seats} seats {options.get('scenario', '')}".strip()
        with_it, without = (
            taken(halfway(name, seats, options, half, history)) for history in (True, False)
        )
        print(f"{title:30} {half:5} entries {with_it:8.1f} {without:8.1f} kB")


if __name__ == "__main__":
    main()
