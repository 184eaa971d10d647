"""One SQLite file: how it is connected, what its errors mean, and that one process has it."""

from __future__ import annotations

import fcntl
import os
import re
import sqlite3
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from overseer.engine.refusal import Refused
from overseer.server.store.database import Conflict, Unavailable
from overseer.server.store.refused import refused

PATIENCE: Final = 2.0  # seconds for another program to let go of the file
STRIDE: Final = 1000  # steps of SQLite's machine between two looks at …
QUICK: Final = 10  # … how many strides are done in the loop: some 0.5 ms
OCTETS: Final = (3, 43)  # from here on SQLite has `octet_length`, as PostgreSQL does
_ALL: Final = ("foreign_keys=ON", "trusted_schema=OFF")
_WRITER: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "journal_size_limit=64000000",
)

_PRIMARY: Final = 0xFF  # the low byte of an error code says what kind it is
_CONFLICTS: Final = frozenset(
    {
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_ROWID,
        sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    }
)
_HELD: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
# The file, the disk or somebody who holds them; everything else is a mistake of ours.
_OUTSIDE: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    }
)


def connect(path: Path, writes: bool = False, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection that may be used by one thread at a time; only one of a process writes."""
    connection = sqlite3.connect(
        path,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    try:
        for pragma in (*_ALL, *(_WRITER if writes else ("query_only=ON",))):
            connection.execute(f"PRAGMA {pragma}")
        if sqlite3.sqlite_version_info < OCTETS:
            connection.create_function("octet_length", 1, _octets, deterministic=True)
    except BaseException:
        connection.close()
        raise
    return connection


def _octets(value: str | bytes | None) -> int | None:
    if value is None:
        return None
    return len(value.encode()) if isinstance(value, str) else len(value)


class Haste:
    """Interrupts what a connection does in the loop as soon as that takes long."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._left = -1  # strides; below 0: all the time in the world
        connection.set_progress_handler(self._too_long, STRIDE)

    def begin(self) -> None:
        """Be quick from now on."""
        self._left = QUICK

    def end(self) -> None:
        """There is time again."""
        self._left = -1

    def _too_long(self) -> bool:
        if self._left < 0:
            return False
        self._left = max(0, self._left - 1)
        return self._left == 0


@lru_cache(maxsize=1024)
def native(sql: str) -> str:
    """A statement as SQLite reads it: parameters by their number."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


def kind(error: Exception) -> int:
    """What kind of error it is; 0 where it is not SQLite's own."""
    return getattr(error, "sqlite_errorcode", 0) & _PRIMARY


def meant(error: Exception) -> Exception:
    """An error of SQLite as whoever asked is to see it."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code in _CONFLICTS:
        return Conflict(str(error))
    if isinstance(error, MemoryError):  # what Python makes of SQLITE_NOMEM
        return Unavailable("out of memory")
    if isinstance(error, sqlite3.Error) and kind(error) in _OUTSIDE:
        # A commit whose last sync failed may still be found after a crash.
        unknown = code == sqlite3.SQLITE_IOERR_FSYNC
        return Unavailable(str(error), unknown, held=kind(error) in _HELD)
    return error


def not_opened(error: sqlite3.Error | Refused, path: Path) -> Refused:
    """The sentence for whoever starts the program."""
    if isinstance(error, Refused):
        return error
    if kind(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return refused("db-no-database", file=str(path))
    if kind(error) in _HELD:
        return refused("db-busy", where=str(path))
    return refused("db-file", file=str(path), error=str(error))


class Claim:
    """That this process alone has a file. It ends with the process, however that ends.

    A lock of the kernel's on a file beside it; one that a child process does not inherit, so that
    a worker who lives a moment longer holds nobody up.
    """

    _held: Final[set[Path]] = set()  # such a lock does not keep out the process that has it

    def __init__(self, path: Path) -> None:
        self.path = path
        if path in self._held:
            raise refused("db-in-use", file=str(path), process=os.getpid())
        self._file = os.open(f"{path}-lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            raise refused("db-in-use", file=str(path), process=holder or "?") from error
        self._held.add(path)
        with suppress(OSError):  # only for the message; a full disk may still be read
            os.ftruncate(self._file, 0)
            os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        """Others may have it. The file stays: whoever removed it could remove another's lock."""
        self._held.discard(self.path)
        os.close(self._file)
