"""Scenarios are dealt by a fixture, so that each is checked once more when its test ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.shelter.table import Deal, Table


@pytest.fixture
def deal() -> Iterator[Deal]:
    """Makes tables; at the end nobody at any of them may owe a decision that no line names."""
    tables: list[Table] = []

    def make(*args: Any, **kwargs: Any) -> Table:
        tables.append(Table(*args, **kwargs))
        return tables[-1]

    yield make
    for table in tables:
        table.settled()
