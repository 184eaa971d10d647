"""What the terminal tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.program import Program


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program on a computer where it was never used."""
    return Program(tmp_path)
