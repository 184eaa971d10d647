"""The table under attack: its processes, its database, and its clock."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.server.postgres import Postgres, programs
from tools.nemesis.disk import Disk
from tools.nemesis.proxy import Proxy

LAST_WORDS = 3000  # letters of a log that are shown where a table does not come back


class Process:
    """One process of the table. It is started again whenever it is not there."""

    def __init__(self, database: str, folder: Path, number: int) -> None:
        self.database = database
        self.folder = folder
        self.number = number
        self.port = free_port()
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it."""
        log = (self.folder / f"process-{self.number}.log").open("ab")
        self.child = subprocess.Popen(
            [
                *(sys.executable, "-m", "tools.nemesis.serve", "--db", self.database),
                *("--port", str(self.port), "--clock", str(self.folder / "clock")),
            ],
            stdout=log,
            stderr=log,
        )

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        assert self.child is not None
        self.child.kill()
        self.child.wait()

    def children(self) -> list[int]:
        """The processes that it has started, by their ids."""
        assert self.child is not None
        pid = self.child.pid
        try:
            return [
                int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            ]
        except OSError:  # it has ended
            return []

    def ask_to_stop(self) -> None:
        """End it as an operator does."""
        assert self.child is not None
        self.child.terminate()
        try:
            self.child.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def pause(self) -> None:
        """Let it stand still."""
        assert self.child is not None
        self.child.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it run again."""
        assert self.child is not None
        self.child.send_signal(signal.SIGCONT)

    async def ready(self) -> None:
        """Wait until it answers."""
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(
                    b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
                )
                raw = await asyncio.wait_for(reader.read(200), 5)
                writer.close()
                if b" 200 " in raw[:20]:
                    return
            except (OSError, TimeoutError):
                pass
            assert self.child is not None
            if self.child.poll() is not None:
                self.start()
            await asyncio.sleep(0.05)


class House:
    """Everything that runs."""

    def __init__(self, store: str, folder: Path, proxies: list[Proxy]) -> None:
        self.store = store
        self.folder = folder
        self.proxies = proxies
        self.postgres: Postgres | None = None
        self.disk: Disk | None = None  # a small one, if one can be made
        self.clock = 0
        self.set_clock(0)
        if store == "postgres":
            found = programs()
            if found is None:
                raise SystemExit("PostgreSQL is not installed (Debian: apt install postgresql)")
            self.postgres = Postgres(found)
            self.postgres.start()
            self.database = self.postgres.new_database()
        else:
            self.file = folder / "table.db"
            self.database = f"sqlite://{self.file}"
        self.processes = [Process(self.database, folder, n) for n in range(len(proxies))]

    def set_clock(self, ahead: int) -> None:
        """How far the table's clock is ahead of the real one, in milliseconds."""
        self.clock = ahead
        (self.folder / "clock").write_text(str(ahead))

    async def start(self) -> None:
        """Start everything."""
        for process, proxy in zip(self.processes, self.proxies, strict=True):
            process.start()
            proxy.to = process.port
            await proxy.start()
        await self.ready()

    async def ready(self) -> None:
        """Wait until every process answers."""
        for process in self.processes:
            await process.ready()

    async def stop(self) -> None:
        """End everything."""
        for process, proxy in zip(self.processes, self.proxies, strict=True):
            await proxy.stop()
            process.go_on()
            process.ask_to_stop()

    def last_words(self) -> str:
        """What the processes have logged last."""
        logs = [(self.folder / f"process-{process.number}.log") for process in self.processes]
        return "\n".join(log.read_text(errors="replace")[-LAST_WORDS:] for log in logs)

    def remove(self) -> None:
        """Leave nothing."""
        if self.postgres is not None:
            self.postgres.remove()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def now() -> float:
    """Seconds, for how long something took."""
    return time.monotonic()
