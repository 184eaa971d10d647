"""What was changed past this process: people who were banned or removed, tables that were closed.

An operator's command or another process writes it into the database and wakes everybody. Whoever
misses that looks every few seconds, so that nobody who is banned goes on for longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

import structlog
from starlette.websockets import WebSocket, WebSocketState

from overseer.host.table import CLOSED
from overseer.server.complaint import Complaint
from overseer.server.people.people import PEOPLE
from overseer.server.store.database import Conflict, Row, Unavailable
from overseer.server.store.match_log import put_down

if TYPE_CHECKING:
    from overseer.server.edge.call import Call
    from overseer.server.matches.registry import Registry

EVERY: Final = 5.0  # seconds between two looks
AT_ONCE: Final = 400  # ids in one question to the database
REFUSED: Final = 4000  # and the status, as a socket's last word
_OF: Final = "person "
log = structlog.get_logger()


class Watch:
    """Somebody who looks around now and then, and knows who holds a socket."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._sockets: dict[str, WeakSet[Call]] = {}  # by address and by person

    async def run(self) -> None:
        """Look until the process stops."""
        await self.registry.database.listen(self._woken)
        while not self.registry.stopping.is_set():
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (Unavailable, Conflict):
                log.warning("database away")

    def _woken(self, channel: str) -> None:
        """Another process has changed something about people or tables."""
        if channel == PEOPLE:
            self.registry.people.forget()
            self.registry.spawn(self.look())

    # Sockets

    def join(self, call: Call, key: str, most: int) -> None:
        """A socket is counted for its address or its person, until it ends."""
        calls = self._sockets.setdefault(key, WeakSet())
        if len(calls) >= most:
            for each in list(calls):
                if not connected(each):
                    calls.discard(each)
        if len(calls) >= most:
            raise Complaint(429, "sockets", most=most)
        calls.add(call)

    def people(self) -> list[str]:
        """Who holds a socket."""
        for key in [key for key, calls in self._sockets.items() if not calls]:
            del self._sockets[key]
        found = {
            call.person.id
            for calls in self._sockets.values()
            for call in calls
            if call.person is not None
        }
        return sorted(found)

    async def end(self, person: str, status: int, id: str) -> None:
        """End all of somebody's sockets."""
        for call in self._calls(person):
            await _end(call, status, id)

    async def look_at_sessions(self, person: str = "") -> None:
        """End the sockets of sessions that are over: somebody's, or everybody's."""
        calls = self._calls(person)
        rows = await self._each(
            "SELECT token FROM sessions WHERE token IN", sorted({call.session for call in calls})
        )
        there = {token for (token,) in rows}
        for call in calls:
            if call.session not in there:
                await _end(call, 401, "who")

    async def tell_others(self) -> None:
        """Have other processes look at once what has become of people and their sessions."""
        if self.registry.database.shared:
            await self.registry.database.wake(PEOPLE)

    def _calls(self, person: str) -> list[Call]:
        """The sockets that somebody holds; those of everybody who is known without a person."""
        keys = (
            [person_key(person)]
            if person
            else [key for key in self._sockets if key.startswith(_OF)]
        )
        return [each for key in keys for each in self._sockets.get(key, ()) if connected(each)]

    # Looking

    async def look(self) -> None:
        """Take in what was changed for the people and tables that this process knows."""
        known = self.people()
        found = await self._each("SELECT id, banned FROM people WHERE id IN", known)
        there = {str(id): banned is not None for id, banned in found}
        for person in known:
            if there.get(person, True):
                self.registry.people.forget_person(person)
                id = "banned" if person in there else "who"
                await self.end(person, 403 if person in there else 401, id)
        await self.look_at_sessions()
        await self._look_at_tables()

    async def _look_at_tables(self) -> None:
        registry = self.registry
        rows = await self._each(
            "SELECT code, version, status FROM tables WHERE code IN", sorted(registry.rooms)
        )
        for code, version, status in rows:
            room = registry.rooms.get(str(code))
            if room is not None and room.table.version != version:
                await registry.database.wake(str(code))
            if status == CLOSED:
                await self.put_down(str(code))
        for live in list(registry.lives.values()):
            await live.rename()

    async def put_down(self, code: str) -> None:
        """A table was closed while it was played."""
        live = self.registry.lives.pop(code, None)
        self.registry.set_ups.pop(code, None)
        if live is not None:
            live.table.status = live.room.table.status = CLOSED
            await self.registry.database.write(put_down(code))
            live.room.change()

    async def _each(self, question: str, ids: Sequence[str]) -> list[Row]:
        """A question about many ids, some at a time."""
        found: list[Row] = []
        for at in range(0, len(ids), AT_ONCE):
            some = ids[at : at + AT_ONCE]
            marks = ", ".join(f"${n}" for n in range(1, len(some) + 1))
            found += await self.registry.database.read(f"{question} ({marks})", *some)
        return found


def person_key(person: str) -> str:
    """By what the sockets of a person are counted."""
    return f"{_OF}{person}"


async def _end(call: Call, status: int, id: str) -> None:
    text = Complaint(status, id).text(call.lang)[:40]
    assert isinstance(call.request, WebSocket)
    with suppress(RuntimeError):
        await call.request.close(REFUSED + status, text)


def connected(call: Call) -> bool:
    """Whether a socket is still there."""
    socket = call.request
    return isinstance(socket, WebSocket) and WebSocketState.DISCONNECTED not in (
        socket.client_state,
        socket.application_state,
    )
