"""One address takes all the connections it can get; do others still get their answers?

    python -m tools.crowd                                # 5,000 connections, renewed as they end
    python -m tools.crowd --connections 300 --descriptors 200 --seconds 2
    python -m tools.crowd --tls-cert FILE --tls-key FILE # they never begin the handshake

A table with a fresh database is started, with at most so many open files if that is said. A process
of its own holds the connections, from 127.0.0.2: one half sends half of a request's head, the other
a head and one byte of its body, and then nothing more. Meanwhile somebody at 127.0.0.3 asks for
`/healthz`, each time by a new connection.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import multiprocessing
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import median, quantiles

from overseer.server.edge import descriptors

HERE = "127.0.0.1"
CROWD, OTHER = "127.0.0.2", "127.0.0.3"
HALVES = (
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 40\r\n\r\n{",
)
AT_ONCE = 200  # connections that are being opened
PATIENCE = 30.0  # seconds for an answer
PAUSE = 0.05  # seconds between two questions


@dataclass
class Seen:
    """What became of those who asked beside the crowd."""

    times: list[float] = field(default_factory=list)  # seconds until an answer
    lost: int = 0  # questions without one
    held: int = 0  # connections of the crowd that were still open at the end

    def text(self) -> str:
        """For people."""
        asked = len(self.times) + self.lost
        found = f"{asked} questions, {self.lost} without an answer; the crowd held {self.held}"
        if len(self.times) < 2:
            return found
        ms = [1000 * each for each in self.times]
        late = quantiles(ms, n=20)[-1]
        return f"{found}\nmedian {median(ms):.1f} ms, p95 {late:.1f} ms, max {max(ms):.1f} ms"


def ask(port: int, path: str = "/healthz", body: str | None = None, tls: bool = False) -> int:
    """Ask from another address than the crowd's; the status of the answer."""
    line: http.client.HTTPConnection
    if tls:
        trust = ssl._create_unverified_context()
        line = http.client.HTTPSConnection(
            HERE, port, timeout=PATIENCE, source_address=(OTHER, 0), context=trust
        )
    else:
        line = http.client.HTTPConnection(HERE, port, timeout=PATIENCE, source_address=(OTHER, 0))
    try:
        kind = {} if body is None else {"content-type": "application/json"}
        line.request("GET" if body is None else "POST", path, body, kind)
        return line.getresponse().status
    finally:
        line.close()


def besieged(
    port: int, connections: int, seconds: float, least: int = 2, tls: bool = False
) -> Seen:
    """Ask for so long, and at least so often, while a crowd is at the door."""
    context = multiprocessing.get_context("spawn")
    there, enough = context.Event(), context.Event()
    held = context.Value("i", 0)
    crowd = context.Process(target=gather, args=(port, connections, there, enough, held, tls))
    crowd.start()
    seen = Seen()
    try:
        if not there.wait(2 * PATIENCE):
            raise RuntimeError("the crowd did not gather")
        end = time.monotonic() + seconds
        while time.monotonic() < end or len(seen.times) + seen.lost < least:
            begun = time.perf_counter()
            try:
                if ask(port, tls=tls) != 200:
                    raise OSError
            except (OSError, http.client.HTTPException):
                seen.lost += 1
            else:
                seen.times.append(time.perf_counter() - begun)
            time.sleep(PAUSE)
    finally:
        enough.set()
        crowd.join(PATIENCE)
        crowd.kill()
    seen.held = held.value
    return seen


def gather(
    port: int, connections: int, there: Event, enough: Event, held: object, tls: bool
) -> None:
    """The crowd's process."""
    descriptors.raise_limit()
    halves = (b"",) if tls else HALVES
    asyncio.run(Crowd(port, connections, halves).stay(there, enough, held))


class Crowd:
    """Callers who never say all they have to say."""

    def __init__(self, port: int, connections: int, halves: tuple[bytes, ...]) -> None:
        self.port = port
        self.halves = halves
        self.connections = connections
        self.open = 0
        self.came: set[int] = set()
        self._door = asyncio.Semaphore(AT_ONCE)

    async def stay(self, there: Event, enough: Event, held: object) -> None:
        """Until somebody says that it is enough."""
        tasks = [asyncio.create_task(self._hold(number)) for number in range(self.connections)]
        while not enough.is_set():
            await asyncio.sleep(PAUSE)
            if len(self.came) == self.connections:
                there.set()
        held.value = self.open  # type: ignore[attr-defined]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _hold(self, number: int) -> None:
        while True:
            with suppress(OSError):
                async with self._door:
                    reader, writer = await asyncio.open_connection(
                        HERE, self.port, local_addr=(CROWD, 0)
                    )
                self.came.add(number)
                self.open += 1
                try:
                    writer.write(self.halves[number % len(self.halves)])
                    await reader.read()
                finally:
                    self.open -= 1
                    writer.close()
            await asyncio.sleep(1)  # and it comes again


class Table:
    """A table in a process of its own, from `with` to its end."""

    def __init__(self, files: int | None, certificate: tuple[str, str] | None = None) -> None:
        self.tls = certificate is not None
        self.folder = tempfile.TemporaryDirectory()
        with socket.create_server((HERE, 0)) as sock:
            self.port = int(sock.getsockname()[1])
        serve = [sys.executable, "-m", "overseer", "serve", "--port", str(self.port)]
        serve += ["--db", f"sqlite://{Path(self.folder.name) / 'table.db'}", "--thinkers", "1"]
        if certificate is not None:
            serve += ["--tls-cert", certificate[0], "--tls-key", certificate[1]]
        bound = [] if files is None else ["sh", "-c", f'ulimit -n {files}; exec "$@"', "serve"]
        self.command = [*bound, *serve]

    def __enter__(self) -> Table:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        while self.process.poll() is None:
            with suppress(OSError):
                if ask(self.port, tls=self.tls) == 200:
                    return self
            time.sleep(PAUSE)
        raise RuntimeError("the table did not open")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.folder.cleanup()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=5000)
    parser.add_argument("--descriptors", type=int, help="open files that the table may have")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tls-cert")
    parser.add_argument("--tls-key")
    args = parser.parse_args()
    certificate = (args.tls_cert, args.tls_key) if args.tls_cert else None
    with Table(args.descriptors, certificate) as table:
        seen = besieged(table.port, args.connections, args.seconds, tls=table.tls)
        print(seen.text())


if __name__ == "__main__":
    main()
