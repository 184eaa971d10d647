"""`overseer replay` on the table: every game forward and back, by hand and by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer.engine.record import Record
from overseer.host import sitting
from overseer.terminal.look import look_of
from overseer.terminal.match.session import Session, load_intact
from overseer.terminal.records import replay, store
from overseer.terminal.records.watched import Watched
from overseer.terminal.start.rows import Deed
from overseer.terminal.start.run import carry_out
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.play import Habits
from overseer.terminal.table.reading import HelpSheet, LogSheet
from overseer.terminal.table.watching import Watching
from overseer.text import LANGUAGES
from overseer.wasteland.campaign.game import Campaign
from tests.terminal.program import Program
from tests.terminal.table.battle_pilot import begin as begin_battle
from tests.terminal.table.table_pilot import Table

GAMES = ("shelter", "tragic", "wasteland")
SMALL, LARGE = SIZES = ((80, 24), (140, 45))


def finished(folder: Path, game: str) -> Path:
    """A whole match of bots, or of the AI against itself, on the disk."""
    if game == "wasteland":
        session = begin_battle(folder, scenario="ambush", ai="both", seed=5)
    else:
        options: dict[str, object] = {"decks": ["horde", "walls"]} if game == "tragic" else {}
        session = Session.start(
            overseer.game(game),
            ("bot:random", "bot:random"),
            folder / f"{game}.overseer",
            lang="en",
            options=options,
            seed=7,
            table=sitting.Table(names=["Ana", "Bo"]),
        )
    while not session.over:
        session.play(session.bot_move())
    return session.path


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {game: finished(tmp_path_factory.mktemp(game), game) for game in GAMES}


def film(path: Path, lang: str = "en", to: int | None = None) -> Watched:
    record, _ = load_intact(path)
    if to is not None:
        record.entries, record.end = record.entries[:to], None
    game = overseer.game(record.header.game)
    return Watched(record, game, path, lang, store.read_table(path))


def watch(
    session: Watched,
    test: Callable[[Table], Awaitable[None]],
    size: tuple[int, int] = (120, 36),
    speed: str = "instant",
) -> None:
    """Run the screen with a test at its keys."""
    app = TableApp(session, Habits(speed=speed), kind=session.look.watch())

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            await table.settled()
            await test(table)

    asyncio.run(run())


def screen(table: Table) -> Watching:
    assert isinstance(table.app.table, Watching)
    return table.app.table


@pytest.mark.parametrize("game", GAMES)
def test_forward_and_back_by_moves(records: dict[str, Path], game: str) -> None:
    session = film(records[game])
    steps = session.match.steps

    async def test(table: Table) -> None:
        assert "Move 0 of" in table.screen
        for at in (1, 2, 3):
            await table.press("right")
            assert session.match.at == at
            assert f"Move {steps[at].moves} of {session.moves_in_all}" in table.flat
        await table.press("left", "up")
        assert session.match.at == 1
        await table.press("left", "left", "h")
        assert session.match.at == 0  # there is nothing before it

    watch(session, test)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_the_position_that_the_record_has(
    records: dict[str, Path], game: str
) -> None:
    session = film(records[game])
    whole = session.match.whole
    kind = overseer.game(game)
    for at in {1, len(session.match.steps) // 2, len(session.match.steps) - 1}:
        step = session.match.steps[at]
        assert step.state.digest() == whole.replay(kind, step.moves).digest()
    assert session.match.steps[-1].moves == len(whole.entries)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_to_the_start_and_by_turns(records: dict[str, Path], game: str) -> None:
    session = film(records[game])

    async def test(table: Table) -> None:
        await table.press("end")
        assert session.match.at == len(session.match.steps) - 1
        assert session.over
        assert session.text("watch-state", state="end")[2:10] in table.screen
        await table.press("e")
        assert table.says(session.text(f"end-{session.match.outcome.how}"))  # type: ignore[union-attr]
        await table.press("escape", "home")
        assert session.match.at == 0
        found = []
        for _ in range(3):
            await table.press("tab")
            found.append(session.match.at)
            names = {event.name for event in session.match.news}
            assert names & set(table.app.play.chapters)
        await table.press("shift+tab")
        assert session.match.at == found[1]

    watch(session, test)


def test_it_runs_by_itself_and_stops(records: dict[str, Path]) -> None:
    session = film(records["shelter"])

    async def test(table: Table) -> None:
        await table.press("space")
        assert screen(table).playing
        while session.match.at < 3:
            await table.pilot.pause(0.05)
        await table.press("space")
        here = session.match.at
        assert not screen(table).playing
        await table.pilot.pause(0.3)
        assert session.match.at == here
        await table.press("end", "left", "space")
        while screen(table).playing:
            await table.pilot.pause(0.05)
        assert session.match.at == len(session.match.steps) - 1
        await table.press("s")
        assert "speed: slow" in table.screen

    watch(session, test)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), [*((SMALL, lang) for lang in LANGUAGES), (LARGE, "fr")])
def test_the_story_stands_beside_it(
    records: dict[str, Path], game: str, size: tuple[int, int], lang: str
) -> None:
    """Words that fit on a small screen fit on a large one: there, one language is enough."""
    session = film(records[game], lang)

    async def test(table: Table) -> None:
        await table.press("tab", "right")
        news = session.match.news
        assert table.says(session.event_text(news[0]))
        await table.press("g")
        assert table.shows(LogSheet)
        await table.press("escape", "f2")
        assert table.shows(HelpSheet)
        await table.press("end")
        assert table.says(session.text("table-help-watch-leave"))
        await table.press("escape", "L")
        assert session.lang != lang

    watch(session, test, size)


def hands(session: Watched) -> list[bool]:
    """Whose cards whoever watches can read."""
    players: Any = session.view().data()["players"]
    return [any(card != "?" for card in player["hand"]) for player in players]


def test_a_spectator_sees_no_hand_and_a_player_their_own(records: dict[str, Path]) -> None:
    session = film(records["tragic"])

    async def test(table: Table) -> None:
        await table.press("tab")
        assert hands(session) == [False, False]
        await table.press("P")
        assert session.eyes == 0
        assert session.text("watch-eyes", seat="Ana") in table.flat
        assert hands(session) == [True, False]
        await table.press("P", "P")
        assert session.eyes is None

    watch(session, test)


def test_an_unfinished_game_keeps_its_secrets(records: dict[str, Path]) -> None:
    session = film(records["tragic"], to=60)

    async def test(table: Table) -> None:
        await table.press("end", "P")
        assert session.eyes is None
        assert not session.over

    watch(session, test)


def test_the_reasons_of_the_ai_are_told(records: dict[str, Path]) -> None:
    session = film(records["wasteland"])

    async def test(table: Table) -> None:
        while not any(event.name.startswith("wasteland-ai-") for event in session.match.news):
            await table.press("right")
        assert session.text("table-wasteland-why") in table.screen
        assert table.app.play.where.startswith("m")

    watch(session, test)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_changed_by_watching(records: dict[str, Path], game: str) -> None:
    path = records[game]
    before = path.read_bytes()

    async def test(table: Table) -> None:
        await table.press("right", "tab", "u", "x", "enter", "end", "q")

    watch(film(path), test)
    assert path.read_bytes() == before


def test_a_match_that_somebody_gave_up(tmp_path: Path) -> None:
    session = Session.start(
        overseer.game("shelter"),
        ("human", "bot:random"),
        tmp_path / "g.overseer",
        lang="en",
        seed=1,
    )
    session.resign(0)
    shown = film(session.path)

    async def test(table: Table) -> None:
        await table.press("end")
        assert shown.over
        assert shown.match.resigned == {0}
        await table.press("home")
        assert not shown.match.resigned

    watch(shown, test)


def test_in_a_pipe_and_plainly_it_is_text(records: dict[str, Path], program: Program) -> None:
    for plain in ((), ("--plain",)):
        ended = program("replay", str(records["shelter"]), *plain)
        assert ended.code == 0
        assert ended.out.startswith("shelter, rules ")


def test_every_game_of_the_house_with_a_table_can_be_watched() -> None:
    for game in GAMES:
        assert look_of(overseer.game(game)).watch() is not None
    assert look_of(Campaign()).watch() is None


def test_only_the_first_moves(records: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Record] = []
    monkeypatch.setattr(replay, "full_screen", lambda plain, environ: not plain)
    monkeypatch.setattr(replay, "check_size", lambda: None)

    def show(record: Record, path: Path, lang: str) -> int:
        shown.append(record)
        return 0

    monkeypatch.setattr(replay, "show", show)
    assert replay.run(str(records["shelter"]), False, "40", False, "en") == 0
    assert len(shown[0].entries) == 40
    assert shown[0].end is None


def test_on_a_real_terminal(records: dict[str, Path], program: Program) -> None:
    terminal = program.on_terminal("replay", str(records["shelter"]))
    terminal.wait_for("Replay")
    terminal.type("q")
    assert terminal.end() == 0


def test_the_ai_against_itself_tells_its_battle_in_lines(program: Program) -> None:
    """Everything is over before the first line: what happened must be told all the same."""
    said = program(
        *("play", "wasteland", "--plain", "--scenario", "ambush", "--ai", "both", "--seed", "5")
    ).said
    assert "Round 1 began." in said
    assert " shot at " in said
    assert "Answer with the number" not in said


def test_the_start_screen_leads_to_the_table(
    records: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def show(record: Record, path: Path, lang: str) -> int:
        shown.append(f"{record.header.game} {path.name} {lang}")
        return 0

    monkeypatch.setattr(replay, "show", show)
    assert carry_out(Deed("replay", "tragic", records["tragic"]), "fr") == 0
    assert shown == ["tragic tragic.overseer fr"]
