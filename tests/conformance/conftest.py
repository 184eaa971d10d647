"""A test that asks for `game` or `table` runs for every registered game or table.

`hiding_table`, `rolling_table` and `sealing_table` are the tables with hidden things, with chance
and with secret choices. One that asks for a `seed` too runs for those in SEEDS of its module; on a
free table, and on plain Python, for the first. The tests of a table are one group: one process
plays its games for all.
"""

from __future__ import annotations

import pytest

import overseer
from tests.conformance.tables import Table, hiding, rolling, sealing, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", overseer.games(), ids=lambda game: game.name)
    kinds = {
        "table": tables,
        "hiding_table": hiding,
        "rolling_table": rolling,
        "sealing_table": sealing,
    }
    for name, found in kinds.items():
        if name not in metafunc.fixturenames:
            continue
        if "seed" in metafunc.fixturenames:
            pairs = [
                (table, seed) for table in found() for seed in table.seeds(metafunc.module.SEEDS)
            ]
            metafunc.parametrize(
                (name, "seed"), [grouped(table, table, seed) for table, seed in pairs], ids=str
            )
        else:
            metafunc.parametrize(name, [grouped(table, table) for table in found()], ids=str)


def grouped(table: Table, *values: object) -> object:
    """The values of a test at this table."""
    return pytest.param(*values, marks=pytest.mark.xdist_group(str(table)))
