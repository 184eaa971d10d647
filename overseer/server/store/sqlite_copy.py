"""A SQLite file as a whole."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from overseer.server.store.copy import Copy
from overseer.server.store.database import Row, Unavailable
from overseer.server.store.sqlite_file import (
    PATIENCE,
    Claim,
    connect,
    kind,
    meant,
    not_opened,
)

# What is told as a file that cannot be opened; the rest is trouble with one that could be.
_NO_FILE: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CANTOPEN)


class SqliteCopy(Copy):
    """One connection; nobody else waits for this program, so that it may block."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def ask(self, sql: str) -> list[Row]:
        return self._connection.execute(sql).fetchall()

    async def has_steps(self) -> bool:
        return await self.columns("migrations") != []

    async def columns(self, table: str) -> list[str]:
        found = self._connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
        return [str(name) for (name,) in found]

    async def rows(self, table: str, columns: list[str]) -> AsyncIterator[Row]:
        for row in self._connection.execute(f"SELECT {', '.join(columns)} FROM {table}"):
            yield row

    async def fill(self, table: str, columns: list[str], rows: list[Row]) -> None:
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        try:
            self._connection.executemany(sql, rows)
        except (sqlite3.Error, MemoryError) as error:
            raise meant(error) from error

    async def faults(self) -> list[str]:
        whole = [str(words) for (words,) in await self.ask("PRAGMA integrity_check")]
        lost = await self.ask("PRAGMA foreign_key_check")
        return [words for words in whole if words != "ok"] + [
            " ".join(str(word) for word in row) for row in lost
        ]


@asynccontextmanager
async def sqlite_copy(path: Path, fills: bool) -> AsyncIterator[Copy]:
    """The file, in one transaction."""
    path = path.resolve()
    claim = Claim(path) if fills else None
    try:
        connection = connect(path, writes=True) if fills else _read_only(path)
        try:
            connection.execute("BEGIN IMMEDIATE" if fills else "BEGIN")
            yield SqliteCopy(connection)
            connection.execute("COMMIT")
        finally:
            connection.close()
    except MemoryError as error:
        raise meant(error) from error
    except sqlite3.Error as error:
        reason = meant(error)
        lost = isinstance(reason, Unavailable) and not reason.held and kind(error) not in _NO_FILE
        raise (reason if lost else not_opened(error, path)) from error
    finally:
        if claim is not None:
            claim.release()


def _read_only(path: Path) -> sqlite3.Connection:
    """A connection that makes no file and changes none: a server may be running on it."""
    uri = f"{path.as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)
