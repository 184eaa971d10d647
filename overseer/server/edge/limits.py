"""Connections that cannot be made to hold more than they need: heads of requests have a size and a
time. What uvicorn is told besides stands here too.
"""

from __future__ import annotations

import asyncio
import ssl
from asyncio.sslproto import SSLProtocol
from functools import partial
from typing import Any, Final, cast

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from overseer.server.complaint import Complaint, Trouble, body_of
from overseer.server.edge import descriptors
from overseer.server.edge.call import language_of
from overseer.server.edge.callers import Callers, Line
from overseer.server.edge.client_address import ANYWHERE, ClientAddress, counted
from overseer.server.edge.sockets import Swift
from overseer.server.settings import Settings

LARGEST_HEAD: Final = 32_768  # bytes of an address and headers
HEAD_PATIENCE: Final = 20.0  # seconds for them to arrive, from the first byte or the connection
KEPT: Final = 30  # seconds that a connection may rest between two requests
LARGEST_MESSAGE: Final = 4096  # of a socket's client, which has nothing to say
QUEUE: Final = 4  # such messages that wait to be read
_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
_CROWDED: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"retry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
_INTERIM: Final = b"HTTP/1.1 1"  # “100 Continue” is no answer


class Whole:
    """The way of one answer: its head waits for what follows it, and both are sent at once."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._head: bytes | None = None
        self._begun = False

    def write(self, data: bytes) -> None:
        """Send something, or keep it until there is more."""
        if self._transport.is_closing():
            return  # whoever asked is gone, with all that they asked for at once
        if self._begun:
            self._transport.write(data)
        elif self._head is not None:
            self._transport.write(self._head + data)
            self._begun = True
        elif data.startswith(_INTERIM):
            self._transport.write(data)
        else:
            self._head = data

    def close(self) -> None:
        """There is no more."""
        if self._head is not None and not self._begun and not self._transport.is_closing():
            self._transport.write(self._head)
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether the connection ends."""
        return self._transport.is_closing()


class Handshake(SSLProtocol):
    """What a connection by TLS begins with. It counts from its first byte on, not from the end of
    this: whoever never says a word takes a place, too."""

    def __init__(self, connection: LimitedProtocol, tls: ssl.SSLContext, line: Line) -> None:
        # Nobody waits for its end but the connection itself.
        loop, wait, nobody = connection.loop, int(HEAD_PATIENCE), cast("asyncio.Future[Any]", None)
        super().__init__(
            loop, connection, tls, nobody, server_side=True, ssl_handshake_timeout=wait
        )
        self._line = line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line.transport.set_protocol(self)
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._line.leave()
        super().connection_lost(exc)


class LimitedProtocol(HttpToolsProtocol):
    """A connection with bounds."""

    def __init__(
        self,
        *args: Any,
        callers: Callers,
        whence: ClientAddress,
        tls: ssl.SSLContext | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(*args, **settings)
        self._callers = callers
        self._whence = whence
        self._tls = tls
        self._proxy = ""  # as what a named proxy is counted, if it comes from one
        self._line: Line | None = None
        self._in_head = True
        self._size = 0
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if self._line is not None:  # its handshake is done
            self._line.transport = transport
            self._begin(transport)
            return
        peer = (get_remote_addr(transport) or (ANYWHERE, 0))[0]
        if self._whence.is_proxy(peer):
            self._proxy = f"proxy {peer}"
        place = self._proxy or counted(peer)
        self._line = self._callers.arrive(transport, place, bounded=not self._proxy)
        if self._tls is None or self._line is None:
            self._begin(transport)
        else:
            Handshake(self, self._tls, self._line).connection_made(transport)

    def _begin(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._wait()
        if self._line is None:
            transport.write(_CROWDED)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
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

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._size += len(data)
            if self._size > LARGEST_HEAD and not self.transport.is_closing():
                self.transport.write(_TOO_LARGE)
                self.transport.close()

    def on_message_begin(self) -> None:
        self._in_head, self._size = True, 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._stop()
        self.app = self.config.loaded_app if self._has_room() else crowded
        super().on_headers_complete()

    def _has_room(self) -> bool:
        """What a proxy brings counts for whom it speaks for."""
        if not self._proxy or self._line is None:
            return True
        address = self._whence.address(HTTPConnection(dict(self.scope)))
        return self._callers.claimed(self._line, address)

    def on_message_complete(self) -> None:
        if self._line is not None:
            self._line.works()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._line is not None and self.cycle.response_complete:
            if self._proxy:
                self._line.leave()
                self._line.join(self._proxy)
            else:
                self._line.rests()

    def handle_websocket_upgrade(self) -> None:
        if self._line is not None:
            self._line.works()
        self.ws_protocol_class = partial(Swift, line=self._line)  # type: ignore[assignment]
        super().handle_websocket_upgrade()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        if cycle.scope["method"] != "HEAD":  # nothing follows there
            cycle.transport = Whole(cycle.transport)
        super()._start_asgi_task(cycle, app)

    def _wait(self) -> None:
        self._stop()
        self._timer = self.loop.call_later(HEAD_PATIENCE, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if self._in_head and not self.transport.is_closing():
            self.transport.close()


async def crowded(scope: Scope, receive: Receive, send: Send) -> None:
    """What somebody gets who has taken all of their connections, through a proxy."""
    request = Request(scope)
    lang = language_of(request, None)
    text = Complaint(429, "connections").text(lang)
    response = Response(body_of(Trouble("connections", text)), 429, media_type="application/json")
    response.headers.update({"retry-after": "1", "cache-control": "no-store"})
    await response(scope, receive, send)


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    most = descriptors.for_callers(descriptors.limit())
    callers = Callers(settings.limits.connections_address, most)
    return {
        "http": partial(LimitedProtocol, callers=callers, whence=ClientAddress(settings)),
        **OPTIONS,
    }


OPTIONS: Final[dict[str, Any]] = {
    "ws": Swift,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_max_queue": QUEUE,
    # A socket that compresses holds some 45 kB more, also while nothing is said.
    "ws_per_message_deflate": False,
    "timeout_keep_alive": KEPT,
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,  # guard.py believes whom it is told to believe
    "log_config": None,  # logs.py
}
