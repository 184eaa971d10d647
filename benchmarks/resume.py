"""How long it takes to open a match again: trusted, as a program opens its own, and fully checked.

python benchmarks/resume.py            # after `make fast`: .venv/bin/python benchmarks/resume.py
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

import overseer
from overseer.engine import Game, Match, Record, compiled, numbered_seed
from overseer.wasteland.campaign.game import Campaign

MATCHES = 5
LONGEST = 400  # entries of the finite games; battles are played to their end
TABLES: tuple[tuple[str, int, dict[str, object], int], ...] = (
    ("shelter", 2, {}, LONGEST),
    ("shelter", 4, {}, LONGEST),
    ("tragic", 2, {}, LONGEST),
    ("wasteland", 2, {"scenario": "skirmish", "ai": "none"}, 1_000_000),
    ("wasteland", 1, {"scenario": "ambush"}, 1_000_000),
    ("wasteland", 1, {"scenario": "hold-the-fort"}, 1_000_000),
    ("campaign", 2, {"course": "free", "battles": 10}, 1_000_000),
    ("campaign", 2, {}, 1_000_000),
)


def game_of(name: str) -> Game:
    """A game; a campaign is none that is registered."""
    return Campaign() if name == "campaign" else overseer.game(name)


def played(name: str, seats: int, options: dict[str, object], most: int, seed: int) -> Match:
    """A match of random moves."""
    match = Match(game_of(name), [None] * seats, options, numbered_seed(seed))
    rng = Random(seed)
    while not match.over and len(match.record.entries) < most:
        seat = match.state.seat
        match.play(seat, rng.choice(match.view(seat).moves()))
    return match


def main() -> None:
    """Print a row a table: entries, and milliseconds of processor time, median and worst."""
    print("compiled" if compiled() else "plain")
    for name, seats, options, most in TABLES:
        trusted: list[float] = []
        checked: list[float] = []
        entries: list[int] = []
        for seed in range(MATCHES):
            match = played(name, seats, options, most, seed)
            record = Record.decode(match.record.encode(), "a.record")
            record.end = None  # or only the last line would be looked at
            begun = process_time()
            Match(match.game, [None] * seats, seed=match.seed, record=record, trusted=True)
            trusted.append(1000 * (process_time() - begun))
            begun = process_time()
            record.replay(match.game)
            checked.append(1000 * (process_time() - begun))
            entries.append(len(record.entries))
        title = f"{name}, {seats} seats {options.get('scenario', '')}".strip()
        times = " ".join(f"{median(ms):8.1f} {max(ms):8.1f}" for ms in (trusted, checked))
        print(f"{title:30} {median(entries):6.0f} {times}")


if __name__ == "__main__":
    main()
