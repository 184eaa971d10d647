"""A small HTTP and WebSocket client for many lines at once: it must not be what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Any

import msgspec

_json = msgspec.json.Encoder()


class Line:
    """One connection that is kept open."""

    def __init__(self, host: str, port: int, token: str = "") -> None:
        self.host = host
        self.port = port
        self.token = token
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request and its answer."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self.host, self.port)
        assert self._reader is not None
        raw = b"" if body is None else _json.encode(body)
        auth = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n{auth}"
            f"content-type: application/json\r\ncontent-length: {len(raw)}\r\n\r\n"
        )
        self._writer.write(head.encode() + raw)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        status = int(answer[9:12])
        length = 0
        for line in answer.split(b"\r\n"):
            if line[:15].lower() == b"content-length:":
                length = int(line[15:])
        return status, await self._reader.readexactly(length)

    async def get(self, path: str) -> Any:
        """What an address gives."""
        status, raw = await self.call("GET", path)
        assert status == 200, (status, raw[:300])
        return msgspec.json.decode(raw)

    async def post(self, path: str, body: Any) -> Any:
        """What an action gives."""
        status, raw = await self.call("POST", path, body)
        assert status == 200, (status, raw[:300])
        return msgspec.json.decode(raw)

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Socket:
    """A WebSocket that only listens."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, host: str, port: int, path: str, token: str) -> Socket:
        """Connect."""
        reader, writer = await asyncio.open_connection(host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            (
                f"GET {path} HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\n"
                f"connection: upgrade\r\nsec-websocket-key: {key}\r\n"
                f"sec-websocket-version: 13\r\nauthorization: Bearer {token}\r\n\r\n"
            ).encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head[:200]
        return cls(reader, writer)

    async def receive(self) -> bytes:
        """The next message; pings are answered."""
        while True:
            first, second = await self._reader.readexactly(2)
            length = second & 127
            if length == 126:
                length = int.from_bytes(await self._reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self._reader.readexactly(8), "big")
            raw = await self._reader.readexactly(length)
            kind = first & 15
            if kind == 9:
                mask = b"\0\0\0\0"
                self._writer.write(bytes([0x8A, 0x80 | len(raw)]) + mask + raw)
            elif kind == 8:
                raise ConnectionError(raw)
            else:
                return raw

    def close(self) -> None:
        """Hang up."""
        self._writer.close()
