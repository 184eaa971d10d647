"""A ladder: the same however it is shared out and however often it is stopped."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from overseer.bots.strangers import roster
from overseer.lab.ladder import FORMAT, Ladder, climb, owed, standings, welcome

BOTS = ["random", "easy", "normal"]
FIRST = "def choose(view):\n    return view.moves()[0]\n"


def fresh() -> Ladder:
    return Ladder(FORMAT, "shelter", 0, None)


def whole(deals: int = 2, jobs: int = 1) -> Ladder:
    ladder = fresh()
    assert sum(climb(ladder, BOTS, deals, jobs)) == 3 * 2 * deals
    return ladder


def test_it_is_the_same_on_any_number_of_processes() -> None:
    assert standings(whole(), BOTS) == standings(whole(jobs=2), BOTS)


def test_one_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    ladder = fresh()
    list(islice(climb(ladder, BOTS, 2, 1), 3))  # the 0, and two deals
    assert len(owed(ladder, BOTS, 2)) == 4
    ladder = msgspec.json.decode(msgspec.json.encode(ladder), type=Ladder)
    list(climb(ladder, BOTS, 2, 1))
    assert standings(ladder, BOTS) == standings(whole(), BOTS)
    assert owed(ladder, BOTS, 2) == []


def test_rounds_are_whole_before_the_next_begins() -> None:
    numbers = [number for _, number in owed(fresh(), BOTS, 3)]
    assert numbers == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_file_that_was_changed_plays_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(roster.VARIABLE, "")
    monkeypatch.setenv(roster.TIME, "600")
    path = tmp_path / "first.py"
    path.write_text(FIRST)
    bots = ["random", "easy", roster.bring(str(path))]
    ladder = fresh()
    assert welcome(ladder, bots) == []
    list(climb(ladder, bots, 1, 1))
    assert welcome(ladder, bots) == []
    path.write_text(FIRST.replace("[0]", "[-1]"))
    assert welcome(ladder, bots) == ["first"]
    assert {pair for pair, _ in owed(ladder, bots, 1)} == {("easy", "first"), ("first", "random")}
