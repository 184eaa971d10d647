"""A database as the table uses it: read, write a batch whole or not at all, be woken by others.

Two of them stand behind this: SQLite (one file, one process) and PostgreSQL (many processes). All
SQL is written once, in words that both know, with parameters as `$1`, `$2` … Numbers, texts and
bytes are the only values; a moment is a whole number of milliseconds since 1970.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

Value = int | str | bytes | None
Row = tuple[Value, ...]


class Statement(NamedTuple):
    """One statement of a batch."""

    sql: str
    args: tuple[Value, ...] = ()
    expect: int | None = None  # so many rows must be changed or returned, else Conflict


def statement(sql: str, *args: Value, expect: int | None = None) -> Statement:
    """A statement with its parameters."""
    return Statement(sql, args, expect)


class Conflict(Exception):
    """Somebody else was first: a row is there already, or is no longer what was expected.

    Nothing of the batch has been written.
    """


class Unavailable(Exception):
    """The database cannot be reached, is locked, or its disk is full. Nothing has been written, or,
    where `unknown`, nobody knows: whoever asked has to look. `held`: another program has it."""

    def __init__(self, why: str, unknown: bool = False, held: bool = False) -> None:
        super().__init__(why)
        self.unknown = unknown
        self.held = held


class Database(ABC):
    """Where everything is kept."""

    shared: bool  # whether other processes may work on it at the same time

    @abstractmethod
    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Rows as they stand after everything that was committed."""

    @abstractmethod
    async def write(self, *batch: Statement) -> list[list[Row]]:
        """Carry a batch out as one transaction, durable when this returns.

        What each statement returned (`RETURNING`), in order. Conflict or Unavailable: nothing was
        written.
        """

    @abstractmethod
    async def wake(self, channel: str) -> None:
        """Tell everybody who listens, in other processes too, that there is something new."""

    @abstractmethod
    async def listen(self, heard: Callable[[str], None]) -> None:
        """From now on call `heard` with the channel of every `wake`. One that is lost must not
        matter: who listens looks by themselves now and then."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for and let go."""
