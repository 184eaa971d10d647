"""The application: every address of the API, the stream, and the headers of every answer."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib import import_module
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import overseer
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call, language_of
from overseer.server.edge.companion_streams import CompanionStreams
from overseer.server.edge.fast_path import FastPath
from overseer.server.edge.guard import Guard
from overseer.server.edge.https_only import HttpsOnly
from overseer.server.edge.page import Page, built
from overseer.server.edge.routes import ROUTES, dress, endpoint, troubled
from overseer.server.edge.streams import Streams
from overseer.server.matches.registry import Registry
from overseer.server.operate import admin_channel, metrics

API: Final = (
    "play",
    "tables",
    "talk",
    "helping",
    "records",
    "campaigns",
    "saves",
    "games",
    "people",
    "notify",
    "uploads",
    "trials",
    "decks",
    "forces",
    "terrains",
    "companions",
    "campaign_battles",
    "library",
    "beside",
    "about",
)
STREAM: Final = "/api/tables/{code}/stream"
COMPANION_STREAM: Final = "/api/companions/{code}/stream"
RELEASE: Final = "x-overseer"  # which release answers, so that an older page notices
PLAIN_PAGE: Final = "/"  # what is there where no page was built
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def load_api() -> None:
    """Add every address of the API to the routes."""
    for name in API:
        import_module(f"overseer.server.api.{name}")


def make_app(registry: Registry) -> ASGIApp:
    """The application for a registry of matches."""
    load_api()
    guard = Guard(registry.settings)
    page = built(registry.settings.page)
    release = overseer.__version__ if page is None else f"{overseer.__version__}-{page.release}"
    headers = {**HEADERS, RELEASE: release}
    streams = Streams(registry, guard)
    beside = CompanionStreams(registry, guard)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await registry.start()
        metrics.watch(registry)
        registry.spawn(metrics.lag())
        registry.spawn(admin_channel.listen(registry))
        yield
        await registry.stop()

    answers = [
        (found, endpoint(found, registry, guard))
        for found in ROUTES
        if page is None or found.path != PLAIN_PAGE
    ]
    routes: list[Route | WebSocketRoute] = [
        Route(found.path, answer, methods=[found.method]) for found, answer in answers
    ]
    routes.append(WebSocketRoute(STREAM, streams.serve))
    routes.append(WebSocketRoute(COMPANION_STREAM, beside.serve))
    app = Starlette(
        routes=routes,
        lifespan=life,
        exception_handlers={code: _lost(registry, guard, page, code) for code in (404, 405)},
    )
    app.router.redirect_slashes = False
    app.add_middleware(Dressed, headers=headers)
    straight = FastPath(app, headers)
    for found, answer in answers:
        straight.add(found.method, found.path, answer)
    straight.add_socket(STREAM, streams.serve)
    straight.add_socket(COMPANION_STREAM, beside.serve)
    return HttpsOnly(straight, registry.settings) if registry.settings.secure else straight


def _lost(
    registry: Registry, guard: Guard, page: Page | None, status: int
) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def respond(request: Request, error: Exception) -> Response:
        call = Call(registry, request, language_of(request, None))
        try:
            guard.admit(request)
            found = None if page is None else page.answer(request)
            if found is not None:
                metrics.answered(request.method, "page", found.status_code)
                return found
            response = troubled(Complaint(status, "nothing-here"), call)
        except Complaint as complaint:
            response = troubled(complaint, call)
        metrics.answered("?", "?", status)
        dress(response, call)
        return response

    return respond


class Dressed:
    """Puts the headers on that every answer has."""

    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self.app = app
        self.headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, dressed)
