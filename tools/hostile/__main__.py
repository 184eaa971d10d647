"""The command: see the package."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

import tools.hostile
from overseer.text import LANGUAGES
from tools.hostile.addresses import OPENED, Place, places
from tools.hostile.other import PATIENCE, somebody_else
from tools.hostile.shapes import SHAPES

BAR_MEMORY: Final = 50.0  # MB beside the standing processes
BAR_SECONDS: Final = 0.2
STANDING: Final = 6  # looks after which a process has loaded what it needs
BAR_OTHERS: Final = 0.1


class Taken(NamedTuple):
    """What one text took."""

    shape: str
    status: int
    memory: float  # MB
    processor: float
    clock: float


class Server:
    """A server of our own, with all the processes that it starts."""

    def __init__(self, folder: str, room: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port = int(found.getsockname()[1])
        where = ["--db", f"sqlite://{folder}/table.db", "--port", str(self.port)]
        limit = room << 20
        self.process = subprocess.Popen(
            [sys.executable, "-m", "overseer", "serve", *where, "--rate", "100000"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
        )

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def all(self) -> list[int]:
        """The ids of its processes."""
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                try:
                    found += [int(each) for each in task.read_text().split()]
                except OSError:
                    continue
        return found

    def memory(self, kind: str) -> dict[int, float]:
        """MB of each process: `VmRSS` now, `VmHWM` at most since the last look."""
        found = {}
        for pid in self.all():
            try:
                lines = Path(f"/proc/{pid}/status").read_text().splitlines()
            except OSError:
                continue
            told = [line.split()[1] for line in lines if line.startswith(kind)]
            if told:
                found[pid] = int(told[0]) / 1024
        return found

    def look_away(self) -> None:
        """From now on the most is counted anew."""
        for pid in self.all():
            try:
                Path(f"/proc/{pid}/clear_refs").write_text("5")
            except OSError:
                continue

    def seconds(self) -> dict[int, float]:
        """Of a processor, of each of its processes."""
        found = {}
        for pid in self.all():
            try:
                parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            found[pid] = sum(int(each) for each in parts[11:13]) / os.sysconf("SC_CLK_TCK")
        return found

    def end(self) -> None:
        """Stop it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Attack:
    """Shapes at addresses, and somebody else who only wants to play."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self.server = server
        self.client = client
        self.statuses: Counter[int] = Counter()
        self.known: Counter[int] = Counter()  # processes, and how often they were there
        self.untold: list[str] = []

    async def begin(self) -> None:
        """Wait until the server is there; sit down, and open what the addresses need."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                await self.client.get("/healthz")
                break
            except httpx.HTTPError:
                if time.monotonic() > end or self.server.process.poll() is not None:
                    raise
                await asyncio.sleep(0.2)
        me = await self._post("/api/guest", {"name": "Eve"})
        self.client.headers["authorization"] = f"Bearer {me['token']}"
        self.client.cookies.clear()
        self.named = {
            path: (await self._post(first.path, first.body))[first.member]
            for path, first in OPENED.items()
        }

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self.client.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def quiet(self) -> None:
        """Wait until nothing is done there: a process that took another's place is ready."""
        spent, still = -1.0, 0
        for _ in range(200):
            now = sum(self.server.seconds().values())
            still = still + 1 if now - spent < 0.02 else 0
            if still == 3:
                return
            spent = now
            await asyncio.sleep(0.06)

    def path_of(self, place: Place) -> str:
        """The address with a table or a game in it."""
        named = self.named.get(place.path, "")
        game = "tragic" if place.name in ("cards", "decks:0") else "wasteland"
        return place.path.format(code=named, id=named, game=game)

    async def send(self, place: Place, shape: str, lang: str) -> Taken:
        """One text, and what it took."""
        raw = fitted(place, shape)
        await self.quiet()
        self.server.look_away()
        before, spent = self.server.memory("VmRSS"), self.server.seconds()
        self.known.update(before)
        begun = time.perf_counter()
        answer = await self.client.request(
            place.method,
            self.path_of(place),
            content=raw,
            headers={"content-type": "application/json", "accept-language": lang},
        )
        clock = time.perf_counter() - begun
        standing = [pid for pid in before if self.known[pid] > STANDING]
        processor = sum(
            seconds - spent.get(pid, seconds)
            for pid, seconds in self.server.seconds().items()
            if pid in standing
        )
        most = self.server.memory("VmHWM")
        # A process that takes another's place loads what the others have loaded.
        memory = sum(max(0.0, most.get(pid, 0.0) - before[pid]) for pid in standing)
        self.statuses[answer.status_code] += 1
        if answer.status_code != 200:
            told = answer.json()["error"]
            if not told["text"] or answer.status_code >= 500:
                self.untold.append(f"{place} {shape}: {answer.status_code} {told['id']}")
        return Taken(shape, answer.status_code, memory, processor, clock)

    async def run(self, chosen: list[Place], shapes: list[str]) -> bool:
        """All of it; whether it stays below the bar."""
        good = True
        print(f"{'address':38} {'refused':>9} {'MB':>6} {'cpu s':>6} {'s':>6}  the worst shapes")
        for number, place in enumerate(chosen):
            await self.send(place, "dotted", "en")  # whatever is loaded once is loaded
            taken = [
                await self.send(place, shape, LANGUAGES[(number + at) % len(LANGUAGES)])
                for at, shape in enumerate(shapes)
            ]
            refused = [each for each in taken if each.status != 200]
            good = _told(place, taken, refused or taken) and good
        print(f"\nanswers: {dict(sorted(self.statuses.items()))}")
        for line in self.untold:
            print(f"no clear refusal: {line}")
        return good and not self.untold


