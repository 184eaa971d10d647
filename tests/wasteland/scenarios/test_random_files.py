"""Random scenario files that pass the check are played to their end and read, without a fault.

`python -m tools.scenarios` plays many more of them.
"""

from __future__ import annotations

import tomllib

import pytest

from overseer.wasteland.scenarios import scenario_file
from tools.scenarios.played import play
from tools.scenarios.written import MARKER, SIDE, TOP, file_of

FIRST, PARTS, EACH = 20_000, 20, 10  # seeds that the long command does not begin with


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_passes_the_check_is_played_to_its_end(part: int) -> None:
    passed, seed = 0, FIRST + 1_000 * part
    while passed < EACH:
        ended = play(seed)
        assert ended.why in ("refused", "options", "over"), (seed, ended)
        passed += ended.why != "refused"
        seed += 1


def test_every_key_of_the_format_is_written() -> None:
    """A key that is new in the format has to be written by the generator, too."""
    found: dict[str, set[str]] = {"top": set(), "side": set(), "unit": set(), "marker": set()}
    for seed in range(400):
        data = tomllib.loads(file_of(seed))
        found["top"] |= set(data)
        for side in data["side"]:
            found["side"] |= set(side)
            for unit in side.get("unit", ()):
                found["unit"] |= set(unit)
        for marker in data.get("marker", ()):
            found["marker"] |= set(marker)
    assert found["top"] == set(scenario_file._TOP)
    assert found["side"] >= {*SIDE, "id", "zone", "unit"}
    assert found["marker"] >= {*MARKER, "kind", "word", "count", "by", "points"}
    assert set(TOP) <= found["top"]
    own = {"unit", "count", "weapons", "items", "mods", "leader", "heroic", "throw"}
    assert found["unit"] == own


def test_the_same_seed_writes_the_same_file() -> None:
    assert file_of(7) == file_of(7)
