"""The screens around the table: hand-over, help, rules, cards, log, the end, a tiny terminal."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from overseer.shelter.rulebook import RULES
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.moments import Confirm, HandOver, TooSmall
from overseer.terminal.table.play import Habits
from overseer.terminal.table.reading import HelpSheet, LogSheet
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.shelter.reading import CardsSheet
from overseer.terminal.table.table_screen import TableScreen
from overseer.text import LANGUAGES
from tests.terminal.table.table_pilot import Table, give_items, new_session, turn_over, with_table


def test_the_keyboard_is_handed_over_before_anything_is_shown(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")

    async def play(table: Table) -> None:
        assert table.shows(HandOver)
        assert table.says(session.text("table-hand-over", seat="Ana"))
        assert not table.says(session.prompt())
        await table.press("enter")
        assert table.shows(TableScreen)
        assert table.says(session.prompt())
        table.select(turn_over)
        await table.press("enter")
        assert table.shows(HandOver)
        assert table.says(session.text("table-hand-over", seat="Bo"))
        assert not table.says(session.text("table-detail"))
        await table.press("enter")
        assert table.says(session.prompt())

    with_table(session, play)


def test_the_hand_over_can_be_switched_off(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")

    async def play(table: Table) -> None:
        await table.press("o")
        assert table.shows(TableScreen)
        assert table.says(session.text("table-key-hand-over", on="no"))
        table.select(turn_over)
        await table.press("enter")
        assert session.asked == 1
        assert table.shows(TableScreen)

    with_table(session, play)


def test_one_person_against_bots_is_never_asked_to_hand_over(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "bot:normal")

    async def play(table: Table) -> None:
        assert table.shows(TableScreen)
        assert not table.says(session.text("table-key-hand-over", on="yes"))

    with_table(session, play)


def test_a_terminal_that_gets_too_small_says_what_it_needs(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        await table.pilot.resize_terminal(70, 20)
        await table.settled()
        assert table.shows(TooSmall)
        assert "80 × 24" in table.flat
        assert "70 × 20" in table.flat
        await table.press("enter")
        before = len(session.match.record.entries)
        await table.pilot.resize_terminal(100, 30)
        await table.settled()
        assert table.shows(TableScreen)
        assert len(session.match.record.entries) == before
        assert table.says(session.prompt())

    with_table(session, play)


def test_it_starts_too_small_and_waits(tmp_path: Path) -> None:
    session = new_session(tmp_path, "bot:normal", "human")

    async def play(table: Table) -> None:
        assert table.shows(TooSmall)
        await table.pilot.resize_terminal(120, 36)
        while session.asked != 1:
            await table.pilot.pause()
        await table.settled()
        assert table.says(session.prompt())

    with_table(session, play, size=(60, 20))


@pytest.mark.parametrize(
    ("width", "height", "seats"),
    [(80, 24, 2), (80, 24, 4), (100, 30, 2), (100, 30, 3), (120, 36, 4), (170, 50, 3)],
)
def test_the_table_fits_every_size_and_number_of_players(
    tmp_path: Path, width: int, height: int, seats: int
) -> None:
    session = new_session(tmp_path, "human", *["bot:normal"] * (seats - 1))
    give_items(session, 0, "turn")

    async def play(table: Table) -> None:
        for seat in range(seats):
            assert session.name(seat) in table.flat
        assert table.says(session.text("table-round", round=1))
        assert table.says(session.text("table-key-help"))
        assert " ".join(session.prompt().split()[:3]) in table.flat
        assert max(len(line) for line in table.screen.splitlines()) <= width

    with_table(session, play, size=(width, height))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_speaks_every_language(tmp_path: Path, lang: str) -> None:
    session = new_session(tmp_path, "human", "human", lang=lang)
    give_items(session, 0, "turn")

    async def play(table: Table) -> None:
        assert table.says(session.text("table-hand-over", seat="Ana"))
        await table.press("enter")
        for key, screen, word in (
            ("f2", HelpSheet, "table-help-title"),
            ("r", RulesSheet, "table-rules-title"),
            ("v", CardsSheet, "table-cards-title"),
            ("g", LogSheet, "table-log"),
        ):
            await table.press(key)
            assert table.shows(screen)
            assert table.says(session.text(word))
            ElementTree.fromstring(table.svg)
            await table.press("escape")
        await table.press("x")
        assert table.shows(Confirm)
        assert table.says(session.text("table-yes-no"))
        await table.press("n")
        assert not session.match.resigned
        await table.press("x", "y")
        assert table.shows(EndSheet)
        assert table.says(session.text("table-won", n=1, names="Bo"))
        assert "OV-E1" in table.flat
        await table.press("escape")
        assert table.says(session.text("table-over-keys"))
        await table.press("e")
        assert table.shows(EndSheet)

    with_table(session, play)


def test_the_language_changes_while_playing(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        before = session.match.state.digest()
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            await table.press("L")
            assert session.lang == lang
            assert table.says(session.text("table-log"))
            assert table.says(session.prompt())
            assert table.says(session.text("table-key-leave"))
        await table.press("f2", "L")
        assert table.says(session.text("table-help-title"))
        await table.press("escape")
        assert table.says(session.prompt())
        assert session.match.state.digest() == before

    with_table(session, play)


def test_the_rulebook_can_be_walked_from_end_to_end(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        await table.press("f3", "end")
        assert isinstance(table.app.screen, RulesSheet)
        assert table.app.screen.rule == RULES[-1]
        await table.press("up", "home", "j")
        assert isinstance(table.app.screen, RulesSheet)
        assert table.app.screen.rule == RULES[1]
        assert table.says(session.text(f"rule-{RULES[1]}.title"))

    with_table(session, play)


def test_resigning_ends_the_game_with_a_result(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        await table.press("x", "enter")
        assert session.over
        assert table.shows(EndSheet)
        assert table.says(session.text("table-points-rooms"))
        assert session.path.name in table.flat

    with_table(session, play)


def test_a_card_of_the_display_is_explained_by_a_click(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        item = table.play.scene.items[0]
        await table.click("#item-0", 2, 0)
        assert table.vault.card == ("item", item)
        assert table.flat.count(table.play.faces.item(item).name) == 2
        await table.press("right")
        assert table.vault.card is None

    with_table(session, play)


def test_the_keys_of_the_last_line_can_be_clicked(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        line = next(line for line in table.screen.splitlines() if " F2 " in line)
        await table.click("#keys", line.index("F2"), 0)
        assert table.shows(HelpSheet)

    with_table(session, play)


def test_no_color_leaves_every_mark_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        assert table.app.no_color
        assert table.screen.count("▸") >= len(table.spaces())
        assert "●" in table.screen
        assert "■" in table.screen
        assert "★" in table.screen

    with_table(session, play, habits=Habits(speed="instant"))
