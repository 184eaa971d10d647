"""The straight way to who answers: a request for a known address is not passed through every layer
of the framework, nor compared with every address.

What is not found here (another method, an address that nobody knows, the beginning and the end)
goes on to the application as ever.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

Answer = Callable[[Request], Awaitable[Response]]
Serve = Callable[[WebSocket], Awaitable[None]]
Parts = tuple[str, ...]

ANY: Final = "/"  # where an address has a part of its own: no part has this in it
SOCKET: Final = "SOCKET"  # instead of a method


class FastPath:
    """Addresses by their parts."""

    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self._answers: dict[Parts, tuple[Any, tuple[str, ...]]] = {}
        self._own: dict[int, list[tuple[int, ...]]] = {}  # which parts are own, by how many

    def add(self, method: str, path: str, answer: Answer) -> None:
        """An address such as `/api/tables/{code}/chat`."""
        self._add(method, path, answer)

    def add_socket(self, path: str, serve: Serve) -> None:
        """An address of sockets."""
        self._add(SOCKET, path, serve)

    def _add(self, method: str, path: str, answer: Answer | Serve) -> None:
        parts = path.split("/")
        own = tuple(at for at, part in enumerate(parts) if part.startswith("{"))
        names = tuple(parts[at].strip("{}") for at in own)
        key = method, *(ANY if at in own else part for at, part in enumerate(parts))
        self._answers[key] = answer, names
        shapes = self._own.setdefault(len(parts), [])
        if own not in shapes:
            shapes.append(own)
            shapes.sort()  # an address without own parts goes first

    def find(self, method: str, path: str) -> tuple[Any, dict[str, str]] | None:
        """Who answers, and the own parts of the address; None: nobody here."""
        parts = path.split("/")
        for own in self._own.get(len(parts), ()):
            key = [method, *parts]
            for at in own:
                key[at + 1] = ANY
            found = self._answers.get(tuple(key))
            if found is not None and all(parts[at] for at in own):
                answer, names = found
                return answer, dict(zip(names, (parts[at] for at in own), strict=True))
        return None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found, kind = None, scope["type"]
        if kind != "lifespan" and not scope.get("root_path"):
            found = self.find(SOCKET if kind == "websocket" else scope["method"], scope["path"])
        if found is None:
            await self.app(scope, receive, send)
            return
        answer, scope["path_params"] = found
        if kind == "websocket":
            await answer(WebSocket(scope, receive, send))
            return
        response = await answer(Request(scope, receive, send))
        known = {name for name, _ in response.raw_headers}
        response.raw_headers += [each for each in self.headers if each[0] not in known]
        await response(scope, receive, send)
