"""Other processes on a database."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = [sys.executable, "-m", "tests.server.store.child"]
ROOT = Path(__file__).parents[3]
PATIENCE = 60


class Other:
    """One of them: what it says, line by line."""

    def __init__(self, *args: str, before: tuple[str, ...] = ()) -> None:
        self.process = subprocess.Popen(
            [*before, *COMMAND, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def line(self) -> str:
        """The next thing it says."""
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, "it ended"
        return said.rstrip("\n")

    def rest(self) -> list[str]:
        """All that it says until it ends, or had said when it was killed."""
        assert self.process.stdout is not None
        return self.process.stdout.read().splitlines()

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.wait(PATIENCE) == 0

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def other(*args: str) -> Iterator[Other]:
    """Another process; it ends with the block at the latest."""
    process = Other(*args)
    try:
        yield process
    finally:
        process.kill()
        for pipe in (process.process.stdin, process.process.stdout):
            assert pipe is not None
            pipe.close()
