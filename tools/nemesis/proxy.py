"""A line between people and the table that can be cut, slowed, half closed, or say things twice."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random


class Proxy:
    """It listens at one port and passes on to another."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.port = 0
        self.to = 0
        self.delay = 0.0  # seconds before anything is passed on
        self.twice = 0  # so many of the next requests are sent twice
        self.short = 0  # so many of the next answers are cut in the middle
        self._server: asyncio.Server | None = None
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """No longer listen."""
        self.cut()
        if self._server is not None:
            self._server.close()

    def cut(self) -> None:
        """Cut every line."""
        for pair in list(self._pairs):
            for writer in pair:
                writer.transport.abort()

    def half_close(self) -> None:
        """On every line the table hears that nobody will say anything more."""
        for _, there in list(self._pairs):
            with contextlib.suppress(OSError, RuntimeError):
                there.write_eof()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reader, there = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        pair = writer, there
        self._pairs.add(pair)
        try:
            await asyncio.gather(
                self._pass(reader, there, request=True),
                self._pass(there_reader, writer, request=False),
            )
        except (OSError, RuntimeError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # cut, or everything ends
        finally:
            self._pairs.discard(pair)
            for each in pair:
                each.transport.abort()

    async def _pass(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, request: bool
    ) -> None:
        while raw := await source.read(65536):
            if self.delay:
                await asyncio.sleep(self.delay * self.rng.random())
            if request and self.twice and raw.startswith(b"POST"):
                self.twice -= 1
                await self._again(raw)
            if not request and self.short and len(raw) > 20:
                self.short -= 1
                sink.write(raw[: self.rng.randrange(len(raw))])
                await sink.drain()
                raise ConnectionResetError
            sink.write(raw)
            await sink.drain()
        sink.transport.abort()

    async def _again(self, raw: bytes) -> None:
        """The same request once more, on a line of its own; nobody hears the answer."""
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.to)
            writer.write(raw)
            await writer.drain()
            with contextlib.suppress(TimeoutError, OSError):
                await asyncio.wait_for(reader.read(1), 2)
            writer.transport.abort()
