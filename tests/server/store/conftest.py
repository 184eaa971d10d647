"""One suite for both databases: `url` is the address of an empty one, `database` is open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.store.opened import Opened


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is still empty."""
    if request.param == "sqlite":
        return f"sqlite://{tmp_path}/table.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def database(url: str) -> Iterator[Opened]:
    """An open database with its tables."""
    with Opened(url) as opened:
        yield opened
