"""The stream of a match: one message for everything that happened since the last one.

A socket remembers which step it has sent last. When something happens it wakes up and sends what is
missing, so that a slow reader gets fewer, larger messages, and nothing piles up for them. A request
that waits (long poll) is the same with one message.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overseer.host.encoded import Encoded
from overseer.host.table import OVER, PLAYING
from overseer.server.buckets import Buckets
from overseer.server.edge.call import Call, language_of
from overseer.server.edge.guard import Guard
from overseer.server.edge.routes import expect_present
from overseer.server.edge.socket_admission import REFUSED, let_in, refuse
from overseer.server.edge.sockets import send_utf8
from overseer.server.matches.registry import Registry
from overseer.server.matches.table_view import table_given
from overseer.server.matches.viewer import Viewer, match_and_viewer, wanted_of, wanted_viewer
from overseer.server.people.chat import chat_lines
from overseer.server.schema.tables import ChatNews, TableNews, Update
from overseer.server.schema.updates import encode_update

if TYPE_CHECKING:
    from overseer.server.matches.live_match import LiveMatch
    from overseer.server.matches.room import Room

RESTART: Final = 1012
LONGEST_WAIT: Final = 55
LOOK_AGAIN: Final = 1.0  # seconds, where spectators see everything later


async def update(
    live: LiveMatch, viewer: Viewer, lang: str, seen: int, now: int
) -> tuple[int, Encoded[Update]]:
    """What somebody gets who has seen so many steps, and how many they know then."""
    await live.reach(seen)
    terms = live.table.terms
    clock = viewer.clock(live)
    if viewer.later and live.standing.ended is None:
        until = await live.shown_until(now - terms.delay * 1000)
        return until, encode_update(await live.past(None, lang, min(seen, until), until), clock)
    parts = await live.update(viewer.seat, lang, seen)
    return parts.number, encode_update(parts, clock)


async def poll(call: Call, seen: int, wait: int) -> Encoded[Update]:
    """The same, as soon as there is something new, or after a while."""
    registry = call.registry
    live, viewer = await match_and_viewer(call)
    live.room.notice(viewer.own, registry.now())
    await live.reach(seen)
    if wait and seen >= live.number and live.standing.ended is None:
        room = live.room
        room.users += 1
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(_after(live, seen, registry), min(wait, LONGEST_WAIT))
        finally:
            room.users -= 1
            room.notice(viewer.own, registry.now())
        await expect_present(call)
        live, viewer = await match_and_viewer(call)
    return (await update(live, viewer, call.lang, seen, registry.now()))[1]


async def _after(live: LiveMatch, seen: int, registry: Registry) -> None:
    """Until there is a step after that number."""
    while live.number <= seen and not registry.stopping.is_set():
        await live.room.news.wait()


class Streams:
    """All sockets of a process."""

    def __init__(self, registry: Registry, guard: Guard) -> None:
        self.registry = registry
        self.guard = guard
        self.open = 0

    async def serve(self, socket: WebSocket) -> None:
        """One socket from its beginning to its end."""
        call = Call(self.registry, socket, language_of(socket, None))
        try:
            await let_in(socket, call, self.guard, self.open)
            seen = call.number("since", 0)
            room = await self.registry.room(call.code)
            viewer = wanted_viewer(call, room.table, [])
        except Exception as error:
            await socket.accept()
            await refuse(socket, error, call.lang)
            return
        await socket.accept()
        self.open += 1
        room.arrive(viewer.own)
        gone = asyncio.create_task(until_gone(socket, self.guard.messages()))
        try:
            await Stream(self.registry, call, room, seen).run(socket, gone)
        except (WebSocketDisconnect, RuntimeError):
            pass  # whoever it was will come back and say what they have seen
        except Exception as error:
            await refuse(socket, error, call.lang)
        finally:
            gone.cancel()
            self.open -= 1
            room.leave(viewer.own, self.registry.now())


class Stream:
    """What one socket has been sent so far."""

    def __init__(self, registry: Registry, call: Call, room: Room, seen: int) -> None:
        self.registry = registry
        self.call = call
        self.room = room
        self.seen = seen
        self.started = False
        self.changes = -1
        self.chat = 0
        self._wanted = wanted_of(call)
        self._sleep: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Something has happened, or the socket has ended."""
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    async def run(self, socket: WebSocket, gone: asyncio.Task[None]) -> None:
        """Send what is new, again and again, until the socket or the process ends."""
        gone.add_done_callback(lambda _: self.wake())
        self.room.streams.add(self)
        try:
            await self._run(socket, gone)
        finally:
            self.room.streams.discard(self)

    async def _run(self, socket: WebSocket, gone: asyncio.Task[None]) -> None:
        loop = asyncio.get_running_loop()
        while not gone.done():
            if self.registry.stopping.is_set():
                await socket.close(RESTART)
                return
            news = self.room.news
            for message in await self.messages():
                await send_utf8(socket, message)
            if news is not self.room.news:
                continue
            if gone.done():
                return
            self._sleep = loop.create_future()
            later = self.room.table.terms.watch == "delayed"
            alarm = loop.call_later(LOOK_AGAIN, self.wake) if later else None
            await self._sleep
            if alarm is not None:
                alarm.cancel()

    async def messages(self) -> list[bytes]:
        """What is new since the last ones."""
        found: list[bytes] = []
        room, call = self.room, self.call
        if self.changes != room.changes:
            self.changes = room.changes
            person = None if call.person is None else call.person.id
            table = table_given(room.table, person, self.registry)
            found.append(msgspec.json.encode(TableNews(table=table)))
        if self.chat != room.chat:
            # Whom somebody has muted meanwhile stands in their row, not in this call.
            reader = None if call.person is None else await self.registry.people.get(call.person.id)
            lines = await chat_lines(self.registry, room.table, reader, self.chat)
            self.chat = room.chat
            if lines:
                found.append(msgspec.json.encode(ChatNews(lines=lines)))
        if room.table.status in (PLAYING, OVER):
            live = await self.registry.live(room.table.code)
            live.used = self.registry.now()
            viewer = self._wanted.viewer(room.table, live.standing.asked)
            if not self.started or self.seen < live.number:
                before = self.seen
                self.seen, message = await update(
                    live, viewer, call.lang, self.seen, self.registry.now()
                )
                if not self.started or self.seen != before:
                    found.append(message.body)
                self.started = True
        return found


async def until_gone(socket: WebSocket, allowed: Buckets) -> None:
    """Nothing is said through a socket but that it ends; whoever talks much is cut off."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while allowed.take(""):
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
        await socket.close(REFUSED + 429)
