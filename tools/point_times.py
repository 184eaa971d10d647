"""Measures how long the engine takes to judge a point of the table, for docs/performance.md.

python -m tools.point_times [--points N]

A battle of fourteen models a side on dense terrain. The model that acts is asked about points all
over the table, as a pointer that rests there would; processor time, so that a busy machine counts
for nothing.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Final

import msgspec

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text

ONE: Final = '[[unit]]\nunit = "settler"\nweapons = ["hunting-rifle"]\n'
FORCE: Final = (
    f'name = "Some"\nedition = "standard"\n\n{ONE}leader = "commander"\n{ONE}count = 13\n'
)
SEED: Final = 7
MOST: Final = 200  # questions until a model acts


def acting(rng: Random) -> Client:
    """The battle at the first question of a model that acts."""
    options = {
        "scenario": "skirmish",
        "limit": 1000,
        "events": False,
        "forces": [FORCE],
        "enemy": FORCE,
        "terrain": layout_text(make_layout(SEED, "dense")),
    }
    sitting = Sitting.begin(overseer.game("wasteland"), ["human"], options=options, seed=SEED)
    client = Client(sitting, 0, "en")
    for _ in range(MOST):
        question = client.question()
        if question.topic == "action":
            return client
        sitting.play(rng.choice(sitting.moves()))
    raise SystemExit("no model acts")


def main() -> None:
    """Judge points and tell how long it took."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--points", type=int, default=200)
    points: int = parser.parse_args().points
    rng = Random(SEED)
    client = acting(rng)
    side = getattr(client.fixed(), "side", 914)
    times: list[float] = []
    for _ in range(points):
        word = f"to {rng.randrange(side)},{rng.randrange(side)}"
        begun = process_time()
        msgspec.json.encode(client.ask(word))
        times.append(1000 * (process_time() - begun))
    rest = times[1:]  # the first one finds out what the others know
    print(f"first {times[0]:.1f} ms, median {median(rest):.1f} ms, ", end="")
    print(f"95 of 100 {quantiles(rest, n=20)[-1]:.1f} ms, slowest {max(rest):.1f} ms")


if __name__ == "__main__":
    main()
