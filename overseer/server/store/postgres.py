"""The database on a PostgreSQL server, for many processes on many machines.

PostgreSQL reads the type of a parameter off the place where it stands; where that says nothing
(`$1 IS NULL`), a statement has to: `CAST($1 AS BIGINT)`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import uniform
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg
import structlog

from overseer.server.store.database import (
    Conflict,
    Database,
    Row,
    Statement,
    Unavailable,
    Value,
)
from overseer.server.store.postgres_errors import Again, Lost, meant, unsent, why_not_opened
from overseer.server.store.postgres_wakes import Wakes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from asyncpg.pool import PoolConnectionProxy

    Pool = asyncpg.Pool[asyncpg.Record]
    Connection = PoolConnectionProxy[asyncpg.Record]

T = TypeVar("T")

CONNECTIONS: Final = 10
PATIENCE: Final = 5.0  # seconds for the server to come back before whoever asks is told
SLOWEST: Final = 15.0  # seconds for one statement; a server that is silent for longer is lost
FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 1.0
TRIES: Final = 8  # of a batch that came into another's way

SETTINGS: Final = {
    "application_name": "overseer",
    # A process that hangs in the middle of a batch must not hold up the others for ever.
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "15s",
}
# Acknowledged means on the disk, whatever else the server is set to.
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)
_RETURNS: Final = re.compile(r"\s*(SELECT|WITH|VALUES)\b|.*\bRETURNING\b", re.I | re.S)

log = structlog.get_logger()


class PostgresDatabase(Database):
    """A pool of connections, and one more that listens."""

    shared = True

    def __init__(self, pool: Pool, wakes: Wakes) -> None:
        self._pool = pool
        self._wakes = wakes
        self._lost = False
        self._closing = False
        self._asked = 0  # who waits for an answer
        self._idle = asyncio.Event()

    async def read(self, sql: str, *args: Value) -> list[Row]:
        async def once() -> list[Row]:
            async with self._connection() as connection:
                try:
                    return [tuple(row) for row in await connection.fetch(sql, *args)]
                except Exception as error:
                    raise meant(error) from error

        return await self._patiently(once)

    async def write(self, *batch: Statement) -> list[list[Row]]:
        async def once() -> list[list[Row]]:
            async with self._connection() as connection:
                return await _transaction(connection, batch)

        return await self._patiently(once) if batch else []

    async def wake(self, channel: str) -> None:
        self._wakes.wake(channel, self)

    async def listen(self, heard: Callable[[str], None]) -> None:
        await self._wakes.listen(heard)

    async def close(self) -> None:
        if not self._closing:
            await self._wakes.close()
            self._closing = True
            try:
                async with asyncio.timeout(SLOWEST):
                    if self._asked:
                        self._idle.clear()
                        await self._idle.wait()
                    await self._pool.close()
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        try:
            connection = await self._pool.acquire(timeout=SLOWEST)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Lost(str(error) or type(error).__name__) from error
        try:
            yield connection
        except (Lost, Unavailable):
            with suppress(asyncpg.InterfaceError):  # it is not even the pool's any more
                connection.terminate()
            raise
        finally:
            await self._pool.release(connection)

    async def _patiently(self, once: Callable[[], Awaitable[T]]) -> T:
        """Ask, again and again if need be, and be counted meanwhile."""
        if self._closing:
            raise Unavailable("the database is closed")
        self._asked += 1
        try:
            answer = await self._until_it_works(once)
        finally:
            self._asked -= 1
            if not self._asked:
                self._idle.set()
        self._note(lost=False)
        return answer

    async def _until_it_works(self, once: Callable[[], Awaitable[T]]) -> T:
        """Do it again where nothing was done: on another connection, or after another's batch."""
        loop = asyncio.get_running_loop()
        until, pause, tries = loop.time() + PATIENCE, FIRST_PAUSE, 1
        while True:
            try:
                return await once()
            except Lost as error:
                self._note(lost=True, why=str(error))
                if loop.time() + pause > until:
                    raise Unavailable(str(error)) from error
            except Again as error:
                if tries == TRIES or loop.time() > until:
                    raise Unavailable(str(error), held=True) from error
            tries += 1
            await asyncio.sleep(uniform(pause / 2, pause))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _note(self, lost: bool, why: str = "") -> None:
        """Write down once that the server is gone, and once that it is back."""
        if lost is not self._lost:
            self._lost = lost
            log.warning("database lost" if lost else "database back", why=why)


async def _transaction(connection: Connection, batch: tuple[Statement, ...]) -> list[list[Row]]:
    """A batch whole; Lost or Again if nothing was written, for sure."""
    alone = len(batch) == 1 and batch[0].expect is None
    if alone:  # is a transaction by itself
        return [await _committing(_carry_out(connection, batch[0]))]
    try:
        await connection.execute("BEGIN")
        results = [await _carry_out(connection, statement) for statement in batch]
    except Exception as error:
        raise meant(error) from error
    try:
        commit = connection.execute("COMMIT")
    except asyncpg.InterfaceError as error:
        raise meant(error) from error
    await _committing(commit)
    return results


async def _committing(last: Awaitable[T]) -> T:
    """The step after which a batch is written. Lost in the middle of it, nobody knows."""
    try:
        return await last
    except Exception as error:
        reason = meant(error)
        if isinstance(reason, Lost) and not unsent(error):
            raise Unavailable(str(reason), unknown=True) from error
        raise reason from error


async def _carry_out(connection: Connection, statement: Statement) -> list[Row]:
    rows: list[Row] = []
    if _RETURNS.match(statement.sql):
        rows = [tuple(row) for row in await connection.fetch(statement.sql, *statement.args)]
        count = len(rows)
    else:
        done = await connection.execute(statement.sql, *statement.args)
        number = done.rpartition(" ")[2]  # `UPDATE 3`
        count = int(number) if number.isdigit() else 0
    if statement.expect is not None and count != statement.expect:
        raise Conflict(f"{count} rows instead of {statement.expect}: {statement.sql}")
    return rows


async def open_server(url: str, connections: int = CONNECTIONS) -> PostgresDatabase:
    """Connect to a server; refused with a reason where that cannot be."""
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=connections,
            timeout=PATIENCE,
            command_timeout=SLOWEST,
            server_settings=SETTINGS,
            init=prepare,
            reset=_as_it_is,
        )
    except Exception as error:
        raise why_not_opened(error, url) from error
    return PostgresDatabase(pool, Wakes(url))


async def prepare(connection: Any) -> None:
    """A new connection. Sums are whole numbers, as they are in SQLite."""
    await connection.set_type_codec(
        "numeric", schema="pg_catalog", encoder=str, decoder=int, format="text"
    )
    await connection.execute(_DURABLE)


async def _as_it_is(connection: Any) -> None:
    """Nothing that a batch does outlives it, so that nothing has to be put back."""
