"""A migration or a restore that is cut off after any of its statements: all of a step or nothing.

The file's process is killed; the server's connection is cut. Whoever starts again finds the tables
and rows of before, and goes on.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from overseer.server.store import dump, migrating
from overseer.server.store.address import sqlite_path
from overseer.server.store.database import Row, Statement, Unavailable, statement
from overseer.server.store.migrating import migrate, newest, reached, tables
from overseer.server.store.opening import connect, open_database, reading
from overseer.server.store.postgres_copy import PostgresCopy
from overseer.server.store.sqlite_copy import SqliteCopy
from overseer.server.store.transfer import backup, restore
from tests.server.postgres import Postgres
from tests.server.store.opened import Opened

Kept = dict[str, tuple[list[str], list[Row]]]  # columns and rows of every table
MANY: Final = 1000


# What is in the tables


def rows_of_every_table(step: int) -> list[tuple[str, Statement]]:
    """One row for each table that there is at a step, those first that others refer to."""
    made: list[tuple[str, Statement]] = []
    with sqlite3.connect(":memory:") as model:
        for migration in migrating.migrations()[:step]:
            for each in migration.statements(shared=False):
                model.execute(each.sql)
        for table in tables(step):
            columns = model.execute(f"SELECT name, type FROM pragma_table_info('{table}')")
            kinds = {str(name): str(kind).upper() for name, kind in columns}
            values = [_value(kind) for kind in kinds.values()]
            marks = ", ".join(f"${n}" for n in range(1, len(kinds) + 1))
            sql = f"INSERT INTO {table} ({', '.join(kinds)}) VALUES ({marks})"
            made.append((table, statement(sql, *values)))
    model.close()
    return made


def _value(kind: str) -> int | str | bytes:
    """The same everywhere, so that every row that refers to another finds it."""
    return b"\0\xff" if "BLOB" in kind else 1 if "INT" in kind else "one"


async def kept(url: str) -> Kept:
    """All that is there now."""
    async with reading(url) as copy:
        found: Kept = {}
        for table in (*tables(newest()), "migrations"):
            if columns := await copy.columns(table):
                rows = [row async for row in copy.rows(table, columns)]
                found[table] = (sorted(columns), sorted(rows, key=repr))
        return found


async def fill(url: str, step: int) -> None:
    """A row in every table that is new at a step."""
    database = await connect(url)
    there = await kept(url)
    for table, row in rows_of_every_table(step):
        if not there[table][1]:
            await database.write(row)
    await database.close()


# How it is cut off


class Cut(sqlite3.Connection):
    """A connection whose process is killed after so many statements."""

    left = MANY

    def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        done = super().execute(sql, *args)
        if not sql.startswith("PRAGMA"):
            Cut.left -= 1
        if Cut.left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return done

    def executemany(self, sql: str, *args: Any) -> sqlite3.Cursor:
        done = super().executemany(sql, *args)
        self.execute("SELECT 1")
        return done


def in_a_child_that_is_killed(work: Callable[[], object], after: int) -> bool:
    """Carry out in another process, killed after so many statements; whether it got to its end."""
    pid = os.fork()
    if pid == 0:
        try:
            Cut.left = after
            plain = sqlite3.connect
            sqlite3.connect = lambda *args, **more: plain(*args, factory=Cut, **more)  # type: ignore[assignment]
            work()
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(pid, 0)
    assert status in (0, signal.SIGKILL), status
    return status == 0


class Line:
    """The connection to a server, which is cut after so many statements."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from overseer.server.store import postgres

        self.left = MANY
        carry_out, prepare = postgres._carry_out, postgres.prepare

        async def counted(connection: Any, each: Statement) -> list[Row]:
            done = await carry_out(connection, each)
            self.left -= 1
            if self.left == 0:
                connection.terminate()
            return done

        monkeypatch.setattr(postgres, "_carry_out", counted)
        monkeypatch.setattr(postgres, "TRIES", 1)
        monkeypatch.setattr(postgres, "PATIENCE", 5.0)
        # Nobody tries again: what is cut off stays so.
        monkeypatch.setattr(postgres, "LONGEST_PAUSE", 0.0)
        monkeypatch.setattr(postgres, "FIRST_PAUSE", 1e6)
        self.prepare = prepare

    def cut(self, work: Callable[[], object], after: int) -> bool:
        """Carry out; whether it got to its end."""
        self.left = after
        try:
            work()
        except Unavailable:
            return False
        finally:
            self.left = MANY
        return True


