"""The start screen, the list of saved games, and what a pipe is told instead."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

import overseer
from overseer.terminal import settings
from overseer.terminal.match.play import begin_tutorial
from overseer.terminal.start.rows import Deed
from overseer.terminal.start.run import wanted
from overseer.terminal.start.screen import StartApp
from overseer.terminal.table.app import REMATCH, TableApp
from overseer.terminal.table.play import Habits
from overseer.text import LANGUAGES, translate
from overseer.voice.voice import voice_of
from tests.terminal.program import Program
from tests.terminal.table.table_pilot import new_session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def with_start(
    test: Callable[[StartApp, Pilot[Deed]], Awaitable[None]],
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
) -> Deed | None:
    """Open the screen, let somebody press keys, and tell what they chose."""

    async def go() -> Deed | None:
        app = StartApp(lang)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await test(app, pilot)
        return app.return_value

    return asyncio.run(go())


def labels(app: StartApp) -> list[str]:
    return [row.label for row in app.rows]


def test_a_pipe_is_told_in_five_lines_what_to_type(program: Program) -> None:
    for lang in LANGUAGES:
        out = program("--lang", lang).out
        assert len(out.splitlines()) == 5
        assert "overseer play --resume" in out


def test_a_terminal_gets_the_start_screen_and_q_leaves_it(program: Program) -> None:
    screen = program.on_terminal(columns=80, lines=24)
    screen.wait_for("What would you like to do?")
    screen.type("q")
    assert screen.end() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_fits_a_small_terminal(lang: str) -> None:
    async def test(app: StartApp, pilot: Pilot[Deed]) -> None:
        for row in range(len(app.rows) - 1):
            app.at = row
            await pilot.press("enter")
            box = app.query_one("#list")
            for _ in app.rows:
                await pilot.press("down")
                told = app.query_one("#told")
                assert told.size.height <= app.query_one("#note").content_size.height
            assert len(app.rows) <= box.content_size.height
            assert app.query_one("#keys").size.height == 1
            await pilot.press("escape")
        await pilot.press("f2")
        assert app.helping

    with_start(test, lang)


def test_a_new_game_with_another_bot_and_a_name() -> None:
    async def test(app: StartApp, pilot: Pilot[Deed]) -> None:
        await pilot.press("1", "enter", "4", *"Jo q", "down", "right", "end", "enter")

    deed = with_start(test)
    assert deed is not None
    assert (deed.what, deed.game, deed.seats) == ("play", "shelter", "human,bot:hard")
    assert deed.names == "Jo q,"
    assert wanted(deed, "en").seats == "human,bot:hard"


def test_lessons_are_those_of_the_games_that_have_one() -> None:
    async def test(app: StartApp, pilot: Pilot[Deed]) -> None:
        await pilot.press("2", "enter")
        assert {"Tragic", "Wasteland"} <= set(labels(app))
        app.at = labels(app).index("Tragic")
        await pilot.press("enter")

    deed = with_start(test)
    assert deed is not None
    assert (deed.what, deed.game) == ("learn", "tragic")


def test_each_lesson_of_a_game_with_several_is_listed_and_begun() -> None:
    lessons = voice_of(overseer.game("wasteland")).lessons()

    async def test(app: StartApp, pilot: Pilot[Deed]) -> None:
        await pilot.press("2", "enter")
        first = labels(app).index("Wasteland")
        rows = app.rows[first : first + len(lessons)]
        assert [row.value for row in rows] == [
            translate("en", f"scenario-{each.name}") for each in lessons
        ]
        assert len({row.note for row in rows}) == len(lessons)
        app.at = first + 1
        await pilot.press("enter")

    deed = with_start(test)
    assert deed is not None
    assert (deed.what, deed.game) == ("learn", "wasteland")
    begun = begin_tutorial(wanted(deed, "en"), overseer.game("wasteland"), "en")
    assert begun.match.options["scenario"] == lessons[1].name


def test_settings_are_remembered_at_once(tmp_path: Path) -> None:
    async def test(app: StartApp, pilot: Pilot[Deed]) -> None:
        app.at = labels(app).index("Settings")
        await pilot.press("enter", "right", "right", "down", "right", "down", *"Ada", "escape")
        assert app.lang == "fr"

    with_start(test)
    kept = settings.read({"XDG_CONFIG_HOME": str(tmp_path / "config")})[0]
    assert kept == settings.Settings("fr", "fast", "Ada")


def test_digits_move_the_cursor_and_letters_do_nothing_by_themselves() -> None:
    async def test(app: StartApp, pilot: Pilot[Deed]) -> None:
        await pilot.press("3")
        assert (app.at, app.pages) == (2, [])
        await pilot.press("j", "k", "L")
        assert (app.at, app.lang) == (2, "fr")
        await pilot.press("q")

    assert with_start(test) == Deed("leave")


def test_saved_games_are_listed_with_whose_turn_it_is(program: Program) -> None:
    assert "no saved game" in program("saves").out
    program("play", "shelter", "--names", "Ada")
    program("play", "shelter", "--seats", "easy,easy", "--lang", "de")
    out = program("saves").out
    assert "Shelter · Ada, Bot 2 (normal)" in out
    assert "Ada to decide" in out
    assert "moves · over" in out
    assert "--resume" in out
    both = json.loads(program("saves", "--json").out)
    assert sorted((each["finished"], each["turn"]) for each in both) == [(False, 1), (True, None)]
    assert program("saves", "tragic", "--json").out.strip() == "[]"


def test_a_file_that_is_no_record_is_left_out(program: Program) -> None:
    program("play", "shelter")
    (program.saves / "shelter-x.overseer").write_bytes(b"\x00\xff")
    assert program("saves").out.count("Shelter ·") == 1


def test_with_several_games_somebody_at_a_terminal_chooses(program: Program) -> None:
    program("play", "shelter", "--names", "Ada")
    program("play", "shelter", "--names", "Bea")
    lines = program.on_terminal("play", "--resume", "--plain")
    lines.wait_for("Which one goes on?")
    lines.type("2\n")
    lines.wait_for("A game of Overseer with Ada")
    lines.type("quit\n")
    assert lines.end() == 0
    screen = program.on_terminal("play", "--resume")
    screen.wait_for("Saved games")
    screen.type("q")
    assert screen.end() == 0


def test_a_rematch_has_the_same_seats_and_options_and_new_dice(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "bot:random", lang="de")
    again = session.rematch()
    assert again.match.record.header.options == session.match.record.header.options
    assert (again.seats, again.lang, again.name(0)) == (session.seats, "de", "Ana")
    assert again.match.seed != session.match.seed
    assert again.path != session.path


def test_the_same_people_play_again_at_the_end_of_a_game(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def go(again: bool) -> int | None:
        app = TableApp(session, Habits(speed="instant"), again=again)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("N")  # before the end it is nothing
            if not session.over:
                await pilot.press("x", "y")
            await pilot.pause()
            await pilot.press("N")
        return app.return_value

    assert asyncio.run(go(True)) == REMATCH
    assert asyncio.run(go(False)) is None


def test_the_plain_client_asks_at_a_terminal_whether_to_play_again(program: Program) -> None:
    lines = program.on_terminal("play", "shelter", "--plain", "--names", "Ada")
    lines.wait_for("> ")
    lines.type("resign yes\n")
    lines.wait_for("Type “again”")
    lines.heard = ""
    lines.type("again\n")
    lines.wait_for("A game of Overseer with Ada")
    lines.type("quit\n")
    assert lines.end() == 0
    assert len(program.saved()) == 2


def test_the_first_bare_campaign_says_how_to_begin_one(program: Program) -> None:
    out = program("campaign").out
    assert "overseer campaign new" in out
    assert len(out.splitlines()) < 12
