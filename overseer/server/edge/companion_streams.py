"""The stream of a battle on a real table: everybody's device in step.

A socket sends what is new since the entries that the device knows, whenever something was written
or hands have changed. A request that waits is the same with one message.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overseer.host.companion.book import book_given
from overseer.host.companion.wire import CompanionGiven
from overseer.server.companions.companions import Session, hands_given
from overseer.server.edge.call import Call, language_of
from overseer.server.edge.guard import Guard
from overseer.server.edge.routes import expect_present
from overseer.server.edge.socket_admission import let_in, refuse
from overseer.server.edge.sockets import send_utf8
from overseer.server.edge.streams import RESTART, until_gone

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

LONGEST_WAIT: Final = 55


async def companion_given(session: Session, call: Call, since: int) -> CompanionGiven:
    """A battle as the caller may see it, with the entries after `since`; `public`: as anybody."""
    public = bool(call.text("public"))
    hand = session.hand_of(None if public else call.person)
    hands = hands_given(session, call.person)
    await call.registry.companions.work_out(session, frozenset(hand.seats))
    return await asyncio.to_thread(book_given, session, hand, hands, since, call.lang)


async def poll(call: Call, since: int, wait: int) -> CompanionGiven:
    """The battle as soon as there is something new, or after a while."""
    registry = call.registry
    session = await registry.companions.session(call.code)
    if wait and since >= len(session.entries):
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(_after(registry, session, since), min(wait, LONGEST_WAIT))
        await expect_present(call)
        session = await registry.companions.session(call.code)
    return await companion_given(session, call, since)


async def _after(registry: Registry, session: Session, since: int) -> None:
    changes = session.changes
    while len(session.entries) <= since and session.changes == changes:
        if registry.stopping.is_set():
            return
        await session.news.wait()


class CompanionStreams:
    """All sockets beside real tables."""

    def __init__(self, registry: Registry, guard: Guard) -> None:
        self.registry = registry
        self.guard = guard
        self.open = 0

    async def serve(self, socket: WebSocket) -> None:
        """One socket from its beginning to its end."""
        call = Call(self.registry, socket, language_of(socket, None))
        try:
            await let_in(socket, call, self.guard, self.open)
            since = call.number("since", 0)
            session = await self.registry.companions.session(call.code)
        except Exception as error:
            await socket.accept()
            await refuse(socket, error, call.lang)
            return
        await socket.accept()
        self.open += 1
        gone = asyncio.create_task(until_gone(socket, self.guard.messages()))
        try:
            await self._run(socket, call, session, since, gone)
        except (WebSocketDisconnect, RuntimeError):
            pass  # whoever it was will come back and say what they know
        except Exception as error:
            await refuse(socket, error, call.lang)
        finally:
            gone.cancel()
            self.open -= 1

    async def _run(
        self,
        socket: WebSocket,
        call: Call,
        session: Session,
        since: int,
        gone: asyncio.Task[None],
    ) -> None:
        seen = -1
        while not gone.done():
            if self.registry.stopping.is_set():
                await socket.close(RESTART)
                return
            news = session.news
            if seen != session.changes:
                seen = session.changes
                given = await companion_given(session, call, since)
                since = given.seq
                await send_utf8(socket, msgspec.json.encode(given))
            if news is session.news:
                waiting = asyncio.create_task(news.wait())
                await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
            session = await self.registry.companions.session(call.code)
