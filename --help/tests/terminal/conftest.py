"""What the terminal tests share."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.terminal.program import Program

# Started in the background, a suite ignores Ctrl-C and so would every program it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program on a computer where it was never used."""
    return Program(tmp_path)
