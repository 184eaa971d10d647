"""The command that measures: what it prints, never how fast."""

from __future__ import annotations

import json

from tests.terminal.program import Program

QUICK = ("--no-peers", "--rounds", "1", "--seconds", "0.001")
FIGURES = (
    "decisions_per_s",
    "moves_per_s",
    "games_per_s",
    "copies_per_s",
    "lists_per_s",
    "digests_per_s",
)
BUILDS = ("compiled", "plain")


def test_one_game_as_json(program: Program) -> None:
    rows = json.loads(program("bench", "tragic", *QUICK, "--json").out)
    names = [row["name"] for row in rows]
    assert all(name.startswith("tragic-") for name in names)
    through = [row for row in rows if row["name"].endswith(BUILDS)]
    assert "tragic-plain" in names
    for row in through:
        assert all(row[figure] > 0 for figure in FIGURES)
        assert row["moves_per_s"] > row["decisions_per_s"]  # chance is counted in one of them
        assert row["rounds"].keys() == set(FIGURES)


def test_all_games_as_a_table(program: Program) -> None:
    ended = program("bench", *QUICK, lang="fr")
    words = " ".join(ended.out.split())
    for head in ("Décisions/s", "Listes de coups/s", "Empreintes/s"):
        assert head in words
    for name in ("shelter-4-plain", "shelter-2-plain", "tragic-plain"):
        assert name in words


def test_a_game_that_is_not_there(program: Program) -> None:
    said = program("bench", "chess", code=2).said
    assert "chess" in said
    assert "shelter, tragic" in said
