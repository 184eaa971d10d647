"""Plays Wasteland's lessons by their hints and tells how many are won, for docs/strength.md.

python -m tools.lessons_won [--battles N] [LESSON …]

Each battle has other dice: 0, 1, 2 and so on. Whoever learns does what every hint says.
"""

from __future__ import annotations

import argparse

import overseer
from overseer.host.sitting import Sitting, Table
from overseer.voice.wasteland.tutorial import SEEDS, hint_of
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE

LEARNERS = 0  # their side


def begun(name: str, seed: int) -> Sitting:
    """A lesson with some dice."""
    game = overseer.game("wasteland")
    options: dict[str, object] = {"scenario": name}
    return Sitting.begin(game, ["human"], options=options, seed=seed, table=Table(tutorial=True))


def followed(table: Sitting) -> tuple[int, list[str]]:
    """A battle in which every hint is followed: the side that won, and the words of the hints."""
    met: list[str] = []
    while not table.over:
        reader = table.reader(table.asked, "en")
        (hint,) = table.voice.learned(reader)
        met.append(hint_of(reader).word)
        table.play(table.parse(hint.move))
    state = table.match.state
    assert isinstance(state, WastelandState)
    return state.victor, met


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser()
    parser.add_argument("lessons", nargs="*", default=list(SEEDS))
    parser.add_argument("--battles", type=int, default=30)
    asked = parser.parse_args()
    for name in asked.lessons:
        ends = [followed(begun(name, seed)) for seed in range(asked.battles)]
        won = sum(victor == LEARNERS for victor, _ in ends)
        drawn = sum(victor == NONE for victor, _ in ends)
        steps = sorted(len(met) for _, met in ends)
        print(f"{name}: {won} won, {drawn} drawn, {len(ends) - won - drawn} lost; ", end="")
        print(f"{steps[0]} to {steps[-1]} questions, median {steps[len(steps) // 2]}", flush=True)


if __name__ == "__main__":
    main()
