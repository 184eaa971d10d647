"""Waking each other through PostgreSQL: NOTIFY, and a connection that listens and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import structlog

from overseer.server.store.database import Database, Unavailable

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

CHANNEL: Final = "overseer"
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0
LOOK: Final = 20.0  # seconds after which a silent connection is tried
SILENCE: Final = 5.0  # seconds for the server to answer that
_TELL: Final = (
    "SELECT pg_notify($1, CAST($2 AS TEXT) || word)"
    " FROM unnest(string_to_array($3, E'\\n')) AS word"
)

log = structlog.get_logger()


class Wakes:
    """What this process tells the others, and what it hears from them.

    Those of its own it hears at once: they carry its sign when they come back, and are dropped.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._sign = f"{token_hex(6)}:"
        self._heard: list[Callable[[str], None]] = []
        self._untold: dict[str, None] = {}  # in order, each once
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    def wake(self, channel: str, database: Database) -> None:
        """Tell everybody: this process now, the others with the next statement."""
        loop = asyncio.get_running_loop()
        for heard in self._heard:
            loop.call_soon(heard, channel)
        self._untold[channel] = None
        if self._telling is None or self._telling.done():
            self._telling = loop.create_task(self._tell(database))

    async def _tell(self, database: Database) -> None:
        while self._untold:
            words = "\n".join(self._untold)
            self._untold.clear()
            try:
                await database.read(_TELL, CHANNEL, self._sign, words)
            except Unavailable as error:
                log.warning("nobody was woken", why=str(error))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear from now on, or from when the server is there again."""
        self._heard.append(heard)
        if self._listening is None:
            self._listening = asyncio.create_task(self._keep_listening())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), SILENCE)

    async def _keep_listening(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._listen_once()
                pause = FIRST_PAUSE
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening", why=str(error) or type(error).__name__, pause=pause)
            self._ready.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen_once(self) -> None:
        """Listen until the connection ends."""
        connection: Connection = await asyncpg.connect(self._url, timeout=SILENCE)
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._hear)
            self._ready.set()
            while not connection.is_closed():
                try:
                    await asyncio.wait_for(ended.wait(), LOOK)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=SILENCE)
        finally:
            connection.terminate()

    def _hear(self, connection: Any, process: int, channel: str, words: object) -> None:
        sign, _, word = str(words).partition(":")
        if f"{sign}:" != self._sign:
            for heard in self._heard:
                heard(word)

    async def close(self) -> None:
        """Tell what is still to be told, and hear no more."""
        if self._telling is not None:
            await self._telling
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
