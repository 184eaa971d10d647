"""The database in one SQLite file, for one process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from overseer.engine.refusal import Refused
from overseer.server.store.database import Database, Row, Statement, Unavailable, Value
from overseer.server.store.refused import refused
from overseer.server.store.sqlite_file import Claim, Haste, connect, kind, meant, native, not_opened
from overseer.server.store.sqlite_writer import Writer

READERS: Final = 2  # threads for what takes long to read


class SqliteDatabase(Database):
    """One file, one thread that writes, and whoever reads beside it.

    Most reads are of a few rows by their key and take a tenth of what it takes to have a thread do
    them. So every read begins in the loop; one that goes on for too long begins anew in a thread.
    """

    shared = False

    def __init__(self, path: Path, claim: Claim, connection: sqlite3.Connection) -> None:
        self.path = path
        self._claim = claim
        self._loop = asyncio.get_running_loop()
        try:
            self._quick = connect(path, patience=0)
        except BaseException:
            connection.close()
            raise
        self._writer = Writer(path, connection)
        self._haste = Haste(self._quick)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._connections = threading.local()
        self._opened: list[sqlite3.Connection] = [self._quick]
        self._heard: list[Callable[[str], None]] = []
        self._closed = False

    async def read(self, sql: str, *args: Value) -> list[Row]:
        self._expect_open()
        self._haste.begin()
        try:
            return _rows(self._quick, sql, args)
        except (sqlite3.Error, MemoryError) as error:
            if kind(error) not in (sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_BUSY):
                raise meant(error) from error
        return await self._loop.run_in_executor(self._readers, self._read_beside, sql, args)

    async def write(self, *batch: Statement) -> list[list[Row]]:
        self._expect_open()
        return await self._writer.ask(batch) if batch else []

    async def wake(self, channel: str) -> None:
        for heard in self._heard:
            self._loop.call_soon(heard, channel)

    async def listen(self, heard: Callable[[str], None]) -> None:
        self._heard.append(heard)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.close()
            await self._loop.run_in_executor(None, self._readers.shutdown)
            for connection in self._opened:
                connection.close()
            self._claim.release()

    def _expect_open(self) -> None:
        if self._closed:
            raise Unavailable("the database is closed")

    def _read_beside(self, sql: str, args: tuple[Value, ...]) -> list[Row]:
        """In a thread, with its own connection."""
        try:
            connection: sqlite3.Connection | None = getattr(self._connections, "own", None)
            if connection is None:
                connection = self._connections.own = connect(self.path)
                self._opened.append(connection)
            return _rows(connection, sql, args)
        except (sqlite3.Error, MemoryError) as error:
            raise meant(error) from error


def _rows(connection: sqlite3.Connection, sql: str, args: tuple[Value, ...]) -> list[Row]:
    return connection.execute(native(sql), args).fetchall()


def open_file(path: Path) -> SqliteDatabase:
    """Open a file, or make it; refused with a reason where that cannot be."""
    path = path.absolute()
    try:
        if not path.parent.exists():
            path.parent.mkdir(mode=0o700, parents=True)
        # Nobody else may read it: hidden cards, seeds and hashes of passwords lie in it.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path = path.resolve()
        claim = Claim(path)
    except OSError as error:
        raise refused("db-file", file=str(path), error=error.strerror or "?") from error
    try:
        return SqliteDatabase(path, claim, _connected(path))
    except BaseException as error:
        claim.release()  # whoever tries again in this process must not meet itself
        if isinstance(error, Refused | sqlite3.Error):
            raise not_opened(error, path) from error
        if isinstance(error, MemoryError):
            raise meant(error) from error
        raise


def _connected(path: Path) -> sqlite3.Connection:
    """The writing connection, to a database of ours or an empty one."""
    connection = connect(path, writes=True)
    try:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        if found and ("migrations",) not in found:
            raise refused("db-foreign", file=str(path))
    except BaseException:
        connection.close()
        raise
    return connection
