"""Sockets that send text which is UTF-8 already: it is neither decoded nor encoded on its way.

An application sees by `EXTENSION` in its scope that it may send `{"type": "websocket.send",
"utf8": b"…"}`. Everything else goes the way of uvicorn.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from overseer.server.edge.callers import Line

EXTENSION: Final = "overseer.utf8"
_TEXT: Final = 0x81  # the first byte of a whole message of text
_SHORT: Final = 126  # lengths below it are one byte, …
_MEDIUM: Final = 65_536  # … those below this one two more, all others eight


def framed(text: bytes) -> bytes:
    """A whole message of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _MEDIUM:
        return b"%c~%b%b" % (_TEXT, size.to_bytes(2, "big"), text)
    return b"%c\x7f%b%b" % (_TEXT, size.to_bytes(8, "big"), text)


async def send_utf8(socket: WebSocket, text: bytes) -> None:
    """Send a text."""
    if EXTENSION in socket.scope.get("extensions", ()):
        await socket.send({"type": "websocket.send", "utf8": text})
    else:
        await socket.send_text(text.decode())


class Swift(WebSocketsSansIOProtocol):
    """One socket. It works as long as it is open (see callers.py)."""

    def __init__(self, *args: Any, line: Line | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._line = line

    def connection_lost(self, exc: Exception | None) -> None:
        if self._line is not None:
            self._line.leave()
            self._line.flows()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._line is not None:
            self._line.jams()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._line is not None:
            self._line.flows()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self._line is not None:
            self._line.jams()  # what was sent last may not be read either

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # whoever does not read the answers gets no more of them

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:  # which would change every message
            self.scope["extensions"][EXTENSION] = {}

    async def send(self, message: Any) -> None:
        text = message.get("utf8")
        if text is None:
            await super().send(message)
            if self.close_sent and self._line is not None:
                self._line.rests()  # only its client is waited for
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(framed(text))
