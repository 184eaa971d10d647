"""Who is connected, by address: nobody takes all the room, and a caller who rests makes way.

A connection *works* while a whole request is answered on it, or as a socket; else it *rests*: the
table waits for the caller, who may be slow or mean no good. When an address has all of its
connections, or the process has, the one that has rested longest goes; of all addresses it is one of
those that hold most. What works is never cut off. Who does not read an answer rests, and goes when
nothing of it was read for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

UNREAD: Final = 30.0  # seconds in which a caller has to read something of what waits for them


class Callers:
    """All connections of a process."""

    def __init__(self, each: int, most: int) -> None:
        self.each: Final = each  # of one address
        self.most: Final = most
        self.total = 0
        self._groups: dict[str, Group] = {}

    def arrive(
        self, transport: asyncio.Transport, address: str, bounded: bool = True
    ) -> Line | None:
        """A connection, resting; None where there is no room. A proxy is not `bounded`: whoever it
        speaks for is."""
        if bounded and not self._room_in(address):
            return None
        while self.total >= self.most:
            if not self._longest().send_away():
                return None
        return Line(self, transport, address)

    def claimed(self, line: Line, address: str) -> bool:
        """What came through a proxy is this caller's until it is answered, if they have room."""
        if not self._room_in(address):
            return False
        line.leave()
        line.join(address)
        return True

    def held(self, address: str) -> int:
        """How many connections an address has."""
        group = self._groups.get(address)
        return 0 if group is None else len(group)

    def group(self, address: str) -> Group:
        """The connections of an address."""
        return self._groups.setdefault(address, Group())

    def forget(self, address: str) -> None:
        """An address may have none any more."""
        if not self.held(address):
            self._groups.pop(address, None)

    def _room_in(self, address: str) -> bool:
        group = self._groups.get(address)
        while group is not None and len(group) >= self.each:
            if not group.send_away():
                return False
        return True

    def _longest(self) -> Group:
        return max(self._groups.values(), key=Group.size_that_rests)


class Group:
    """The connections of one address."""

    def __init__(self) -> None:
        self.rest: dict[Line, None] = {}  # whoever has rested longest stands first
        self.work: set[Line] = set()

    def __len__(self) -> int:
        return len(self.rest) + len(self.work)

    def size_that_rests(self) -> int:
        """How many there are, if one of them can go."""
        return len(self) if self.rest else 0

    def send_away(self) -> bool:
        """End the connection that has rested longest, one that still reads its answer last."""
        if not self.rest:
            return False
        line = _unread(self.rest) or next(iter(self.rest))
        line.transport.abort()
        line.leave()
        return True


def _unread(lines: Iterable[Line]) -> Line | None:
    return next((line for line in lines if not line.transport.get_write_buffer_size()), None)


class Line:
    """One connection."""

    __slots__ = ("_callers", "_goes_on", "_timer", "address", "transport")

    def __init__(self, callers: Callers, transport: asyncio.Transport, address: str) -> None:
        self._callers = callers
        self._timer: asyncio.TimerHandle | None = None
        self._goes_on = False  # whether it works again as soon as its caller has read
        self.transport = transport
        self.address: str | None = None
        self.join(address)

    def join(self, address: str) -> None:
        """Count it for an address, as one that rests."""
        self.address = address
        self._callers.group(address).rest[self] = None
        self._callers.total += 1

    def works(self) -> None:
        """It is being answered."""
        self._goes_on = False
        if self.address is not None:
            group = self._callers.group(self.address)
            group.rest.pop(self, None)
            group.work.add(self)

    def rests(self) -> None:
        """It waits for its caller."""
        self._goes_on = False
        if self.address is not None:
            group = self._callers.group(self.address)
            group.work.discard(self)
            group.rest[self] = None

    def leave(self) -> None:
        """It is there no more."""
        if self.address is None:
            return
        group = self._callers.group(self.address)
        group.rest.pop(self, None)
        group.work.discard(self)
        self._callers.total -= 1
        self._callers.forget(self.address)
        self.address = None

    def jams(self) -> None:
        """More waits to be sent than the caller takes: they have a while to read some of it."""
        if self.address is not None and self in self._callers.group(self.address).work:
            self.rests()
            self._goes_on = True
        self._wait()

    def flows(self) -> None:
        """The caller has read enough, or is gone."""
        self._stop()
        if self._goes_on:
            self.works()

    def _wait(self) -> None:
        self._stop()
        left = self.transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(UNREAD, self._look, left)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, before: int) -> None:
        """Whoever has read something has as long again."""
        if self.transport.get_write_buffer_size() < before:
            self._wait()
        else:
            self.transport.abort()
