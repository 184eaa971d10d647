"""At the full-screen table of Shelter people have the colours that they chose (SH-S2)."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.host.sitting import Table as Names
from overseer.terminal.match.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.moments import HandOver
from overseer.terminal.table.play import Habits
from overseer.terminal.table.shelter.reading import CardsSheet, VaultHelp
from tests.terminal.table.table_pilot import Table, new_session, with_table

BLUE, YELLOW, GREEN, RED = palette.SEATS


def chosen(folder: Path, *seats: str, colours: tuple[str, str] = ("red", "green")) -> Session:
    """Two players who did not take the colours of their seats."""
    return Session.start(
        overseer.game("shelter"),
        seats,
        folder / "game.overseer",
        lang="en",
        options={"first": 1, "colours": list(colours)},
        seed=7,
        table=Names(names=["Ana", "Bo"]),
    )


def hues(table: Table) -> set[str]:
    """The players' colours that are on the screen."""
    return {colour for colour in palette.SEATS if colour in table.svg}


@pytest.mark.rule("SH-S2")
def test_everything_of_a_player_has_the_colour_that_was_chosen(tmp_path: Path) -> None:
    session = chosen(tmp_path, "human", "bot:random")

    async def test(table: Table) -> None:
        assert hues(table) == {RED, GREEN}
        await table.press("enter")  # a dweller goes, the bot answers, the log tells of both
        assert hues(table) == {RED, GREEN}
        assert palette.seat_ground(2).bgcolor is not None
        await table.press("f2")
        assert table.shows(VaultHelp)
        assert hues(table) <= {RED, GREEN}
        await table.press("escape", "v")
        assert table.shows(CardsSheet)
        assert hues(table) == {RED, GREEN}

    with_table(session, test)


@pytest.mark.rule("SH-S2")
def test_the_winner_has_the_colour_that_was_chosen(tmp_path: Path) -> None:
    session = chosen(tmp_path, "bot:random", "bot:random")
    while not session.over:
        session.play(session.bot_move())

    async def test(table: Table) -> None:
        assert table.shows(EndSheet)
        assert hues(table) == {RED, GREEN}

    with_table(session, test)


@pytest.mark.rule("SH-S2")
def test_the_keyboard_is_handed_to_the_colour_that_was_chosen(tmp_path: Path) -> None:
    session = chosen(tmp_path, "human", "human")

    async def test(table: Table) -> None:
        assert table.shows(HandOver)
        assert hues(table) == {RED}

    with_table(session, test, habits=Habits(speed="instant", hand_over=True))


@pytest.mark.rule("SH-S2")
def test_without_a_choice_colours_go_by_seat(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "bot:random")

    async def test(table: Table) -> None:
        assert hues(table) == {BLUE, YELLOW}

    with_table(session, test)
