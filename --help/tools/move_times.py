"""How long `hard` thinks about a move of Tragic, with every ready deck in turn against `normal`.

make compile; python -m tools.move_times 14

Prints the decisions that had a choice, and the mean and the longest time in seconds, of the
processor and by the clock.
"""

from __future__ import annotations

import sys
import time
from random import Random

from rich.progress import track

import overseer
from overseer.bots import make
from overseer.engine import NATURE, OVER
from overseer.tragic.decks.ready import READY

SEED = 500


def duel(number: int) -> list[tuple[float, float]]:
    """The processor's and the clock's seconds of every choice of `hard` in one duel."""
    deck = READY[number % len(READY)]
    state = overseer.game("tragic").new(2, {"decks": [deck, deck]})
    bots = [make(name, "tragic", number) for name in ("hard", "normal")]
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


def main(duels: int) -> None:
    times = [taken for number in track(range(duels), "duels") for taken in duel(number)]
    for what, values in zip(("processor", "clock"), zip(*times, strict=True), strict=True):
        mean = sum(values) / len(values)
        print(f"{what}: {len(values)} decisions, mean {mean:.3f} s, longest {max(values):.2f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))
