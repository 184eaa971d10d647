"""How fast the engine is, beside its peers: timed slices of random play, taken in turn.

Every subject (Shelter compiled and plain, each peer's game) lives in a worker process that waits
until it is asked for one slice. Rounds go over all subjects one after the other, so that a slow
minute of the machine falls on all of them, and the best round of each counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from itertools import chain, islice, product, repeat
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import overseer
from overseer.engine import NATURE, Game, State, compiled
from overseer.lab.sim import Plan, simulate
from overseer.shelter.playout import random_games

Progress = Callable[[int, int, str], None]  # slices done, slices in all, the subject at work
Slice = dict[str, float]  # "seconds", and how often each thing happened in them
Measure = Callable[[float, int], Slice]  # takes the seconds and a seed

OURS: Final = "overseer"
LIBRARIES: Final = ("catanatron", "rlcard", "openspiel", "python-chess")
PEERS_SCRIPT: Final = Path("benchmarks", "peers.py")
PEERS_PYTHON: Final = Path(".venv-bench", "bin", "python")
PEERS_SETUP: Final = "make bench"  # what to run to get the peers

# The stopwatch below is the one of benchmarks/peers.py, whose environment has no Overseer.
POSITIONS: Final = 64  # how many positions copies and move lists are timed on
STRIDE: Final = 40  # one decision in so many becomes such a position
INSIDE_GAMES: Final = 100  # games a call of the compiled loop
SIM_GAMES: Final = 800  # games a second of a slice, so that starting processes weighs little


@dataclass(frozen=True, slots=True)
class Row:
    """One subject's figures: the best round of each; None where a thing does not apply."""

    name: str
    version: str
    decisions_per_s: float | None = None  # decisions of players; chance is applied, not counted
    moves_per_s: float | None = None  # the same with the moves of chance counted
    games_per_s: float | None = None
    copies_per_s: float | None = None
    lists_per_s: float | None = None  # lists of legal moves
    spread: dict[str, tuple[float, float]] = field(
        default_factory=dict
    )  # slowest and fastest round


@dataclass(frozen=True, slots=True)
class Report:
    """What a run measured, and what it could not."""

    rows: list[Row]
    compiled: bool  # whether the engine that was measured first is machine code
    peers_missing: bool  # the peers were wanted and their environment is not there
    failed: dict[str, str]  # a library that could not be measured, and its last words

    def as_list(self) -> list[dict[str, Any]]:
        """The rows as JSON knows them."""
        return [asdict(row) for row in self.rows]


class WorkerError(Exception):
    """A worker ended instead of answering; the message is the last line it wrote."""


class Worker:
    """A process that times slices on request, one JSON line each way; `with` ends it."""

    def __init__(self, library: str, command: list[str], environment: dict[str, str]) -> None:
        self.library = library
        self.command = command
        self.environment = environment
        self.version = ""
        self.subjects: dict[str, list[str]] = {}  # the measures of each

    def __enter__(self) -> Worker:
        with ExitStack() as started:
            self.complaints = started.enter_context(tempfile.TemporaryFile())
            self.process = started.enter_context(
                subprocess.Popen(
                    self.command,
                    env=self.environment,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self.complaints,
                    encoding="utf-8",
                )
            )
            started.callback(self.process.kill)
            hello = self._answer()
            self.version = hello["version"]
            self.subjects = hello["subjects"]
            self.running = started.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.running.close()

    def ask(self, name: str, measure: str, seconds: float, seed: int) -> Slice:
        """One timed slice."""
        assert self.process.stdin is not None
        asked = {"name": name, "measure": measure, "seconds": seconds, "seed": seed}
        with suppress(BrokenPipeError):  # it has ended: its last words are read below
            self.process.stdin.write(json.dumps(asked) + "\n")
            self.process.stdin.flush()
        answer: Slice = self._answer()
        return answer

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            self.complaints.seek(0)
            words = self.complaints.read().decode(errors="replace").strip()
            raise WorkerError((words or f"exit code {self.process.returncode}").splitlines()[-1])
        return json.loads(line)


