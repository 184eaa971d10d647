"""`overseer bench`: the measurements of the lab as a table."""

from __future__ import annotations

import json
import sys

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from overseer.engine import BadOption, Refusal
from overseer.lab import bench
from overseer.lab.subjects import GAMES
from overseer.terminal.values import seconds, whole
from overseer.text import translate

_FIGURES = (
    "decisions_per_s",
    "moves_per_s",
    "games_per_s",
    "copies_per_s",
    "lists_per_s",
    "digests_per_s",
)
_OF_BATTLES = ("sights_per_s", "thoughts_per_s")


def run(game: str | None, rounds: str, length: str, peers: bool, as_json: bool, lang: str) -> int:
    """Measure and print; the exit code."""
    if game is not None and game not in GAMES:
        known = ", ".join(GAMES)
        raise BadOption(Refusal("OV-G1", "game", {"name": game, "known": known}))
    times = whole(rounds, "--rounds", 1, 1000)
    slice_length = seconds(length, "--seconds", 0.001, 3600)
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("")
        report = bench.run(
            GAMES if game is None else (game,),
            rounds=times,
            seconds=slice_length,
            peers=peers,
            progress=lambda done, total, name: bar.update(
                task, completed=done, total=total, description=name
            ),
        )
    if as_json:
        print(json.dumps(report.as_list(), indent=2))
    else:
        # A pipe has no width of its own: give the table what it needs.
        piped = None if sys.stdout.isatty() else 120
        Console(width=piped).print(_table(report.rows, _FIGURES, lang))
        battles = [row for row in report.rows if any(getattr(row, name) for name in _OF_BATTLES)]
        if battles:
            Console(width=piped).print(_table(battles, _OF_BATTLES, lang))
    for library, words in report.failed.items():
        print(translate(lang, "bench-failed", library=library, error=words), file=sys.stderr)
    if report.peers_missing:
        print(translate(lang, "bench-no-peers", command=bench.PEERS_SETUP), file=sys.stderr)
    if not report.compiled:
        print(translate(lang, "bench-plain"), file=sys.stderr)
    return 0


def _table(rows: list[bench.Row], figures: tuple[str, ...], lang: str) -> Table:
    longest = max(len(row.name) for row in rows)
    table = Table(box=SIMPLE)
    table.add_column(translate(lang, "bench-name"), no_wrap=True, min_width=longest)
    for figure in figures:
        table.add_column(translate(lang, f"bench-{figure.replace('_', '-')}"), justify="right")
    for row in rows:
        values = [getattr(row, figure) for figure in figures]
        table.add_row(
            row.name,
            *(
                translate(lang, "bench-none")
                if value is None
                else translate(lang, "bench-number", n=round(value))
                for value in values
            ),
        )
    return table
