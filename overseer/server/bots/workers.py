"""The processes that think for bots, so that the table never waits for them.

Every match has its worker, which holds a copy of it and is told only what is new. One that dies is
replaced, and its jobs are asked again: the same seed gives the same move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
import structlog

from overseer.host.desk import SetUp
from overseer.host.mishap import Mishap
from overseer.server.bots.messages import Job, Thought
from overseer.server.bots.pipe import Pipe
from overseer.server.complaint import Complaint
from overseer.server.faults import noted
from overseer.server.store.match_log import log_rows

if TYPE_CHECKING:
    from overseer.server.matches.live_match import LiveMatch

ATTEMPTS = 3
log = structlog.get_logger()


class Worker:
    """One process and what it holds."""

    def __init__(self) -> None:
        self.pipe: Pipe[Thought] = Pipe("overseer.server.bots.worker", _thought)
        self._held: dict[str, int] = {}  # by match: how many steps it knows
        self._generation = 0  # of the process that knows them

    @property
    def held(self) -> dict[str, int]:
        """By match: how many steps the process knows; a new one knows nothing."""
        if self._generation != self.pipe.generation:
            self._held, self._generation = {}, self.pipe.generation
        return self._held

    async def ask(self, job: Job) -> Thought:
        """Send a job and wait for its answer; ConnectionError when the process is gone."""
        return await self.pipe.ask(job.id, msgspec.msgpack.encode(job))

    async def close(self) -> None:
        """End the process."""
        await self.pipe.close()


def _thought(raw: bytes) -> tuple[int, Thought]:
    thought = msgspec.msgpack.decode(raw, type=Thought)
    return thought.id, thought


class Workers:
    """All of them."""

    def __init__(self, number: int) -> None:
        self.all = [Worker() for _ in range(number)]
        self._next = 0

    async def move(self, live: LiveMatch, set_up: SetUp, battle: bytes = b"") -> tuple[int, str]:
        """The move that a bot makes in a match as it stands (or the result of a battle), and the
        number of the step that it stood at."""
        number, thought = await self.think(live, set_up, battle=battle)
        return number, thought.move

    async def think(
        self,
        live: LiveMatch,
        set_up: SetUp,
        seat: int | None = None,
        bot: str = "normal",
        battle: bytes = b"",
    ) -> tuple[int, Thought]:
        """The same, or what a bot would do in a seat's place, with its reason."""
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
                worker.held.pop(live.code, None)
                mishap = Mishap(thought.failed, thought.at)
                raise noted(mishap, "worker failed", code=live.code)
            if thought.fault:
                fault = {"bot": thought.bot, "fault": thought.fault, "error": thought.error}
                log.warning("bot fault", code=live.code, **fault)
            worker.held[live.code] = number
            return number, thought
        raise Complaint(503, "thinking")

    def forget(self, code: str) -> None:
        """A match is another one now: what was told about it no longer holds."""
        for worker in self.all:
            worker.held.pop(code, None)

    async def close(self) -> None:
        """End all of them."""
        for worker in self.all:
            await worker.close()
