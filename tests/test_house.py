"""The house in figures: folders that can be looked over, no rings, nothing too long or knotted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import overseer
from tools.figures import KNOTTED, full_folders, modules, rings

LONGEST: Final = 700  # lines of a file


def test_what_may_not_be_in_this_house_is_not() -> None:
    # One test, because reading every file takes seconds, and each process would read them again.
    house = modules(Path(overseer.__file__).parent)
    assert len(house) > 1000
    functions = [one for each in house.values() for one in each.functions]
    faults = {
        "folders with too many files": full_folders(house),
        "rings of imports": rings(house),
        "knotted functions": [one.place for one in functions if one.branches > KNOTTED],
        "files that are too long": [one.name for one in house.values() if one.lines > LONGEST],
    }
    assert {name: places for name, places in faults.items() if places} == {}
