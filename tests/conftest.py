"""For all tests: example games are registered, hypothesis repeats its cases, nothing hangs."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest
from hypothesis import settings

import examples  # noqa: F401
from overseer.engine import compiled

# Plain Python takes ten times as long over a case, so it looks at fewer.
CASES = 50 if compiled() else 15

# `pytest --hypothesis-profile=thorough` looks further, with new cases every time.
settings.register_profile(
    "quick", max_examples=CASES, derandomize=True, database=None, deadline=None
)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("quick")

# Tests that take a minute or that mostly wait begin first, so that no process ends alone with one.
LONGEST = (
    "tests/server/api/test_schema",
    "tests/server/",
    "tests/terminal/test_online",
    "tests/web/",
)

PATIENCE = 300  # seconds; the slowest test takes a tenth of it


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first; the others stay in their order."""

    def rank(item: pytest.Item) -> int:
        return next((n for n, path in enumerate(LONGEST) if path in item.nodeid), len(LONGEST))

    items.sort(key=rank)


@pytest.fixture(autouse=True)
def no_hanging() -> Iterator[None]:
    """A test that waits for what never comes fails by its name, instead of stopping the suite."""

    def hangs(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"still not done after {PATIENCE} seconds")

    before = signal.signal(signal.SIGALRM, hangs)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