def _told(place: Place, taken: list[Taken], refused: list[Taken]) -> bool:
    memory = max(refused, key=lambda each: each.memory)
    processor = max(refused, key=lambda each: each.processor)
    clock = max(each.clock for each in refused)
    count = sum(each.status != 200 for each in taken)
    print(
        f"{place!s:38} {count:>4}/{len(taken):<4} {memory.memory:6.1f} {processor.processor:6.2f} "
        f"{clock:6.2f}  {memory.shape}, {processor.shape}",
        flush=True,
    )
    return memory.memory <= BAR_MEMORY


def _figures(waits: list[float]) -> str:
    """Median, p95 and worst in milliseconds, and of how many."""
    if not waits:
        return "nobody asked"
    at = waits[int(len(waits) * 0.95)]
    over = sum(each > BAR_OTHERS for each in waits)
    return (
        f"median {statistics.median(waits) * 1000:.1f} ms, p95 {at * 1000:.1f} ms, "
        f"most {waits[-1] * 1000:.0f} ms, n = {len(waits)}, {over} over {BAR_OTHERS * 1000:.0f} ms"
    )


def fitted(place: Place, shape: str) -> bytes:
    """A body with as much of a shape as the address takes."""
    most = place.most
    while True:
        text = SHAPES[shape](most)[:most]
        raw = json.dumps(place.body(text), ensure_ascii=False).encode()
        if len(raw) <= place.largest or most < 100:
            return raw
        most = int(most * min(0.95, place.largest / len(raw)))


def chosen_places(only: str) -> Iterator[Place]:
    """The addresses that are asked for."""
    return (place for place in places() if only in str(place))


async def attack(server: Server, chosen: list[Place], shapes: list[str]) -> bool:
    """Run all of it against a server."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        found = Attack(server, client)
        await found.begin()
        spawned = get_context("spawn")
        stop, waits = spawned.Event(), spawned.Queue()
        other = spawned.Process(target=somebody_else, args=(server.address, stop, waits))
        other.start()
        try:
            return await found.run(chosen, shapes)
        finally:
            stop.set()
            print(f"others waited: {_figures(sorted(waits.get(timeout=PATIENCE)))}")
            other.join()


def main(arguments: list[str] | None = None) -> int:
    """Do it; 1 if something is beyond the bar."""
    parser = argparse.ArgumentParser(
        description=tools.hostile.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="a part of an address")
    parser.add_argument("--shapes", default="", help="some shapes: " + ", ".join(SHAPES))
    parser.add_argument("--room", type=int, default=4096, help="MiB for each process")
    asked = parser.parse_args(arguments)
    shapes = [each for each in asked.shapes.split(",") if each] or list(SHAPES)
    if unknown := [each for each in shapes if each not in SHAPES]:
        parser.error(f"no shape {unknown[0]}")
    chosen = list(chosen_places(asked.only))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, asked.room)
        try:
            return 0 if asyncio.run(attack(server, chosen, shapes)) else 1
        finally:
            server.end()


if __name__ == "__main__":
    sys.exit(main())