def run(
    *,
    rounds: int = 5,
    seconds: float = 0.5,
    peers: bool = True,
    progress: Progress | None = None,
) -> Report:
    """Measure Shelter and, where their environment is, the peers; `seconds` is a slice's length."""
    if rounds < 1 or seconds <= 0:
        raise ValueError("a benchmark needs at least one round and some time")
    place = find_peers() if peers else None
    failed: dict[str, str] = {}
    with ExitStack() as stack:
        workers = start_own(stack)
        if place is not None:
            workers += start_peers(stack, *place, failed)
        plan = [
            (worker, name, measure)
            for worker in workers
            for name, measures in worker.subjects.items()
            for measure in measures
        ]
        taken: dict[str, list[Slice]] = {name: [] for _, name, _ in plan}
        for number, (turn, (worker, name, measure)) in enumerate(product(range(rounds), plan)):
            if progress is not None:
                progress(number, rounds * len(plan), name)
            if worker.library not in failed:
                try:
                    taken[name].append(worker.ask(name, measure, seconds, turn))
                except WorkerError as failure:
                    if worker.library == OURS:
                        raise
                    failed[worker.library] = str(failure)
        if progress is not None:
            progress(rounds * len(plan), rounds * len(plan), "")
    rows = [
        summary(name, worker.version, taken[name])
        for worker in workers
        if worker.library not in failed
        for name in worker.subjects
    ]
    return Report(rows, compiled(), peers and place is None, failed)


def summary(name: str, version: str, slices: list[Slice]) -> Row:
    """The best of several slices, figure by figure, with the spread."""
    rates: dict[str, list[float]] = {}
    for each in slices:
        for thing, count in each.items():
            if thing != "seconds":
                rates.setdefault(f"{thing}_per_s", []).append(round(count / each["seconds"], 1))
    return Row(
        name,
        version,
        **{figure: max(values) for figure, values in rates.items()},
        spread={figure: (min(values), max(values)) for figure, values in rates.items()},
    )


def find_peers() -> tuple[Path, Path] | None:
    """The interpreter and the script of the peers: in or above this folder, or the sources'."""
    here = Path.cwd()
    for folder in (here, *here.parents, home()):
        python, script = folder / PEERS_PYTHON, folder / PEERS_SCRIPT
        if python.exists() and script.exists():
            return python, script
    return None


def home() -> Path:
    """The folder that holds the package this process runs."""
    return Path(overseer.__file__).parent.parent


def start_own(stack: ExitStack) -> list[Worker]:
    """Workers for Shelter: the build that runs here, and where that is machine code a plain one."""
    workers = [stack.enter_context(own_worker(home()))]
    if compiled():
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        copy_sources(folder)
        workers.append(stack.enter_context(own_worker(folder)))
    return workers


def start_peers(
    stack: ExitStack, python: Path, script: Path, failed: dict[str, str]
) -> list[Worker]:
    """Workers for the other libraries; one that does not come up is noted in `failed`."""
    workers: list[Worker] = []
    for library in LIBRARIES:
        command = [str(python), str(script), library]
        try:
            workers.append(stack.enter_context(Worker(library, command, dict(os.environ))))
        except WorkerError as failure:
            failed[library] = str(failure)
    return workers


def own_worker(folder: Path) -> Worker:
    """A worker that plays Shelter with the package in `folder`, wherever it is started."""
    command = [sys.executable, "-P", "-c", "from overseer.lab.bench import serve; serve()"]
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return Worker(OURS, command, {**os.environ, "PYTHONPATH": path})


def copy_sources(folder: Path) -> None:
    """The package without its machine code: the same rules in plain Python."""
    source = Path(overseer.__file__).parent
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(source, folder / source.name, ignore=ignored)


