"""A pytest plugin: how much of a processor each test took, with all the processes it started.

Written to OVERSEER_PROCESSOR_TABLE: the sum, every folder, and the tests that took most. The table
of the run before stands beside it, as `….before`, and each folder says what it took then.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

TABLE: Final = "OVERSEER_PROCESSOR_TABLE"
NAME: Final = "processor"  # of the property under which a process tells the one that counts
MOST: Final = 60  # tests that are named
TICKS: Final = os.sysconf("SC_CLK_TCK")


def of_process(pid: int) -> float:
    """Seconds of a process and of those it has waited for; with what runs below it."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
        tasks = os.listdir(f"/proc/{pid}/task")
    except OSError:  # it has just ended: whoever waited for it counts it
        return 0.0
    own = sum(map(int, text.rpartition(")")[2].split()[11:15])) / TICKS
    return own + sum(of_process(child) for task in tasks for child in started_by(pid, task))


def started_by(pid: int, task: str) -> list[int]:
    """The processes that a thread has started and not yet waited for; none if it has just ended."""
    try:
        return list(map(int, Path(f"/proc/{pid}/task/{task}/children").read_text().split()))
    except OSError:
        return []


def so_far() -> float:
    """Seconds that this process has taken, with all it started."""
    return of_process(os.getpid())


class Processor:
    """Counts in each process of the tests, and adds up in the first."""

    def __init__(self) -> None:
        self.taken: dict[str, float] = defaultdict(float)
        self.last = so_far()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = so_far()
        report.user_properties.append((NAME, now - self.last))
        self.last = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = [float(str(value)) for name, value in report.user_properties if name == NAME]
        if told:  # the list grows from phase to phase: its last is this phase's
            self.taken[report.nodeid] += max(0.0, told[-1])

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        table = os.environ.get(TABLE)
        if table and not hasattr(session.config, "workerinput"):
            write(Path(table), self.taken)


def write(path: Path, taken: dict[str, float]) -> None:
    """The table, beside that of the run before."""
    before: dict[str, str] = {}
    if path.exists():
        earlier = path.with_name(f"{path.name}.before")
        path.replace(earlier)
        rows = (line.split() for line in earlier.read_text().splitlines())
        before = {row[-1]: row[0] for row in rows if row}
    sums: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)
    for test, seconds in taken.items():
        file = test.partition("::")[0]
        parts = file.split("/")
        for place in ("everything", "/".join(parts[:2]), file):
            sums[place] += seconds
            counts[place] += 1
    lines = ["seconds   before   tests  where"]
    lines += [
        f"{seconds:7.1f}  {before.get(place, '-'):>7}  {counts[place]:6}  {place}"
        for place, seconds in sorted(sums.items(), key=lambda pair: -pair[1])
        if seconds >= 1
    ]
    lines += ["", "seconds  test"]
    most = sorted(taken.items(), key=lambda pair: -pair[1])[:MOST]
    lines += [f"{seconds:7.1f}  {test}" for test, seconds in most]
    path.write_text("\n".join(lines) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Processor(), "processor-time")
