"""Processes of the table as an operator starts them, each with a port of its own.

with Started(url, "--keep-older") as table:
    table.guest("Ada").get("/api/tables")
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

import httpx

from overseer.host.clock import MINUTE
from tests.server.postgres import free_port
from tests.server.serving import PATIENCE, Reached, until


class Clock:
    """A clock that several processes read, as far ahead of the real one as a test wants."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.ahead = 0  # milliseconds
        self.passes(0)

    def passes(self, minutes: float) -> None:
        """So much time passes at once."""
        self.ahead += int(minutes * MINUTE)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(self.ahead))
        fresh.replace(self.file)


class Started(Reached):
    """`overseer serve` in a process of its own, from `with` to its end."""

    def __init__(
        self,
        database: str,
        *options: str,
        python: Path | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__()
        self.port = free_port()
        where = ("--db", database, "--port", str(self.port))
        self.command = [str(python or sys.executable), "-m"]
        if clock is None:
            self.command += ["overseer", "serve", *where, "--thinkers", "1", "--rate", "10000"]
            self.command += options
        else:
            self.command += ["tools.nemesis.serve", *where, "--clock", str(clock.file)]
        # An environment of its own must not see the package of this one first.
        self.folder = None if python is None else tempfile.gettempdir()

    def __enter__(self) -> Started:
        self.log = tempfile.TemporaryFile()
        hidden = {"PYTHONPATH", "OVERSEER_SERVE_CHILD"} if self.folder else set()
        self.process = subprocess.Popen(
            self.command,
            cwd=self.folder,
            env={name: value for name, value in os.environ.items() if name not in hidden},
            stdout=self.log,
            stderr=self.log,
        )
        until(self._ready)
        return self

    def _ready(self) -> bool:
        assert self.process.poll() is None, self.said()
        try:
            return httpx.get(f"{self.address}/healthz", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def said(self) -> str:
        """What it has printed."""
        self.log.seek(0)
        return self.log.read().decode()[-4000:]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hang_up()
        try:
            self.stop()
        finally:
            self.log.close()
