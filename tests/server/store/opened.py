"""A database for tests that are no coroutines: each call runs in one loop until it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, TypeVar

from overseer.server.store.database import Database, Row, Statement, Value, statement
from overseer.server.store.opening import open_database

T = TypeVar("T")


class Opened:
    """An open database, and the loop that it lives in."""

    store: Database

    def __init__(self, url: str) -> None:
        self.url = url
        self.runner = asyncio.Runner()

    def __enter__(self) -> Opened:
        try:
            self.store = self.run(open_database(self.url))
        except BaseException:
            self.runner.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.run(self.store.close())
        self.runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def read(self, sql: str, *args: Value) -> list[Row]:
        return self.run(self.store.read(sql, *args))

    def write(self, *batch: Statement) -> list[list[Row]]:
        return self.run(self.store.write(*batch))


def person(id: str, name: str = "Ada") -> Statement:
    """A row that has few demands."""
    return statement(
        "INSERT INTO people (id, name, lang, wishes, made, seen) VALUES ($1, $2, $3, $4, $5, $6)",
        *(id, name, "en", "{}", 1, 1),
    )


def people(opened: Opened) -> list[str]:
    return [str(id) for (id,) in opened.read("SELECT id FROM people ORDER BY id")]
