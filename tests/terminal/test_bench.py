"""The command that measures: what it prints, never how fast."""

from __future__ import annotations

import json

from tests.terminal.program import Program

QUICK = ("bench", "--no-peers", "--rounds", "1", "--seconds", "0.001")
FIGURES = {"name", "decisions_per_s", "moves_per_s", "games_per_s", "copies_per_s"}


def test_the_figures_as_json_and_as_a_table(program: Program) -> None:
    rows = json.loads(program(*QUICK, "--json").out)
    assert rows
    assert all(set(row) >= FIGURES for row in rows)
    table = program(*QUICK, lang="fr").out
    assert "Décisions/s" in " ".join(table.split())
    assert all(row["name"] in "".join(table.split()) for row in rows)
