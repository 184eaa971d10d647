"""A short meeting with the nemesis: nothing acknowledged is lost or doubled, on either store.

`python -m tools.nemesis` is the long one.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.server.postgres import NEEDED, programs


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_nothing_is_lost_or_doubled(store: str) -> None:
    if store == "postgres" and programs() is None and not os.environ.get(NEEDED):
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    told = subprocess.run(
        [
            *(sys.executable, "-m", "tools.nemesis", "--store", store),
            *("--faults", "20", "--minutes", "1", "--tables", "2", "--pause", "0.2"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "lost 0, doubled 0, other faults 0" in told.stdout
