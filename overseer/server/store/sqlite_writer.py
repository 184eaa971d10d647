"""Writes to a SQLite file: whoever waits is written with one commit, and only that waits for the
disk.

A commit takes long, however little it holds. So all batches that were asked for meanwhile become
the next commit together. Their statements take some microseconds each and are carried out in the
loop: a thread would have to wait for its turn before and after each of them. The commit is a
thread's work. Where one batch fails, or anything takes long, the whole group is undone and carried
out again by the thread, where each batch is a savepoint: one that fails is undone alone.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections import deque
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from overseer.server.store.database import Conflict, Row, Statement, Unavailable
from overseer.server.store.sqlite_file import PATIENCE, Haste, connect, meant, native

LARGEST: Final = 64  # batches in one commit: some milliseconds of the loop

Results = list[list[Row]]


class Asked(NamedTuple):
    """A batch, and who waits for it."""

    batch: tuple[Statement, ...]
    answer: asyncio.Future[Results]


class Work(NamedTuple):
    """What the thread does: a commit, or all of a group."""

    group: list[Asked]
    results: list[Results] | None  # of a group that only has to be committed


class Writer:
    """The writing connection and its thread."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = connection
        self._haste = _hasty(connection)
        self._inode = os.stat(path).st_ino
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Asked] = deque()
        self._busy = False  # whether a group is on its way, or about to be
        self._idle: asyncio.Future[None] | None = None  # somebody waits for the end of it all
        self._work_left: SimpleQueue[Work | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
        self._thread.start()

    def ask(self, batch: tuple[Statement, ...]) -> asyncio.Future[Results]:
        """Have a batch written."""
        answer: asyncio.Future[Results] = self._loop.create_future()
        self._waiting.append(Asked(batch, answer))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._next)  # whoever asks in this turn of the loop comes along
        return answer

    async def close(self) -> None:
        """Write what was asked for, then end."""
        if self._busy:
            self._idle = self._loop.create_future()
            await self._idle
        self._work_left.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    # In the loop

    def _next(self) -> None:
        """Begin with everybody who waits."""
        if not self._waiting:
            self._busy = False
            if self._idle is not None and not self._idle.done():
                self._idle.set_result(None)
            return
        group = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
        self._work_left.put(Work(group, self._carried_out(group)))

    def _carried_out(self, group: list[Asked]) -> list[Results] | None:
        """The results of a group that has only to be committed; None: nothing has been done."""
        try:
            connection = self._connected()
            self._haste.begin()
            connection.execute("BEGIN IMMEDIATE")
            found: list[Results] = []
            for asked in group:
                self._haste.begin()
                found.append([_carry_out_one(connection, each) for each in asked.batch])
        except Exception:  # the thread will meet it again, and tell whom it concerns
            self._recover()
            return None
        finally:
            self._haste.end()
        return found

    def _done(self, group: list[Asked], outcomes: list[Results | Exception]) -> None:
        self._next()
        for asked, outcome in zip(group, outcomes, strict=True):
            if asked.answer.done():  # whoever asked has gone
                continue
            if isinstance(outcome, Exception):
                asked.answer.set_exception(outcome)
            else:
                asked.answer.set_result(outcome)

    # In the thread

    def _work(self) -> None:
        while (work := self._work_left.get()) is not None:
            outcomes = self._write(work.group, work.results)
            with suppress(RuntimeError):  # nobody is there any more
                self._loop.call_soon_threadsafe(self._done, work.group, outcomes)
        if self._connection is not None:
            self._connection.close()

    def _write(
        self, group: list[Asked], results: list[Results] | None
    ) -> list[Results | Exception]:
        """Commit a group; what each of them is told."""
        outcomes: list[Results | Exception]
        try:
            connection = self._connected()
            if results is not None:
                outcomes = [*results]
            else:
                connection.execute(f"PRAGMA busy_timeout = {int(1000 * PATIENCE)}")
                try:
                    connection.execute("BEGIN IMMEDIATE")
                finally:
                    connection.execute("PRAGMA busy_timeout = 0")
                outcomes = [_carry_out(connection, asked.batch) for asked in group]
            connection.execute("COMMIT")
        except Exception as error:
            self._recover()
            reason = meant(error)
            return [reason] * len(group)
        return outcomes

    # In either, one after the other

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
            self._haste = _hasty(self._connection)
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


def _hasty(connection: sqlite3.Connection) -> Haste:
    """In the loop nobody waits for another program that has the file."""
    connection.execute("PRAGMA busy_timeout = 0")
    return Haste(connection)


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
