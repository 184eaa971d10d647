"""A database on a PostgreSQL server as a whole."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import asyncpg

from overseer.engine.refusal import Refused
from overseer.server.store.copy import Copy
from overseer.server.store.database import Row, Unavailable
from overseer.server.store.dump import CHUNK
from overseer.server.store.migrating import LOCK
from overseer.server.store.postgres import prepare
from overseer.server.store.postgres_errors import Lost, meant, why_not_opened
from overseer.server.store.refused import refused

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

_COLUMNS: Final = (
    "SELECT column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
)


class PostgresCopy(Copy):
    """One connection in one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def ask(self, sql: str) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(sql)]

    async def has_steps(self) -> bool:
        return await self.columns("migrations") != []

    async def columns(self, table: str) -> list[str]:
        return [str(name) for (name,) in await self._connection.fetch(_COLUMNS, table)]

    async def rows(self, table: str, columns: list[str]) -> AsyncIterator[Row]:
        sql = f"SELECT {', '.join(columns)} FROM {table}"
        async for row in self._connection.cursor(sql, prefetch=CHUNK):
            yield tuple(row)

    async def fill(self, table: str, columns: list[str], rows: list[Row]) -> None:
        try:
            await self._connection.copy_records_to_table(table, columns=columns, records=rows)
        except Exception as error:
            reason = meant(error)
            raise (Unavailable(str(reason)) if isinstance(reason, Lost) else reason) from error

    async def faults(self) -> list[str]:
        return []  # it keeps its rules by itself


@asynccontextmanager
async def postgres_copy(url: str, fills: bool) -> AsyncIterator[Copy]:
    """The database, in one transaction."""
    try:
        connection: Connection = await asyncpg.connect(url)
    except Exception as error:
        raise why_not_opened(error, url) from error
    try:
        await prepare(connection)
        async with connection.transaction(isolation="repeatable_read", readonly=not fills):
            if fills:
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            yield PostgresCopy(connection)
    except Refused:
        raise
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise refused("db-unavailable", error=str(error)) from error
    finally:
        await connection.close()
