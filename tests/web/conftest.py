"""What the tests of the web client share: a browser, a served table, and visitors of it.

They need the page (`make page`), Debian's Chromium and axe-core (`npm ci` in web/). Where something
is missing they are skipped and say so; with OVERSEER_NEEDS_BROWSER, as in CI, they fail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from tests.web.browsing import Chromium, Table, Visitor, missing  # noqa: E402

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One browser for each process that runs tests; every visitor has a profile of their own."""
    if words := missing():
        pytest.skip(words)
    with Chromium() as started:
        yield started


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory, chromium: Chromium) -> Iterator[Table]:
    """A table that nobody has come to yet, with the page, for the tests of one file."""
    folder: Path = tmp_path_factory.mktemp("table")
    with Table(folder) as served:
        yield served


@pytest.fixture
def visit(chromium: Chromium, table: Table) -> Iterator[Visit]:
    """Let somebody come with a browser of their own: `visit(lang="de", phone=True)`."""
    here: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitor = Visitor(chromium, table, **wishes)
        here.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in here for trouble in visitor.leave()]
    assert troubles == []
