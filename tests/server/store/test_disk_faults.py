"""A disk or a memory that fails at any operation of the database: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from overseer.engine.refusal import Refused
from overseer.server.store.database import Database, Unavailable, statement
from overseer.server.store.dump import checked
from overseer.server.store.migrating import newest, tables
from overseer.server.store.opening import open_database, reading
from overseer.server.store.transfer import backup, restore
from tests.disk import Disk
from tests.server.store.opened import Opened, people, person

ERRORS: Final = ("IOERR", "IOERR_FSYNC", "FULL", "NOMEM", "CANTOPEN", "READONLY")


def failure(name: str) -> Exception:
    """An error as SQLite's library gives it to Python."""
    if name == "NOMEM":
        return MemoryError()
    error = sqlite3.OperationalError(f"injected {name}")
    error.sqlite_errorcode = getattr(sqlite3, f"SQLITE_{name}")
    return error


class Failing(sqlite3.Connection):
    """A connection whose statements are counted, and one of which fails before it is done."""

    on = False
    error = ""
    at = 0
    count = 0

    def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        Failing.fail(sql, lambda: super(Failing, self).execute(sql))
        return super().execute(sql, *args)

    def executemany(self, sql: str, *args: Any) -> sqlite3.Cursor:
        Failing.fail(sql, lambda: None)
        return super().executemany(sql, *args)

    @staticmethod
    def fail(sql: str, commit: Callable[[], object]) -> None:
        if not Failing.on or "pragma" in sql.lower():
            return
        Failing.count += 1
        if Failing.count == Failing.at:
            if Failing.error == "IOERR_FSYNC" and sql == "COMMIT":
                commit()  # written, but nobody could say so
            raise failure(Failing.error)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Failing]]:
    plain = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *args, **more: plain(*args, factory=Failing, **more)
    )
    yield Failing
    Failing.on = False


@pytest.mark.parametrize("error", ERRORS)
def test_what_is_acknowledged_is_kept_whatever_statement_fails(
    tmp_path: Path, failing: type[Failing], error: str
) -> None:
    """Two writes at once, then another: each is told that it is written, or that it may not be."""
    failing.error, failing.at = error, 0
    with Opened(f"sqlite://{tmp_path}/table.db") as opened:
        while True:
            failing.at += 1
            failing.count, failing.on = 0, True
            ids = [f"{letter}{failing.at}" for letter in "abc"]
            outcomes = opened.run(written(opened.store, ids))
            failing.on = False
            there = people(opened)
            for id, outcome in zip(ids, outcomes, strict=True):
                assert (id in there) == (f"{id}-too" in there)
                if isinstance(outcome, Exception):
                    assert isinstance(outcome, Unavailable)
                    assert outcome.unknown or id not in there
                else:
                    assert id in there
            if failing.count < failing.at:
                break
        assert not any(isinstance(outcome, Exception) for outcome in outcomes)
    assert failing.at > 5


async def written(store: Database, ids: list[str]) -> list[object]:
    batches = [(person(id), person(f"{id}-too")) for id in ids]
    two = [store.write(*batch) for batch in batches[:2]]
    return [
        *await asyncio.gather(*two, return_exceptions=True),
        *await asyncio.gather(store.write(*batches[2]), return_exceptions=True),
    ]


def test_a_restore_is_told_and_leaves_nothing_whatever_statement_fails(
    tmp_path: Path, failing: type[Failing]
) -> None:
    url, file = f"sqlite://{tmp_path}/from.db", tmp_path / "backup.gz"
    into = f"sqlite://{tmp_path}/into.db"
    with Opened(url) as opened:
        opened.write(person("a"), person("b"))
    asyncio.run(backup(url, file))
    asyncio.run(made(into))
    failing.at = 0
    while True:
        failing.at += 1
        failing.error = ERRORS[failing.at % len(ERRORS)]
        failing.count, failing.on = 0, True
        reason = ""
        try:
            asyncio.run(restore(into, file))
        except Unavailable as error:
            reason = str(error)
        except Refused as error:
            reason = error.refusal.reason
        failing.on = False
        assert reason in ("", "db-file", "out of memory", f"injected {failing.error}"), reason
        there = asyncio.run(ids_in(into))
        assert there == ["a", "b"] or (reason and not there)  # all of it or nothing
        if failing.count < failing.at:
            break
        with Opened(into) as opened:  # what was written all the same, at a second try
            opened.write(statement("DELETE FROM people"))
    assert not reason
    assert failing.at > len(tables(newest()))


async def ids_in(url: str) -> list[str]:
    async with reading(url) as copy:
        return sorted(str(id) for (id,) in await copy.ask("SELECT id FROM people"))


async def made(url: str) -> None:
    await (await open_database(url)).close()


def test_a_backup_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, folder = f"sqlite://{tmp_path}/table.db", tmp_path / "backups"
    with Opened(url) as opened:
        opened.write(person("a"))
    folder.mkdir()
    disk = Disk(monkeypatch, folder)
    for _ in disk.each_fault():
        file = folder / "backup.gz"
        told = ""
        with disk.fails():
            try:
                asyncio.run(backup(url, file))
            except Refused as error:
                told = error.refusal.reason
        if told:
            assert told == "db-backup-unwritten"
            assert not file.exists()
        else:
            checked(file)
            file.unlink()
        for part in folder.iterdir():  # only where not even that could be removed
            assert part.suffix == ".part"
            part.unlink()
