"""Opening a database by its address: to work with it, or whole, to be read or filled."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from overseer.server.store.address import sqlite_path
from overseer.server.store.copy import Copy
from overseer.server.store.database import Database
from overseer.server.store.migrating import migrate


async def open_database(url: str) -> Database:
    """Open a database and bring it up to date; Refused with a reason where that cannot be."""
    database = await connect(url)
    try:
        await migrate(database)
    except BaseException:
        await database.close()
        raise
    return database


async def connect(url: str) -> Database:
    """Open a database as it is."""
    path = sqlite_path(url)
    if path is not None:
        from overseer.server.store.sqlite import open_file

        return open_file(path)
    from overseer.server.store.postgres import open_server  # where its library is needed

    return await open_server(url)


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
