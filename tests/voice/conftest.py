"""Some lessons are read through the program itself."""

from __future__ import annotations

from tests.terminal.conftest import program

__all__ = ["program"]
