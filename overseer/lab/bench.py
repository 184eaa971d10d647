"""How fast the engine is, beside its peers: timed slices of random play, taken in turn.

Every subject (our games compiled and plain, each peer's game) lives in a worker process that waits
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
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Final

import overseer
from overseer.engine import compiled
from overseer.lab.subjects import GAMES, Slice

Progress = Callable[[int, int, str], None]  # slices done, slices in all, the subject at work

OURS: Final = "overseer"
# Which libraries a game is measured beside, and what the names of their subjects must hold.
BESIDE: Final = {
    "shelter": {"catanatron": "", "rlcard": "", "openspiel": "", "python-chess": ""},
    "tragic": {"rlcard": "gin-rummy", "openspiel": "gin-rummy"},
    "wasteland": {"catanatron": "", "openspiel": "backgammon"},
}
PEERS_SCRIPT: Final = Path("benchmarks", "peers.py")
PEERS_PYTHON: Final = Path(".venv-bench", "bin", "python")
PEERS_SETUP: Final = "make bench"  # what to run to get the peers


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
    digests_per_s: float | None = None  # fingerprints of positions
    sights_per_s: float | None = None  # lines of sight between two models
    thoughts_per_s: float | None = None  # decisions that Wasteland's AI works out
    rounds: dict[str, list[float]] = field(default_factory=dict)  # each figure, round by round


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
    games: tuple[str, ...] = GAMES,
    *,
    rounds: int = 5,
    seconds: float = 0.5,
    peers: bool = True,
    progress: Progress | None = None,
) -> Report:
    """Measure games and, where their environment is, the peers; `seconds` is a slice's length."""
    if rounds < 1 or seconds <= 0:
        raise ValueError("a benchmark needs at least one round and some time")
    place = find_peers() if peers else None
    failed: dict[str, str] = {}
    with ExitStack() as stack:
        workers = start_own(stack, games)
        if place is not None:
            workers += start_peers(stack, games, *place, failed)
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
    """The best of several slices, figure by figure, and what each round gave."""
    rates: dict[str, list[float]] = {}
    for each in slices:
        for thing, count in each.items():
            if thing != "seconds":
                rates.setdefault(f"{thing}_per_s", []).append(round(count / each["seconds"], 1))
    return Row(
        name,
        version,
        **{figure: max(values) for figure, values in rates.items()},
        rounds=rates,
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


def start_own(stack: ExitStack, games: tuple[str, ...]) -> list[Worker]:
    """Workers for our games: the build that runs here, and where that is compiled a plain one."""
    workers = [stack.enter_context(own_worker(home(), games))]
    if compiled():
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        copy_sources(folder)
        workers.append(stack.enter_context(own_worker(folder, games)))
    return workers


def start_peers(
    stack: ExitStack,
    games: tuple[str, ...],
    python: Path,
    script: Path,
    failed: dict[str, str],
) -> list[Worker]:
    """Workers for the other libraries; one that does not come up is noted in `failed`."""
    workers: list[Worker] = []
    for library, parts in peers_of(games).items():
        command = [str(python), str(script), library]
        try:
            worker = stack.enter_context(Worker(library, command, dict(os.environ)))
        except WorkerError as failure:
            failed[library] = str(failure)
            continue
        worker.subjects = {
            name: measures
            for name, measures in worker.subjects.items()
            if any(part in name for part in parts)
        }
        workers.append(worker)
    return workers


def peers_of(games: tuple[str, ...]) -> dict[str, list[str]]:
    """The libraries these games are measured beside, and what to take of each."""
    wanted: dict[str, list[str]] = {}
    for game in games:
        for library, part in BESIDE[game].items():
            wanted.setdefault(library, []).append(part)
    return wanted


def own_worker(folder: Path, games: tuple[str, ...]) -> Worker:
    """A worker that plays with the package in `folder`, wherever it is started."""
    serve = "from overseer.lab.subjects import serve; serve()"
    command = [sys.executable, "-P", "-c", serve, *games]
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return Worker(OURS, command, {**os.environ, "PYTHONPATH": path})


def copy_sources(folder: Path) -> None:
    """The package without its machine code: the same rules in plain Python."""
    source = Path(overseer.__file__).parent
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(source, folder / source.name, ignore=ignored)
