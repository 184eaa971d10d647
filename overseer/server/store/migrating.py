"""The tables of a database, step by step: numbered SQL files, each carried out once.

A file is split at its semicolons; none may stand in a text or a name, nor may `--`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from overseer.server.store.database import Conflict, Database, Statement, statement
from overseer.server.store.refused import refused

LOCK: Final = 0x6F766572  # the number by which processes that migrate wait for each other
_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)"
)


class Migration(NamedTuple):
    """One step, as SQL for either database: `{bytes}` still stands for the type of bytes."""

    number: int
    name: str
    parts: tuple[str, ...]

    def statements(self, shared: bool) -> list[Statement]:
        """The step in the words of a database."""
        kind = "BYTEA" if shared else "BLOB"
        return [Statement(part.replace("{bytes}", kind)) for part in self.parts]


@cache
def migrations() -> tuple[Migration, ...]:
    """All steps that this release knows, in order."""
    folder = files("overseer.server.store") / "migrations"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=str)
    return tuple(_read(file.name, file.read_text(encoding="utf-8")) for file in found)


def _read(name: str, text: str) -> Migration:
    bare = re.sub(r"--.*", "", text)
    parts = tuple(part.strip() for part in bare.split(";") if part.strip())
    return Migration(int(name.partition("-")[0]), name.removesuffix(".sql"), parts)


def newest() -> int:
    """The number of the last step that this release knows."""
    return migrations()[-1].number


def tables(number: int) -> list[str]:
    """The tables that there are after a step, those that others refer to first."""
    found: list[str] = []
    for migration in migrations():
        for part in migration.parts if migration.number <= number else ():
            words = part.split()
            if words[:2] == ["CREATE", "TABLE"]:
                found.append(words[2])
            elif words[:2] == ["DROP", "TABLE"]:
                found.remove(words[2])
    return found


async def migrate(database: Database, to: int | None = None) -> list[str]:
    """Bring a database up to date, or to a step; the names of the steps that were done.

    Refused where a newer release has used it.
    """
    await database.write(*_locked(database, statement(_TABLE)))
    done: list[str] = []
    for migration in migrations():
        present = await reached(database)
        if present > newest():
            raise refused("db-newer", found=present, known=newest())
        if present < migration.number <= (newest() if to is None else to):
            try:
                await database.write(*_locked(database, *_step(database, migration)))
            except Conflict:
                continue  # another process was quicker
            done.append(migration.name)
    return done


async def reached(database: Database) -> int:
    """The step that a database is at."""
    rows = await database.read("SELECT max(number) FROM migrations")
    number = rows[0][0]
    return number if isinstance(number, int) else 0


def _step(database: Database, migration: Migration) -> list[Statement]:
    number, name, _ = migration
    mark = statement("INSERT INTO migrations (number, name) VALUES ($1, $2)", number, name)
    return [mark, *migration.statements(database.shared)]


def _locked(database: Database, *batch: Statement) -> list[Statement]:
    """A batch that other processes wait for; a file has only one process anyway."""
    lock = [statement("SELECT pg_advisory_xact_lock($1)", LOCK)] if database.shared else []
    return [*lock, *batch]
