"""A start while the database is held or away: told, waited for, and given up with a reason."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path

import asyncpg
import pytest

from overseer.engine.refusal import Refused
from overseer.server import serving
from overseer.server.settings import Settings
from overseer.server.store import opening, sqlite_writer, waiting
from overseer.server.store.database import Database, Unavailable
from overseer.server.store.postgres import SETTINGS
from overseer.server.store.refused import refused
from overseer.server.store.sqlite_file import connect, not_opened
from overseer.server.store.waiting import PATIENCE, PAUSE, patiently, why
from overseer.terminal.cli import run
from overseer.text import LANGUAGES, translate
from overseer.voice.complaint import complaint
from tests.server.postgres import Postgres, free_port
from tests.server.store.opened import Opened, person

URL = "sqlite:///srv/table.db"
HELD = Unavailable("database is locked", held=True)
AWAY = refused("db-unreachable", where="postgresql://host/table")


class Start:
    """A start by a clock of its own: what it meets one after the other, and what is told."""

    def __init__(self, *meets: Exception | None) -> None:
        self.meets = list(meets)
        self.clock = 0.0
        self.told: list[str] = []

    async def once(self) -> str:
        if (met := self.meets.pop(0) if len(self.meets) > 1 else self.meets[0]) is not None:
            raise met
        return "open"

    async def pause(self, seconds: float) -> None:
        self.clock += seconds

    def run(self) -> str:
        return asyncio.run(
            patiently(
                self.once,
                URL,
                lambda reason: self.told.append(reason.refusal.reason),
                lambda: self.clock,
                self.pause,
            )
        )


def test_each_reason_is_told_once_and_it_opens_when_they_have_passed() -> None:
    start = Start(AWAY, AWAY, HELD, HELD, Unavailable("disk is full"), None)
    assert start.run() == "open"
    assert start.told == ["db-unreachable", "db-busy", "db-unavailable"]
    assert start.clock == 5 * PAUSE


@pytest.mark.parametrize("met", [AWAY, HELD])
def test_patience_ends_with_the_reason(met: Exception) -> None:
    start = Start(met)
    with pytest.raises(Refused) as caught:
        start.run()
    assert PATIENCE - PAUSE < start.clock <= PATIENCE
    assert [caught.value.refusal.reason] == start.told


@pytest.mark.parametrize("reason", ["db-foreign", "db-login", "db-in-use", "db-newer"])
def test_what_does_not_pass_is_told_at_once(reason: str) -> None:
    start = Start(refused(reason))
    with pytest.raises(Refused):
        start.run()
    assert (start.clock, start.told) == (0, [])


@pytest.fixture
def holder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """Another program that writes to the database and does not end; nobody waits in SQLite."""
    with Opened(f"sqlite://{tmp_path}/table.db") as opened:
        opened.write(person("a"))
    monkeypatch.setattr(sqlite_writer, "PATIENCE", 0)
    holder = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    yield holder
    holder.close()


async def opened_at_last(url: str, let_go: Callable[[], Awaitable[object]]) -> list[str]:
    """Open a database that somebody holds until it is waited for; what was told."""
    told: list[str] = []

    async def pause(seconds: float) -> None:
        await let_go()

    async def once() -> Database:
        return await opening.open_database(url)

    database = await patiently(
        once, url, lambda reason: told.append(reason.refusal.reason), pause=pause
    )
    assert await database.read("SELECT id FROM people") == [("a",)]
    await database.close()
    return told


def test_a_file_that_another_program_writes_to(tmp_path: Path, holder: sqlite3.Connection) -> None:
    async def let_go() -> None:
        holder.execute("ROLLBACK")

    assert asyncio.run(opened_at_last(f"sqlite://{tmp_path}/table.db", let_go)) == ["db-busy"]


def test_a_file_that_another_program_has_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(sqlite3.OperationalError) as caught:
        connect(path, writes=True, patience=0)
    assert not_opened(caught.value, path).refusal.reason == "db-busy"
    holder.close()


def test_tables_that_another_program_locks(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    with Opened(url) as opened:
        opened.write(person("a"))
    monkeypatch.setitem(SETTINGS, "lock_timeout", "1ms")
    monkeypatch.setattr("overseer.server.store.postgres.TRIES", 1)

    async def locked() -> list[str]:
        connection = await asyncpg.connect(url)
        await connection.execute("BEGIN; LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE")
        return await opened_at_last(url, connection.close)

    assert asyncio.run(locked()) == ["db-busy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_tells_why_it_does_not_open_yet_and_opens(
    tmp_path: Path,
    holder: sqlite3.Connection,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
) -> None:
    def passes(error: Refused | Unavailable, url: str) -> Refused:
        if holder.in_transaction:
            holder.execute("ROLLBACK")
        return why(error, url)

    monkeypatch.setattr(waiting, "why", passes)
    monkeypatch.setattr(waiting, "PAUSE", 0)
    monkeypatch.setattr(serving, "configure", lambda: None)
    url = f"sqlite://{tmp_path}/table.db"

    async def begin() -> None:
        registry = await serving.opened(Settings(database=url), lang)
        assert registry.started
        await asyncio.sleep(0)  # what it has to look after begins
        await registry.stop()

    asyncio.run(begin())
    said = capsys.readouterr().err
    assert complaint(why(HELD, url), lang) in said
    assert translate(lang, "serve-waits", seconds=PATIENCE) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_giving_up_is_a_sentence_and_the_exit_code(
    tmp_path: Path,
    holder: sqlite3.Connection,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0)
    monkeypatch.setattr(serving, "configure", lambda: None)
    url = f"sqlite://{tmp_path}/table.db"
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))
    code = run(["serve", "--db", url, "--port", str(free_port()), "--lang", lang], {})
    said = capsys.readouterr()
    assert (code, said.out) == (1, "")
    assert said.err == f"{complaint(why(HELD, url), lang)}\n"
