"""A table in the memory of this process: who looks at it, and that something is new."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from overseer.host.table import TableRow
from overseer.server.schema.tables import BattleGiven, RealBattle

CROWD: Final = 20  # who look at a table; up to so many are told at once who comes and goes …
MEANWHILE: Final = 1.0  # … and more of them after so many seconds


class Sleeper(Protocol):
    """Somebody who waits until something has happened."""

    def wake(self) -> None:
        """It has."""


class Room:
    """What everybody shares who looks at one table, before the match, in it and after it."""

    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.broken = False  # whether something failed here that nobody meant: it may be closed
        self.news = asyncio.Event()  # set, and replaced, whenever something has happened
        self.streams: set[Sleeper] = set()  # who has to be woken besides
        self._alarm: asyncio.TimerHandle | None = None
        self.users = 0  # sockets and polls
        self.here: dict[int, int] = {}  # how many look from each seat
        self.seen: dict[int, int] = {}  # when somebody last did, or asked something from there
        self.watching = 0  # how many look from none
        self.changes = 0  # of the table itself: seats, status, who is there
        self.chat = 0  # the number of the last line
        self.battle = ""  # the table of the battle that a campaign waits for
        self.battles: list[BattleGiven] = []  # all that were played here
        self.real: list[RealBattle] = []  # those on a real table
        self.plots: dict[int, list[str]] = {}  # by seat: what stands on each plot of its land

    def tell(self) -> None:
        """Wake everybody who looks."""
        news, self.news = self.news, asyncio.Event()
        news.set()
        for stream in self.streams:
            stream.wake()

    def change(self) -> None:
        """The table itself has changed."""
        self.changes += 1
        self.tell()

    def arrive(self, seats: list[int]) -> None:
        """Somebody looks from now on, from these seats."""
        self.users += 1
        self.watching += not seats
        for seat in seats:
            self.here[seat] = self.here.get(seat, 0) + 1
        self._moved()

    def notice(self, seats: list[int], now: int) -> None:
        """Somebody asks something from these seats."""
        for seat in seats:
            self.seen[seat] = now

    def last_seen(self, seat: int, now: int) -> int:
        """When somebody last looked from a seat, as far as this process knows; 0: never."""
        return now if self.here.get(seat) else self.seen.get(seat, 0)

    def leave(self, seats: list[int], now: int) -> None:
        """They no longer do."""
        self.users -= 1
        self.notice(seats, now)
        self.watching -= not seats
        for seat in seats:
            self.here[seat] -= 1
        self._moved()

    def _moved(self) -> None:
        """Somebody came or went. Where many look they are told once in a while: each of them
        would otherwise be told of each of the others."""
        if self.users <= CROWD:
            self.change()
        elif self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(MEANWHILE, self._tell_later)

    def _tell_later(self) -> None:
        self._alarm = None
        self.change()
