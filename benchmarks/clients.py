"""What clients get, measured: bytes and processor time of a scene, a question and an answer.

    python benchmarks/clients.py [GAME …]

Random games are played through clients twice; the second time is measured, when every sentence
has been read from its catalogue. Prints the table of docs/performance.md: medians and the worst.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import median
from time import process_time_ns

import msgspec

import overseer
from overseer.engine import Game, compiled
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.wasteland.campaign.game import Campaign

SEEDS = range(2)
MOST = 250  # decisions of a game
ASKED = 3  # moves and places that are asked about in each position
PARTS = ("scene", "question", "ask")


@dataclass
class Figures:
    """Sizes in bytes and times in µs of one part."""

    sizes: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def take(self, make: Callable[[], object]) -> object:
        """Measure the making of something; what it costs to send it is not counted."""
        begun = process_time_ns()
        made = make()
        self.times.append((process_time_ns() - begun) / 1000)
        self.sizes.append(len(msgspec.json.encode(made)))
        return made


def subjects() -> Iterator[tuple[str, Game, int, dict[str, object]]]:
    """The tables that are measured: a title, the game, the seats, options."""
    yield "Shelter, 2 seats", overseer.game("shelter"), 2, {}
    yield "Shelter, 4 seats", overseer.game("shelter"), 4, {}
    yield "Tragic", overseer.game("tragic"), 2, {}
    yield "Wasteland, against the AI", overseer.game("wasteland"), 1, {}
    yield "Wasteland, 2 players", overseer.game("wasteland"), 2, {}
    yield "Campaign, linked", Campaign(), 2, {"course": "linked"}
    yield "Campaign, free", Campaign(), 2, {"course": "free", "battles": 3}


def played(game: Game, seats: int, options: dict[str, object]) -> dict[str, Figures]:
    """The figures of some random games."""
    found = {part: Figures() for part in PARTS}
    for seed in SEEDS:
        rng = Random(seed)
        sitting = Sitting.begin(game, ["human"] * seats, options=options, seed=seed)
        for _ in range(MOST):
            if sitting.over:
                break
            client = Client(sitting, sitting.asked, "en")
            found["scene"].take(client.scene)
            question = client.question
            choices = found["question"].take(question)
            targets = targets_of(choices, rng)
            for target in targets:
                found["ask"].take(partial(client.ask, target))
            sitting.play(rng.choice(sitting.moves()))
    return found


def targets_of(question: object, rng: Random) -> list[str]:
    """Some of what could be asked about."""
    choices = getattr(question, "choices", [])
    words = [choice.move for choice in choices] + [word for each in choices for word in each.at]
    return rng.sample(words, min(ASKED, len(words)))


def row(title: str, found: dict[str, Figures]) -> str:
    """A line of the table."""
    cells = [title]
    for part in PARTS:
        sizes, times = found[part].sizes, found[part].times
        cells.append(f"{kilo(median(sizes))} / {kilo(max(sizes))}")
        cells.append(f"{micro(median(times))} / {micro(max(times))}")
    return f"| {' | '.join(cells)} |"


def kilo(n: float) -> str:
    """Bytes as kB."""
    return f"{n / 1000:.1f}"


def micro(n: float) -> str:
    """µs with two significant digits, which is more than the machine repeats."""
    digits = max(0, len(str(int(n))) - 2)
    return f"{round(n, -digits):,.0f}"


def main(wanted: list[str]) -> None:
    """Measure and print."""
    build = "compiled" if compiled() else "plain"
    heads = [f"{build}, median / worst"]
    for part in PARTS:
        heads += [f"{part}, kB", "µs"]
    print(f"| {' | '.join(heads)} |")
    print("|---" * len(heads) + "|")
    for title, game, seats, options in subjects():
        if wanted and game.name not in wanted:
            continue
        played(game, seats, options)
        gc.collect()
        gc.disable()
        print(row(title, played(game, seats, options)), flush=True)
        gc.enable()


if __name__ == "__main__":
    main(sys.argv[1:])
