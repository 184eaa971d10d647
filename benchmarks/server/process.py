"""A table in a process of its own, and what it costs the machine."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.server.talk import Line

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A table in a process of its own."""

    def __init__(self, database: str, port: int, workers: int = 1, *more: str) -> None:
        self.port = port
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "overseer", "serve", "--port", str(port)),
                *("--db", database, "--workers", str(workers), "--limits", "off"),
                *(more or ("--thinkers", "1")),
            ],
            stdout=subprocess.DEVNULL,
        )

    async def ready(self) -> float:
        """Seconds until it answers."""
        start = time.perf_counter()
        while True:
            try:
                line = Line("127.0.0.1", self.port)
                await line.get("/healthz")
                line.close()
                return time.perf_counter() - start
            except OSError:
                await asyncio.sleep(0.02)

    def processes(self) -> list[int]:
        """It and its children that serve."""
        found = [self.process.pid]
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                parts = path.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(parts[1]) in found:
                found.append(int(path.parent.name))
        return found

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu_of(self.processes())

    def memory(self) -> float:
        """Megabytes that it holds."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)


def cpu_of(processes: list[int]) -> float:
    """Seconds of processor time that these have taken."""
    total = 0
    for pid in processes:
        try:
            parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(parts[11]) + int(parts[12])
    return total / TICKS
