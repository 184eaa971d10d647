"""Backups: a database into a file while it is in use, and a file into an empty database."""

from __future__ import annotations

from pathlib import Path

from overseer.server.store.address import shown
from overseer.server.store.copy import Copy
from overseer.server.store.database import Unavailable
from overseer.server.store.dump import checked, chunks, writing
from overseer.server.store.migrating import migrate, newest, reached, tables
from overseer.server.store.opening import connect, filling, open_database, reading
from overseer.server.store.refused import refused


async def backup(url: str, path: Path) -> int:
    """Write a database into a file; the number of rows."""
    async with reading(url) as copy:
        step = await copy.step(url)
        with writing(path, step) as file:
            for table in tables(step):
                columns = await copy.columns(table)
                file.table(table, columns)
                async for row in copy.rows(table, columns):
                    file.row(row)
        return file.rows


async def restore(url: str, path: Path) -> int:
    """Fill an empty database from a file, all of it or nothing; the number of rows.

    The tables are made as they were when the file was written. When the rows are in, the steps of
    later releases follow.
    """
    step = checked(path).step
    if step > newest():
        raise refused("db-backup-newer", file=str(path))
    database = await connect(url)
    try:
        await migrate(database, to=step)
        beyond = await reached(database) > step
    finally:
        await database.close()
    async with filling(url) as copy:
        await _expect_empty(copy, url, step)
        if beyond:
            raise refused("db-restore-later", where=shown(url))
        count = await _fill(copy, path, step)
    await (await open_database(url)).close()
    return count


async def _expect_empty(copy: Copy, url: str, step: int) -> None:
    for table in tables(step):
        if await copy.ask(f"SELECT 1 FROM {table} LIMIT 1"):
            raise refused("db-not-empty", where=shown(url))


async def _fill(copy: Copy, path: Path, step: int) -> int:
    count = 0
    known = {table: await copy.columns(table) for table in tables(step)}
    for head, rows in chunks(path):
        # The names become part of a statement, so they must be ours.
        if sorted(known.get(head.table, [])) != sorted(head.columns):
            raise refused("db-backup-broken", file=str(path))
        try:
            await copy.fill(head.table, head.columns, rows)
        except Unavailable:  # a full disk or a lost server says nothing of the file
            raise
        except Exception as error:
            raise refused("db-backup-unfit", file=str(path), table=head.table) from error
        count += len(rows)
    return count
