"""Who waits for something that there is little of: one place a person, and everybody in turn.

Whoever asks for more has it done one after the other, which holds up nobody else. Who would wait
for long is told how long, and keeps their place for as long as it takes to ask again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

from overseer.server.complaint import Complaint

MOST: Final = 40  # people who wait
MOST_OF_ADDRESS: Final = 12  # of them from one address
MOST_OF_ONE: Final = 8  # things that one person waits for
PATIENCE: Final = 10.0  # seconds until somebody is told how long it takes
KEPT: Final = 60.0  # seconds that the place is theirs
USUAL: Final = 0.2  # seconds for one, until it is known better
NEW: Final = 0.2  # how much the last one counts in the mean


class Asker(NamedTuple):
    """Who asks."""

    person: str = ""
    address: str = ""


NOBODY: Final = Asker()
ASKER: Final[ContextVar[Asker]] = ContextVar("asker", default=NOBODY)


class Waiting(Complaint):
    """It takes a while; `seconds` says how long."""

    def __init__(self, id: str, seconds: int, place: int) -> None:
        super().__init__(503, id, n=place, seconds=seconds)
        self.seconds = seconds


class Ticket(NamedTuple):
    """A place in the line: who came first is first."""

    since: float
    number: int
    asker: Asker
    turn: asyncio.Future[None]


class FairQueue:
    """The line for so many at once."""

    def __init__(self, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once = at_once
        self.mean = USUAL
        self._clock = clock
        self._busy = 0
        self._number = 0
        self._waiting: list[Ticket] = []
        self._own: dict[Asker, asyncio.Lock] = {}
        self._asked: Counter[Asker] = Counter()
        self._told: dict[Asker, float] = {}  # since when somebody waits who was told to come again

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until it is one's turn, and have it."""
        asker = ASKER.get()
        if self._asked[asker] >= MOST_OF_ONE:
            raise Waiting("line-own", self._seconds(self._asked[asker]), MOST_OF_ONE)
        self._asked[asker] += 1
        try:
            async with self._own.setdefault(asker, asyncio.Lock()):
                await self._enter(asker)
                begun = self._clock()
                try:
                    yield
                finally:
                    self.mean += NEW * (self._clock() - begun - self.mean)
                    self._leave()
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker], self._own[asker]

    async def _enter(self, asker: Asker) -> None:
        if self._busy < self.at_once and not self._waiting:
            self._busy += 1
            return
        ticket = self._ticket(asker)
        try:
            async with asyncio.timeout(PATIENCE):
                await ticket.turn
        except (TimeoutError, asyncio.CancelledError) as error:
            if ticket not in self._waiting:  # it was one's turn in the same moment
                self._leave()
            else:
                place = self._waiting.index(ticket) + 1
                self._waiting.remove(ticket)
                if isinstance(error, TimeoutError):
                    self._told[asker] = ticket.since
                    raise Waiting("line-wait", self._seconds(place), place) from None
            raise

    def _ticket(self, asker: Asker) -> Ticket:
        """A place: behind those who came before, in front of who came later."""
        now, of_address = self._clock(), 0
        for each in self._waiting:
            of_address += each.asker.address == asker.address
        if len(self._waiting) >= MOST or of_address >= MOST_OF_ADDRESS:
            place = len(self._waiting)
            raise Waiting("line-full", self._seconds(place), place)
        self._told = {each: since for each, since in self._told.items() if now - since < KEPT}
        self._number += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ticket = Ticket(self._told.pop(asker, now), self._number, asker, turn)
        self._waiting.append(ticket)
        self._waiting.sort(key=lambda each: each[:2])
        return ticket

    def _leave(self) -> None:
        """It is somebody else's turn."""
        while self._waiting:
            ticket = self._waiting.pop(0)
            if not ticket.turn.done():
                ticket.turn.set_result(None)
                return
        self._busy -= 1

    def _seconds(self, place: int) -> int:
        """How long it takes, about, with so many in front."""
        return max(1, round(self.mean * (place + self.at_once) / self.at_once))
