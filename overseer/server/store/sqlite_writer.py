"""The one thread that writes to a SQLite file: whoever waits is written with one commit.

A commit waits for the disk, however little it holds. So all batches that were asked for meanwhile
become the next commit together. Each is a savepoint: one that fails is undone alone.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from overseer.server.store.database import Conflict, Row, Statement, Unavailable
from overseer.server.store.sqlite_file import connect, meant, native

LARGEST: Final = 512  # batches in one commit, so that nobody waits for hundreds of others

Results = list[list[Row]]


class Asked(NamedTuple):
    """A batch, and who waits for it."""

    batch: tuple[Statement, ...]
    answer: asyncio.Future[Results]


class Writer:
    """The writing connection and its thread."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = connection
        self._inode = os.stat(path).st_ino
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
        self._thread.start()

    def ask(self, batch: tuple[Statement, ...]) -> asyncio.Future[Results]:
        """Have a batch written."""
        answer: asyncio.Future[Results] = self._loop.create_future()
        self._waiting.put(Asked(batch, answer))
        return answer

    async def close(self) -> None:
        """Write what was asked for, then end."""
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        last = False
        while not last:
            group, last = self._next_group()
            if group:
                outcomes = self._write(group)
                with suppress(RuntimeError):  # nobody is there any more
                    self._loop.call_soon_threadsafe(_tell, group, outcomes)
        if self._connection is not None:
            self._connection.close()

    def _next_group(self) -> tuple[list[Asked], bool]:
        """Everybody who waits, at least one; and whether the end was asked for."""
        asked = self._waiting.get()
        group: list[Asked] = []
        while asked is not None:
            group.append(asked)
            if len(group) == LARGEST:
                return group, False
            try:
                asked = self._waiting.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _write(self, group: list[Asked]) -> list[Results | Exception]:
        """Commit a group; what each of them is told."""
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_carry_out(connection, asked.batch) for asked in group]
            connection.execute("COMMIT")
        except Exception as error:
            self._recover()
            reason = meant(error)
            return [reason] * len(group)
        return outcomes

    def _connected(self) -> sqlite3.Connection:
        """The connection, to the file that is there: one that was removed takes every commit."""
        try:
            found = os.stat(self._path).st_ino
        except OSError as error:
            raise Unavailable(f"{self._path}: {error.strerror}") from error
        if found != self._inode:
            raise Unavailable(f"{self._path} is another file than before")
        if self._connection is None:
            self._connection = connect(self._path, writes=True)
        return self._connection

    def _recover(self) -> None:
        """Nothing of the group may be left. A connection that cannot even undo is given up."""
        connection = self._connection
        if connection is None:
            return
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._connection = None
            with suppress(sqlite3.Error):
                connection.close()


def _carry_out(connection: sqlite3.Connection, batch: tuple[Statement, ...]) -> Results | Exception:
    """One batch of a group; raises what spoils the whole group."""
    connection.execute("SAVEPOINT batch")
    try:
        results = [_carry_out_one(connection, statement) for statement in batch]
    except Exception as error:
        if not connection.in_transaction:  # SQLite undid everything by itself, as on a full disk
            raise
        connection.execute("ROLLBACK TO batch")
        connection.execute("RELEASE batch")
        return meant(error)
    connection.execute("RELEASE batch")
    return results


def _carry_out_one(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    cursor = connection.execute(native(statement.sql), statement.args)
    rows: list[Row] = cursor.fetchall()
    count = cursor.rowcount if cursor.description is None else len(rows)
    if statement.expect is not None and count != statement.expect:
        raise Conflict(f"{count} rows instead of {statement.expect}: {statement.sql}")
    return rows


def _tell(group: list[Asked], outcomes: list[Results | Exception]) -> None:
    for asked, outcome in zip(group, outcomes, strict=True):
        if asked.answer.done():  # whoever asked has gone
            continue
        if isinstance(outcome, Exception):
            asked.answer.set_exception(outcome)
        else:
            asked.answer.set_result(outcome)
