"""Work on files that anybody may have written: in a process of its own, which may take its time.

Such a process is a module with `if __name__ == "__main__": answer(work)`. It gets the file on its
input, says what it found on its output, and ends when it takes too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Generic, TypeVar

import msgspec

from overseer.server.complaint import Complaint
from overseer.server.pipe import as_parent, end_with_parent

LONGEST: Final = 60  # seconds of a processor for one file
PATIENCE: Final = 120.0  # seconds until somebody is told that it takes too long
REMEMBERED: Final = 200
AT_ONCE: Final = 1
Found = TypeVar("Found")


class Apart(Generic[Found]):
    """The work of one kind that a house has done: little at once, and nothing twice."""

    def __init__(self, module: str, kind: type[Found], too_long: str) -> None:
        self.module = module
        self.kind = kind
        self.too_long = too_long  # the complaint
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._known: OrderedDict[bytes, Found] = OrderedDict()

    async def find(self, raw: bytes) -> Found:
        """What the process says about a file."""
        key = blake2b(raw, digest_size=16).digest()
        async with self._turn:
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = await self._ask(raw)
                while len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
        return found

    async def _ask(self, raw: bytes) -> Found:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=as_parent(),
        )
        try:
            async with asyncio.timeout(PATIENCE):
                answer, _ = await process.communicate(raw)
        except TimeoutError:
            answer = b""
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if not answer:
            raise Complaint(503, self.too_long)
        return msgspec.msgpack.decode(answer, type=self.kind)


def answer(work: Callable[[bytes], object]) -> None:
    """What such a process does."""
    end_with_parent()
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    sys.stdout.buffer.write(msgspec.msgpack.encode(work(sys.stdin.buffer.read())))
