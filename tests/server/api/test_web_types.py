"""The types of the web client are those of this server."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

GENERATED = Path(__file__).parents[3] / "web/src/lib/api/schema.d.ts"


@pytest.mark.skipif(not GENERATED.exists(), reason="the web client is not beside the tests")
def test_the_web_clients_types_are_the_servers() -> None:
    """`npm run types` has been called since the server's types changed.

    Asked in a process of its own: other tests register games that have types, too.
    """
    written = subprocess.run(
        [sys.executable, "-m", "tools.web_types"], capture_output=True, check=True
    ).stdout
    second = GENERATED.read_text().splitlines()[1]
    assert second == f"// {sha256(written).hexdigest()}"
