"""A whole database in one transaction: to be read while others write, or to be filled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

from overseer.server.store.database import Row
from overseer.server.store.migrating import newest
from overseer.server.store.opening import shown, sqlite_path
from overseer.server.store.refused import refused


class Copy(ABC):
    """One transaction: what it reads is of one moment, what it fills is there whole or not."""

    @abstractmethod
    async def ask(self, sql: str) -> list[Row]:
        """Rows, few of them."""

    @abstractmethod
    async def has_steps(self) -> bool:
        """Whether it is a database of ours at all."""

    @abstractmethod
    async def columns(self, table: str) -> list[str]:
        """The columns of a table, in their order."""

    @abstractmethod
    def rows(self, table: str, columns: list[str]) -> AsyncIterator[Row]:
        """All rows of a table."""

    @abstractmethod
    async def fill(self, table: str, columns: list[str], rows: list[Row]) -> None:
        """Put rows into a table."""

    @abstractmethod
    async def faults(self) -> list[str]:
        """What the database itself finds wrong with what it keeps."""

    async def step(self, url: str) -> int:
        """The step that its tables are at; refused if it is none that this release knows."""
        if not await self.has_steps():
            raise refused("db-foreign", file=shown(url))
        ((number,),) = await self.ask("SELECT max(number) FROM migrations")
        found = number if isinstance(number, int) else 0
        if found > newest():
            raise refused("db-newer", found=found, known=newest())
        return found


def reading(url: str) -> AbstractAsyncContextManager[Copy]:
    """Read a database as it is now, whoever uses it."""
    return _copy(url, fills=False)


def filling(url: str) -> AbstractAsyncContextManager[Copy]:
    """Fill a database that nobody uses; nothing is there if the block fails."""
    return _copy(url, fills=True)


def _copy(url: str, fills: bool) -> AbstractAsyncContextManager[Copy]:
    path = sqlite_path(url)
    if path is not None:
        from overseer.server.store.sqlite_copy import sqlite_copy

        return sqlite_copy(path, fills)
    from overseer.server.store.postgres_copy import postgres_copy

    return postgres_copy(url, fills)
