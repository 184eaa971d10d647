"""The processes that think for bots, so that the table never waits for them.

Every match has its worker, which holds a copy of it and is told only what is new. One that dies is
replaced, and its jobs are asked again: the same seed gives the same move.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from zlib import crc32

import msgspec
import structlog

from overseer.server.complaint import Complaint
from overseer.server.desk import SetUp
from overseer.server.frames import LENGTH, Job, Thought, framed
from overseer.server.live import Live, log_rows

ATTEMPTS = 3
log = structlog.get_logger()


class Worker:
    """One process and what it holds."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.reader: asyncio.Task[None] | None = None
        self.held: dict[str, int] = {}  # by match: how many steps it knows
        self.open: dict[int, asyncio.Future[Thought]] = {}
        self.starting = asyncio.Lock()

    async def ask(self, job: Job) -> Thought:
        """Send a job and wait for its answer; ConnectionError when the process is gone."""
        async with self.starting:
            if self.process is None or self.process.returncode is not None:
                await self._start()
        assert self.process is not None
        assert self.process.stdin is not None
        future: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.open[job.id] = future
        try:
            self.process.stdin.write(framed(job))
            await self.process.stdin.drain()
            return await future
        finally:
            self.open.pop(job.id, None)

    async def _start(self) -> None:
        self.held.clear()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "overseer.server.worker"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=2**20,
        )
        self.reader = asyncio.create_task(self._read(self.process))

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await process.stdout.readexactly(LENGTH)
                raw = await process.stdout.readexactly(int.from_bytes(head, "big"))
                thought = msgspec.msgpack.decode(raw, type=Thought)
                future = self.open.get(thought.id)
                if future is not None and not future.done():
                    future.set_result(thought)
        await process.wait()
        for future in list(self.open.values()):
            if not future.done():
                future.set_exception(ConnectionError("the worker has ended"))

    async def close(self) -> None:
        """End the process."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        if self.reader is not None:
            await self.reader


class Workers:
    """All of them."""

    def __init__(self, number: int) -> None:
        self.all = [Worker() for _ in range(number)]
        self._next = 0

    async def move(
        self,
        live: Live,
        set_up: SetUp,
        seat: int | None = None,
        bot: str = "normal",
        battle: bytes = b"",
    ) -> tuple[int, str]:
        """The move that a bot makes in a match as it stands (or what one would do in a seat's
        place; or the result of a battle), and the number of the step that it stood at."""
        worker = self.all[crc32(live.code.encode()) % len(self.all)]
        whole = False
        for _ in range(ATTEMPTS):
            number, have = live.number, worker.held.get(live.code, 0)
            whole = whole or not have
            if whole:
                have = 0
                rows = await log_rows(live.database, live.code, 0, 0)
                rows = [row for row in rows if row.last <= number]
            else:
                rows = [row for row in await live.since(have) if row.last <= number]
            self._next += 1
            job = Job(
                self._next,
                live.code,
                number,
                have,
                [row.steps for row in rows],
                set_up if whole else None,
                seat,
                bot,
                battle,
            )
            try:
                thought = await worker.ask(job)
            except ConnectionError:
                log.warning("worker lost", code=live.code)
                whole = True
                continue
            if thought.lost:
                whole = True
                continue
            if thought.failed:
                log.error("worker failed", code=live.code, error=thought.failed)
                worker.held.pop(live.code, None)
                break
            worker.held[live.code] = number
            return number, thought.move
        raise Complaint(503, "thinking")

    async def close(self) -> None:
        """End all of them."""
        for worker in self.all:
            await worker.close()
