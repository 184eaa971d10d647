"""Work on texts that anybody may have written: in processes of its own, which have bounds.

    found = await registry.jobs.do(judged, text, lang)

`judged` is a function of a module, and what it says depends on what it is given alone. Each process
is kept warm, does a hundred things, and is replaced; one that takes too much time or memory ends,
and only whoever brought the text is told. There is one for each core, for everybody in turn.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pickle
import subprocess
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Final, ParamSpec, TypeVar

import structlog

from overseer.server.bots.child import as_parent, command
from overseer.server.bots.fair_queue import FairQueue
from overseer.server.bots.pipe import LENGTH
from overseer.server.complaint import Complaint

MODULE: Final = "overseer.server.works.job_process"
PATIENCE: Final = 120.0  # seconds until a process that does not answer is ended
MOST_JOBS: Final = 100  # of one process
AHEAD: Final = 50  # jobs before its end when the next is begun
AT_ONCE: Final = len(os.sched_getaffinity(0))
REMEMBERED: Final = 16 << 20  # bytes of answers
P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger()


class Failed(Exception):
    """What was asked for broke in a way that nobody has foreseen."""


class Reader:
    """One process. It belongs to the thread that began it, and ends with it."""

    def __init__(self) -> None:
        self.jobs = 0
        self.process = subprocess.Popen(
            command(MODULE),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=as_parent(),
        )
        _ALL.add(self)

    @property
    def spent(self) -> bool:
        """Whether another has to take its place."""
        return self.jobs >= MOST_JOBS or self.process.poll() is not None

    def ask(self, raw: bytes) -> bytes:
        """Its answer; empty: it has ended."""
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.daemon = True
        timer.start()
        self.jobs += 1
        sink, source = self.process.stdin, self.process.stdout
        assert sink is not None
        assert source is not None
        try:
            sink.write(len(raw).to_bytes(LENGTH, "big"))  # no copy of what may be large
            sink.write(raw)
            sink.flush()
            size = int.from_bytes(source.read(LENGTH), "big")
            answer = source.read(size)
        except OSError:
            size, answer = 1, b""
        finally:
            timer.cancel()
        if answer and len(answer) == size:
            return answer
        self.jobs = MOST_JOBS  # it is ending, even if the system does not say so yet
        return b""

    def end(self) -> None:
        """End it."""
        self.process.kill()
        self.process.communicate()
        _ALL.discard(self)


_ALL: Final[set[Reader]] = set()
_held: Final = threading.local()
# Their threads stay, for a process ends with the thread that began it.
_THREADS: Final = ThreadPoolExecutor(AT_ONCE, "job")


@atexit.register
def end_all() -> None:
    """None of them reads on when the program ends."""
    for reader in list(_ALL):
        reader.end()


def _reader() -> Reader:
    """The process of this thread."""
    found: Reader | None = getattr(_held, "reader", None)
    after: Reader | None = getattr(_held, "after", None)
    if found is not None and not found.spent:
        if after is None and found.jobs >= MOST_JOBS - AHEAD:
            _held.after = Reader()  # it is ready when it is needed
        return found
    if found is not None:
        found.end()
    if after is not None and after.spent:
        after.end()
        after = None
    found, _held.after = after or Reader(), None
    _held.reader = found
    return found


class SubprocessJobs:
    """What one process of the table has done there: everybody in turn, and nothing twice."""

    def __init__(self) -> None:
        self.line = FairQueue(AT_ONCE)
        self._known: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._busy: set[Reader] = set()

    async def do(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """What a function says, told from there; what it refuses is raised here."""
        return await self.within("text-long", work, *args, **named)

    async def within(
        self, too_long: str, work: Callable[P, T], /, *args: P.args, **named: P.kwargs
    ) -> T:
        """The same, with the complaint for when it takes too much time."""
        raw = pickle.dumps((work, args, named), protocol=5)
        key = blake2b(raw, digest_size=16).digest()
        answer = self._known.get(key)
        if answer is None:
            async with self.line.turn():
                loop = asyncio.get_running_loop()
                answer = await loop.run_in_executor(_THREADS, self._asked, raw)
            self._remember(key, answer)
        if not answer:
            raise Complaint(503, too_long)
        kind, found = pickle.loads(answer)
        if kind == "refused":
            raise found
        if kind == "memory":
            raise Complaint(422, "text-large")
        if kind == "failed":
            log.error("work apart failed", trace=found)
            raise Failed(found.strip().rpartition("\n")[2])
        said: T = found
        return said

    def _asked(self, raw: bytes) -> bytes:
        reader = _reader()
        self._busy.add(reader)
        try:
            return reader.ask(raw)
        finally:
            self._busy.discard(reader)
            if reader.spent:  # the next is there before anybody asks
                _reader()

    def _remember(self, key: bytes, answer: bytes) -> None:
        if not answer or len(answer) > REMEMBERED // 16:
            return
        self._known[key] = answer
        self._size += len(answer)
        while self._size > REMEMBERED:
            self._size -= len(self._known.popitem(last=False)[1])

    def close(self) -> None:
        """What is still being done for it is left."""
        for reader in list(self._busy):
            reader.process.kill()


def warm() -> None:
    """Have one ready before anybody asks."""
    _THREADS.submit(_reader)
