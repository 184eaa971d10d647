"""How long one step of a battle of Wasteland takes, in milliseconds of processor time.

python benchmarks/stalls.py            # 20 battles of every scenario; after `make fast`
python benchmarks/stalls.py 3 farms    # 3 of one

Every scenario is played by random bots in turn: alone against the AI, two against each other,
alone on the other side, and the AI against itself. Measured are `new`, the steps (a person's move,
judged, or one of NATURE's), `moves()`, and a whole answer: a person's move and all of NATURE's
that follow before somebody is asked again; `begin` is that for the set-up before the first
question. What the bots think about is not measured, and Python's garbage collector, which looks at
everything a process has loaded whenever it likes, is counted apart.
"""

from __future__ import annotations

import gc
import sys
from random import Random
from time import process_time

from rich.progress import track

from overseer.engine import NATURE, OVER, State, compiled
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario

BATTLES = 20
LIMIT = 50.0  # ms that no step may take
KINDS = ("new", "begin", "step", "moves", "answer")


class Collector:
    """What Python's garbage collector takes, in milliseconds."""

    def __init__(self) -> None:
        self.total = 0.0
        self.worst = 0.0
        self._began = 0.0
        gc.callbacks.append(self.heard)

    def heard(self, phase: str, info: dict[str, int]) -> None:
        """It begins or ends."""
        if phase == "start":
            self._began = process_time()
            return
        took = 1000 * (process_time() - self._began)
        self.total += took
        self.worst = max(self.worst, took)


COLLECTOR = Collector()


class Times:
    """Milliseconds by kind, and what the slowest of each was."""

    def __init__(self) -> None:
        self.ms: dict[str, list[float]] = {kind: [] for kind in KINDS}
        self.slowest: dict[str, tuple[float, str]] = dict.fromkeys(KINDS, (0.0, ""))

    def add(self, kind: str, ms: float, what: str) -> None:
        """One more."""
        self.ms[kind].append(ms)
        self.slowest[kind] = max(self.slowest[kind], (ms, what))

    def line(self, kind: str) -> str:
        """The 99th of a hundred, and the worst."""
        ms = sorted(self.ms[kind])
        return f"{ms[len(ms) * 99 // 100]:7.1f} {ms[-1]:7.1f}" if ms else " " * 15


def tables(scenario: str) -> list[tuple[int, dict[str, object]]]:
    """Who plays: seats and options."""
    first, second = (side.id for side in standard_scenario(scenario).sides)
    players = ((1, second), (2, "none"), (1, first), (1, "both"))
    return [(seats, {"scenario": scenario, "ai": ai}) for seats, ai in players]


def battle(scenario: str, number: int, times: Times) -> None:
    """Play one battle to its end and note what everything took."""
    players = tables(scenario)
    seats, options = players[number % len(players)]
    rng = Random(f"{scenario} {number}")
    began = now()
    state: State = Wasteland().new(seats, options)
    times.add("new", since(began), str(number))
    kind, answer = "begin", 0.0
    while state.seat != OVER:
        if state.seat == NATURE:
            ms, text = by_chance(state, rng)
        else:
            times.add(kind, answer, f"{number} before topic {state.topic}")
            kind, answer = "answer", 0.0
            began = now()
            moves = state.moves()
            times.add("moves", since(began), f"{number} topic {state.topic}")
            move = rng.choice(moves)
            began = now()
            state.play(move)
            ms, text = since(began), str(move)
        times.add("step", ms, f"{number} {text}")
        answer += ms
    if kind == "answer":
        times.add(kind, answer, f"{number} at the end")


def by_chance(state: State, rng: Random) -> tuple[float, str]:
    """One step of NATURE's, as a match takes it."""
    began = now()
    move = state.chance(rng.randrange(state.spread))
    topic = state.topic
    state.apply(move)
    return since(began), f"{move} ({topic})"


def now() -> float:
    """Milliseconds of work so far, the collector's left out."""
    return 1000 * process_time() - COLLECTOR.total


def since(began: float) -> float:
    """Milliseconds of work since a time."""
    return now() - began


def main(count: int, scenarios: tuple[str, ...]) -> int:
    """A row a scenario; how many steps took longer than they may."""
    print("compiled" if compiled() else "plain")
    print(f"{'':22}" + "".join(f" {kind + ' p99':>10} worst" for kind in KINDS))
    late = 0
    for scenario in scenarios:
        times = Times()
        for number in track(range(count), scenario, transient=True):
            battle(scenario, number, times)
        print(f"{scenario:22} " + " ".join(times.line(kind) for kind in KINDS), flush=True)
        for kind in KINDS:
            ms, what = times.slowest[kind]
            slow = len([each for each in times.ms[kind] if each > LIMIT])
            late += slow if kind in ("new", "step") else 0
            if slow:
                print(f"    {slow} of {len(times.ms[kind])} {kind} late, worst {ms:.0f} ms: {what}")
    print(f"{late} of `new` and steps above {LIMIT:.0f} ms; collector {COLLECTOR.worst:.0f} ms")
    return late


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else BATTLES
    sys.exit(1 if main(wanted, tuple(sys.argv[2:]) or STANDARD) else 0)
