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

PATIENCE = 300  # seconds; the slowest test takes a tenth of it


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
