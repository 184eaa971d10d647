"""Browsers that came by HTTPS are told to come by nothing else from now on (RFC 6797)."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from overseer.server.edge.client_address import ClientAddress
from overseer.server.edge.hosts import HERE, name_of
from overseer.server.settings import Settings

HEADER: Final = (b"strict-transport-security", b"max-age=31536000")  # a year


class HttpsOnly:
    """Adds that to every answer to a name. `localhost` is other programs' too, with other ports."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._whence = ClientAddress(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self._wanted(HTTPConnection(scope)):
            await self.app(scope, receive, send)
            return

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], HEADER]
            await send(message)

        await self.app(scope, receive, told)

    def _wanted(self, request: HTTPConnection) -> bool:
        name = name_of(self._whence.host(request))
        return name not in (None, HERE) and self._whence.came_safely(request)
