"""Turns the rows of `overseer bench --json` into ratios: one subject beside the others.

overseer bench tragic --json | python benchmarks/ratios.py tragic-compiled

A round times all subjects one after the other, so each round gives a ratio of its own that a slow
minute of the machine hardly touches. Told are the median of them and, in brackets, the lowest and
the highest.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from statistics import median
from typing import Any

OURS = ("shelter-", "tragic-", "wasteland-")
COLUMNS = {
    "decisions_per_s": "decisions/s",
    "moves_per_s": "with chance",
    "games_per_s": "games/s",
    "copies_per_s": "copies/s",
}


def times(value: float) -> str:
    """A ratio with as many digits as the machine repeats."""
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def ratio(ours: list[float], theirs: list[float]) -> str:
    """How many times as fast, round by round."""
    each = sorted(a / b for a, b in zip(ours, theirs, strict=True))
    return f"{times(median(each))} × ({times(each[0])}–{times(each[-1])})"


def table(rows: list[dict[str, Any]], name: str) -> Iterable[str]:
    """The lines of a Markdown table: `name` beside the games of other libraries."""
    ours = next(row["rounds"] for row in rows if row["name"] == name)
    heads = [f"{name} beside", *COLUMNS.values()]
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'--:|' * (len(heads) - 1)}"
    for row in rows:
        theirs = row["rounds"]
        if row["name"].startswith(OURS):
            continue
        cells = [
            ratio(ours[figure], theirs[figure]) if figure in ours and figure in theirs else "–"
            for figure in COLUMNS
        ]
        yield f"| {' | '.join([row['name'], *cells])} |"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: ratios.py SUBJECT")
    print("\n".join(table(json.load(sys.stdin), sys.argv[1])))
