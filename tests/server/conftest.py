"""What the tests of the online table share.

`postgres` is a PostgreSQL server of the tests' own, one for each process that runs tests. A test of
both stores is marked `@BOTH` (serving.py).
"""

from __future__ import annotations

import io
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from overseer.server.logs import configure
from tests.server.postgres import NEEDED, Postgres, programs
from tests.server.serving import Serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server. Without PostgreSQL its tests are skipped, except where they are needed."""
    found = programs()
    if found is None:
        words = "PostgreSQL is not installed (Debian: apt install postgresql): half the suite"
        if os.environ.get(NEEDED):
            pytest.fail(f"{words} cannot run, and {NEEDED} is set")
        pytest.skip(f"{words} is skipped")
    server = Postgres(found)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def serving(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Serving]:
    """A table that nobody has come to yet, with a database in a file."""
    url = f"sqlite://{tmp_path}/table.db"
    if getattr(request, "param", "sqlite") == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
    with Serving(url) as served:
        yield served


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What is written to the log, each line as JSON."""
    written = io.StringIO()
    root = logging.getLogger()
    before = root.handlers[:], root.level
    configure(as_json=True, stream=written)
    yield written
    root.handlers[:], root.level = before
    structlog.reset_defaults()