class RandomPlay:
    """Shelter through its Python interface, played by `random.choice`."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats

    def play(self, seconds: float, seed: int) -> Slice:
        """Whole games until the processor time is used up."""
        rng = Random(seed)
        decisions = chances = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not games:
            of_players, of_chance = self.one_game(rng)
            decisions += of_players
            chances += of_chance
            games += 1
        moves = decisions + chances
        return {"seconds": used, "decisions": decisions, "moves": moves, "games": games}

    def one_game(self, rng: Random) -> tuple[int, int]:
        """How many player decisions and how many chance moves one game took."""
        choice = rng.choice
        state = self.game.new(seats=self.seats)
        decisions = chances = 0
        while True:
            seat = state.seat
            if seat >= 0:
                state.apply(choice(state.moves()))
                decisions += 1
            elif seat == NATURE:
                state.apply(state.chance(choice(range(state.spread))))
                chances += 1
            else:
                return decisions, chances

    def copies(self, seconds: float, seed: int) -> Slice:
        """Copies of positions until the processor time is used up."""
        positions = self.positions(seed)
        count = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not count:
            for state in positions:
                state.copy()
            count += POSITIONS
        return {"seconds": used, "copies": count}

    def lists(self, seconds: float, seed: int) -> Slice:
        """Lists of legal moves until the processor time is used up."""
        positions = self.positions(seed)
        count = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not count:
            for state in positions:
                state.moves()
            count += POSITIONS
        return {"seconds": used, "lists": count}

    def positions(self, seed: int) -> list[State]:
        """Decisions of players, picked from random games."""
        rng = Random(seed)
        walks = chain.from_iterable(self.walk(rng) for _ in repeat(None))
        return list(islice(walks, POSITIONS))

    def walk(self, rng: Random) -> Iterator[State]:
        """One random game, and a copy of the position at some of its decisions."""
        state = self.game.new(seats=self.seats)
        while state.seat >= NATURE:
            if state.seat == NATURE:
                state.apply(state.chance(rng.randrange(state.spread)))
            else:
                if rng.randrange(STRIDE) == 0:
                    yield state.copy()
                state.apply(rng.choice(state.moves()))


def inside(seats: int) -> Measure:
    """Random games in a loop that is itself part of the engine; its chance is not counted."""

    def play(seconds: float, seed: int) -> Slice:
        decisions = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not games:
            decisions += random_games(INSIDE_GAMES, seats, seed + games)
            games += INSIDE_GAMES
        return {"seconds": used, "decisions": decisions, "games": games}

    return play


def simulated(seats: int) -> Measure:
    """`overseer sim` with equal `normal` bots on two processes, start included, by the clock."""

    def play(seconds: float, seed: int) -> Slice:
        games = max(40, int(seconds * SIM_GAMES))
        start = perf_counter()
        simulate(Plan("shelter", ("normal",) * seats, games, seed), jobs=2)
        return {"seconds": perf_counter() - start, "games": games}

    return play


def subjects() -> dict[str, dict[str, Measure]]:
    """What a worker can be asked for, by name and measure."""
    build = "compiled" if compiled() else "plain"
    found: dict[str, dict[str, Measure]] = {}
    for seats in (4, 2):
        through = RandomPlay(overseer.game("shelter"), seats)
        found[f"shelter-{seats}-{build}"] = {
            "play": through.play,
            "copies": through.copies,
            "lists": through.lists,
        }
        if compiled():
            found[f"shelter-{seats}-{build}-inside"] = {"play": inside(seats)}
            found[f"shelter-{seats}-sim-normal"] = {"play": simulated(seats)}
    return found


def serve() -> None:
    """Be a worker: say hello, then answer requests until the input ends."""
    known = subjects()
    names = {name: list(measures) for name, measures in known.items()}
    print(json.dumps({"version": overseer.__version__, "subjects": names}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        reply = known[asked["name"]][asked["measure"]](asked["seconds"], asked["seed"])
        print(json.dumps(reply), flush=True)