# Migrations


def to(url: str, step: int | None = None) -> None:
    """Bring a database to a step, as a start does."""

    async def go() -> None:
        database = await connect(url)
        try:
            await migrate(database, step)
        finally:
            await database.close()

    asyncio.run(go())


def migrated_through_every_cut(url: str, cut: Callable[[Callable[[], object], int], bool]) -> int:
    """From the first step to the last; how often it was cut off."""
    to(url, 0)
    cuts = 0
    for step in range(1, newest() + 1):
        before = asyncio.run(kept(url))
        after = 0
        while True:
            after += 1
            if cut(partial(to, url, step), after):
                break
            cuts += 1
            now = asyncio.run(kept(url))
            if len(now["migrations"][1]) == step:
                continue  # cut off when all of it was done
            assert now == before, (step, after)
        now = asyncio.run(kept(url))
        for table, (columns, rows) in before.items():
            if table == "migrations" or table not in now:
                continue
            assert set(now[table][0]) >= set(columns)
            assert len(now[table][1]) == len(rows) == 1, table
        asyncio.run(fill(url, step))
    asyncio.run(whole(url))
    return cuts


async def whole(url: str) -> None:
    """It opens, is at the last step, and every table has its row."""
    database = await open_database(url)
    assert await reached(database) == newest()
    await database.close()
    now = await kept(url)
    assert set(now) == {*tables(newest()), "migrations"}
    assert all(len(rows) == 1 for table, (_, rows) in now.items() if table != "migrations")


def test_a_file_whose_migration_is_killed_after_any_statement(tmp_path: Path) -> None:
    url = f"sqlite://{tmp_path}/table.db"
    cuts = migrated_through_every_cut(url, in_a_child_that_is_killed)
    statements = sum(len(step.parts) for step in migrating.migrations())
    assert cuts > statements


def test_a_server_whose_migration_is_cut_off_after_any_statement(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line(monkeypatch)
    cuts = migrated_through_every_cut(postgres.new_database(), line.cut)
    assert cuts > sum(len(step.parts) for step in migrating.migrations())


# Restoring


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Kept]:
    """A backup with a row of every table, read in small pieces, and what was in it."""
    url, file = f"sqlite://{tmp_path}/from.db", tmp_path / "backup.gz"
    to(url)
    asyncio.run(fill(url, newest()))
    with Opened(url) as opened:
        opened.write(
            *(
                statement(
                    "INSERT INTO people (id, name, lang, wishes, made, seen) "
                    "VALUES ($1, '', '', '', 0, 0)",
                    f"p{n}",
                )
                for n in range(8)
            )
        )
    asyncio.run(backup(url, file))
    monkeypatch.setattr(dump, "CHUNK", 3)
    return file, asyncio.run(kept(url))


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite://{tmp_path}/target.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


def test_a_restore_that_fails_at_any_piece_leaves_nothing_and_can_be_done_again(
    target: str, saved: tuple[Path, Kept], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, rows = saved
    kind: Any = PostgresCopy if sqlite_path(target) is None else SqliteCopy
    fill_plain = kind.fill
    pieces = left = 0

    async def failing(copy: Any, *args: Any) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise OSError(5, "Input/output error")
        await fill_plain(copy, *args)

    monkeypatch.setattr(kind, "fill", failing)
    while True:
        left = pieces + 1
        try:
            asyncio.run(restore(target, file))
            break
        except Exception:
            pieces += 1
        now = asyncio.run(kept(target))
        assert not any(found for table, (_, found) in now.items() if table != "migrations")
    assert pieces > len(tables(newest()))
    assert asyncio.run(kept(target)) == rows


def test_a_restore_that_is_killed_at_any_statement_can_be_done_again(
    tmp_path: Path, saved: tuple[Path, Kept]
) -> None:
    file, rows = saved
    url = f"sqlite://{tmp_path}/target.db"
    asyncio.run(make(url))
    after = 0
    while True:
        after += 1
        done = in_a_child_that_is_killed(lambda: asyncio.run(restore(url, file)), after)
        now = asyncio.run(kept(url))
        if now == rows:  # all of it at once …
            break
        assert not done
        # … or nothing.
        assert not any(found for table, (_, found) in now.items() if table != "migrations")
    assert after > len(tables(newest()))


async def make(url: str) -> None:
    await (await open_database(url)).close()
