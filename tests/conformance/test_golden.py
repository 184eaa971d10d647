"""Every build plays the golden games to the same digests; `tests/golden/make.py` writes them."""

from __future__ import annotations

from tests.conformance.tables import Table, tables
from tests.golden import make


def test_the_golden_game_is_played_again(table: Table) -> None:
    moves, digests = make.play(table)
    assert moves == make.lines(make.path(table, "play"))
    assert digests == make.lines(make.path(table, "digests"))


def test_there_are_as_many_ways_to_go_as_ever(table: Table) -> None:
    stored = make.stored_counts()[str(table)]
    assert make.counts(table, len(stored)) == stored


def test_no_golden_file_is_left_over() -> None:
    expected = {make.path(table, what) for table in tables() for what in ("play", "digests")}
    assert set(make.FOLDER.glob("*.txt")) == expected | {make.COUNTS, make.OPENINGS}
