"""The way to a process of the table's own: messages through a pipe, each with its length, and an
answer for each. The process is started when somebody needs it, and again when it has ended.

Such a process is a module with `if __name__ == "__main__": serve(answer)`. It ends with whoever
started it: when its input ends, or, in the middle of a thought, when its parent is gone (child.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from overseer.server.bots.child import as_parent, command

LENGTH: Final = 4
T = TypeVar("T")


def framed(raw: bytes) -> bytes:
    """A message with its length."""
    return len(raw).to_bytes(LENGTH, "big") + raw


def serve(answer: Callable[[bytes], bytes]) -> None:
    """What such a process does: answer messages until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table says when to stop
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(LENGTH)) == LENGTH:
        sink.write(framed(answer(source.read(int.from_bytes(head, "big")))))
        sink.flush()


class Pipe(Generic[T]):
    """One process, by the module that it runs; `read` says which message an answer belongs to."""

    def __init__(self, module: str, read: Callable[[bytes], tuple[int, T]]) -> None:
        self.module = module
        self.generation = 0  # counts starts and ends: what an earlier process held is gone
        self._read = read
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._open: dict[int, asyncio.Future[T]] = {}
        self._starting = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """How many messages have no answer yet."""
        return len(self._open)

    async def ask(self, number: int, raw: bytes) -> T:
        """Send a message and wait for its answer; ConnectionError when the process is gone."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                await self._start()
        assert self._process is not None
        assert self._process.stdin is not None
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._open[number] = future
        try:
            self._process.stdin.write(framed(raw))
            await self._process.stdin.drain()
            return await future
        finally:
            self._open.pop(number, None)

    async def _start(self) -> None:
        self.generation += 1
        self._process = await asyncio.create_subprocess_exec(
            *command(self.module),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=2**20,
            env=as_parent(),
        )
        self._reader = asyncio.create_task(self._listen(self._process))

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await process.stdout.readexactly(LENGTH)
                raw = await process.stdout.readexactly(int.from_bytes(head, "big"))
                number, value = self._read(raw)
                future = self._open.get(number)
                if future is not None and not future.done():
                    future.set_result(value)
        await process.wait()
        self.generation += 1
        for future in list(self._open.values()):
            if not future.done():
                future.set_exception(ConnectionError("the process has ended"))

    async def close(self) -> None:
        """End the process."""
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._reader is not None:
            await self._reader
