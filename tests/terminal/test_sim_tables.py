"""The tables of a simulation, on a narrow screen."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from overseer.terminal.sim.shelter import tables
from overseer.terminal.sim.tables import games_played
from overseer.text import LANGUAGES

NARROW = 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_cards_are_whole_on_a_narrow_screen(lang: str) -> None:
    plan = Plan("shelter", ("easy", "easy"), 2, 3)
    result = summary(plan, simulate(plan))
    for kind in ("rooms", "items"):
        for row in result[kind]:  # as wide as figures of many games are
            row.update(offered=99999, taken=99999, win_share_when_taken=1.0, low=0.987, high=1.0)
    console = Console(file=StringIO(), width=NARROW)
    for table in tables(result, None, lang):
        console.print(table)
    assert "…" not in console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["shelter", "tragic", "wasteland"])
def test_the_title_names_the_game_as_its_box_does(game: str, lang: str) -> None:
    said = games_played({"game": game, "games": 400, "seed": 7}, lang)
    assert game.capitalize() in said
