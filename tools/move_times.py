"""How long `hard` thinks about a move, with every ready deck or force in turn against `normal`.

make compile; python -m tools.move_times tragic 14

Prints the decisions that had a choice, and the mean and the longest time in seconds, of the
processor and by the clock. The games are shelter, tragic and wasteland.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

from rich.progress import track

import overseer
from overseer.bots import make
from overseer.engine import NATURE, OVER
from overseer.lab.battles import options_for
from overseer.terminal.sim.wasteland import line_ups
from overseer.tragic.decks.ready import READY

SEED = 500


def options(game: str, number: int) -> dict[str, Any]:
    """Both sides with the same deck or force, another one in each game."""
    if game == "tragic":
        return {"decks": [READY[number % len(READY)]] * 2}
    if game == "wasteland":
        forces, _ = line_ups(None, False, 2, None)
        return {**options_for(2), "forces": list(forces[number % len(forces)])}
    return {}


def played(game: str, number: int) -> list[tuple[float, float]]:
    """The processor's and the clock's seconds of every choice of `hard` in one game."""
    state = overseer.game(game).new(2, options(game, number))
    bots = [make(name, game, number) for name in ("hard", "normal")]
    rng = Random(SEED + number)
    times: list[tuple[float, float]] = []
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
            continue
        seat = state.seat
        view = state.view(seat)
        worked, began = time.process_time(), time.perf_counter()
        move = bots[seat].choose(view)
        taken = (time.process_time() - worked, time.perf_counter() - began)
        if seat == 0 and len(view.moves()) > 1:
            times.append(taken)
        state.play(move)
    return times


def main(game: str, games: int) -> None:
    times = [taken for number in track(range(games), game) for taken in played(game, number)]
    for what, values in zip(("processor", "clock"), zip(*times, strict=True), strict=True):
        mean = sum(values) / len(values)
        print(f"{what}: {len(values)} decisions, mean {mean:.4f} s, longest {max(values):.2f} s")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
