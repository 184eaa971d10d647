"""Turns the rows of `overseer bench --json` into the table of docs/performance.md.

overseer bench --json | python benchmarks/table.py
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

COLUMNS = {
    "decisions_per_s": "decisions/s",
    "moves_per_s": "with chance",
    "games_per_s": "games/s",
    "copies_per_s": "copies/s",
    "lists_per_s": "move lists/s",
    "digests_per_s": "digests/s",
    "sights_per_s": "lines of sight/s",
    "thoughts_per_s": "AI decisions/s",
}
OF_BATTLES = ("sights_per_s", "thoughts_per_s")


def rate(figure: float | None) -> str:
    """A figure with three significant digits, which is more than the machine repeats."""
    if figure is None:
        return "–"
    digits = max(0, len(str(int(figure))) - 3)
    return f"{round(figure, -digits) if digits else figure:,.0f}"


def spread(row: dict[str, Any]) -> str:
    """How far the rounds of the first figure that applies lie apart, in percent of the best."""
    for figure in COLUMNS:
        if rounds := row["rounds"].get(figure):
            return f"−{100 - 100 * min(rounds) / max(rounds):.0f} %"
    return "–"


def table(rows: Iterable[dict[str, Any]]) -> Iterable[str]:
    """The lines of a Markdown table; the figures that only battles have come with them."""
    rows = list(rows)
    columns = {
        figure: title
        for figure, title in COLUMNS.items()
        if figure not in OF_BATTLES or any(row[figure] is not None for row in rows)
    }
    heads = ["subject", "version", *columns.values(), "slowest round"]
    yield f"| {' | '.join(heads)} |"
    yield f"|---|---|{'--:|' * (len(heads) - 2)}"
    for row in rows:
        figures = [rate(row[figure]) for figure in columns]
        yield f"| {' | '.join([row['name'], row['version'], *figures, spread(row)])} |"


if __name__ == "__main__":
    print("\n".join(table(json.load(sys.stdin))))
