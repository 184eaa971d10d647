"""A whole database in one transaction: to be read while others write, or to be filled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator

from overseer.server.store.address import shown
from overseer.server.store.database import Row
from overseer.server.store.migrating import newest
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
