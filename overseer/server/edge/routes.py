"""Requests as typed functions: `@route` names the address, the types say what goes in and out.

    @route("POST", "/api/tables/{code}/chat")
    async def say(call: Call, body: Say) -> Said: …

The body is read strictly by its type and the answer written by its own; a complaint or a refusal
becomes an answer in the caller's language. The description of the API comes from the same types.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from html import escape
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.host.encoded import Encoded
from overseer.server.bots.fair_queue import ASKER, Asker
from overseer.server.complaint import Complaint, RefusedInWords, Trouble, body_of, refused
from overseer.server.edge.call import Call, header_of, language_of
from overseer.server.edge.guard import Guard
from overseer.server.faults import noted
from overseer.server.matches.registry import Registry
from overseer.server.matches.watch import person_key
from overseer.server.operate.metrics import answered
from overseer.server.people.people import Person
from overseer.server.schema.tables import Near
from overseer.server.settings import Settings
from overseer.server.store.database import Conflict, Unavailable
from overseer.server.store.quota import Asking, asking
from overseer.server.store.tokens import hashed
from overseer.text import translate
from overseer.voice.complaint import UsageError, complaint

COOKIE: Final = "overseer"
HEALTH: Final = "/healthz"  # says itself what is wrong
JSON: Final = "application/json"
HTML: Final = "text/html"
LARGEST_BODY: Final = 512 * 1024
COOKIE_AGE: Final = 400 * 24 * 3600  # as long as a session lives that nobody uses
LONGEST_TOKEN: Final = 200
NEAR: Final = b'"storage"'  # the member of an answer that says that little more can be kept
PLAIN: Final = 2  # headers of an answer that nobody has added any to: its length and its kind
UNKNOWN: Final = 0  # instead of a status: nobody meant this to happen


class Raw(NamedTuple):
    """An answer that is bytes already."""

    body: bytes
    kind: str = JSON
    name: str = ""  # of the file, if it is one to keep


class Route(NamedTuple):
    """An address and who answers there."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    body: type[msgspec.Struct] | None
    gives: Any
    largest: int
    doc: str
    query: dict[str, str]  # names and what they mean
    weight: int  # how much of a caller's allowance it takes
    kind: str  # of the answer
    stores: bool  # whether something new is kept; its answer may say that little more can be


ROUTES: Final[list[Route]] = []


def route(
    method: str,
    path: str,
    *,
    largest: int = LARGEST_BODY,
    query: dict[str, str] | None = None,
    weight: int = 1,
    kind: str = JSON,
    stores: bool = False,
) -> Callable[[Callable[..., Awaitable[Any]]], Callable[..., Awaitable[Any]]]:
    """Answer requests for an address."""

    def kept(answer: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        hints = get_type_hints(answer)
        body = hints.get("body")
        doc = inspect.getdoc(answer) or ""
        given = hints["return"]
        if get_origin(given) is Encoded:
            (given,) = get_args(given)
        ROUTES.append(
            Route(
                *(method, path, answer, body, given, largest, doc, query or {}, weight, kind),
                stores,
            )
        )
        return answer

    return kept


def endpoint(
    found: Route, registry: Registry, guard: Guard
) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls for a route."""
    decoder = None if found.body is None else msgspec.json.Decoder(found.body)

    async def respond(request: Request) -> Response:
        call = Call(registry, request, language_of(request, None))
        where = Asking(guard.address(request))
        asking.set(where)
        try:
            guard.admit(request, found.weight)
            if found.path != HEALTH:
                registry.wall.expect_right()
            await identify(call, guard)
            ASKER.set(Asker(call.person.id if call.person else "", guard.address(request)))
            if call.person is not None:
                guard.admit_person(call.person.id, found.weight)
            if decoder is None:
                answer = await found.answer(call)
            else:
                raw = await guard.body(request, found.largest)
                answer = await found.answer(call, decoder.decode(raw or b"{}"))
            response = _written(answer, where, call.lang)
        except asyncio.CancelledError:
            if not registry.stopping.is_set():
                raise
            response = troubled(Complaint(503, "restarting"), call)  # it took longer than we wait
        except Exception as error:
            response = troubled(error, call)
        dress(response, call)
        answered(found.method, found.path, response.status_code)
        return response

    return respond


async def identify(call: Call, guard: Guard) -> None:
    """Who asks: by a cookie, or by a token in the header.

    A page cannot send another's header, but its browser sends the cookie; and who has none yet
    must not get one through a foreign page either.
    """
    request, registry = call.request, call.registry
    call.guard = guard
    header = header_of(request, b"authorization")
    call.token = header[7:].strip() if header[:7].lower() == "bearer " else ""
    from_cookie = not call.token
    if from_cookie:
        guard.same_site(request)
        call.token = request.cookies.get(cookie_name(registry.settings), "")
    if len(call.token) > LONGEST_TOKEN:
        call.token = ""
    if call.token:
        call.session = hashed(call.token)
        visit = await registry.people.visit(call.token, registry.now(), call.agent)
        call.person = welcome(visit.person)
        call.lang = language_of(request, call.person)
        if visit.renewed and from_cookie:
            call.cookie = call.token
    if request.scope["type"] == "websocket":
        _hold(call, guard)


async def expect_present(call: Call) -> None:
    """A complaint where somebody's session has ended while their request waited."""
    if call.person is not None:
        visit = await call.registry.people.visit(call.token, call.registry.now())
        if welcome(visit.person) is None:
            raise Complaint(401, "who")


def _hold(call: Call, guard: Guard) -> None:
    """Somebody wants to hold a socket."""
    limits, watch = call.registry.settings.limits, call.registry.watch
    watch.join(call, f"address {guard.address(call.request)}", limits.sockets_address)
    if call.person is not None:
        watch.join(call, person_key(call.person.id), limits.sockets_person)


def welcome(person: Person | None) -> Person | None:
    """A complaint if somebody may no longer play here."""
    if person is not None and person.banned:
        raise Complaint(403, "banned")
    return person


def cookie_name(settings: Settings) -> str:
    """By HTTPS a name that no other host and no plain page can set."""
    return f"__Host-{COOKIE}" if settings.secure else COOKIE


def _written(answer: Any, where: Asking, lang: str) -> Response:
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, Encoded):
        return Response(answer.body, media_type=JSON)
    if isinstance(answer, Raw):
        response = Response(answer.body, media_type=answer.kind)
        if answer.name:
            response.headers["content-disposition"] = f'attachment; filename="{answer.name}"'
        return response
    raw = msgspec.json.encode(answer)
    if where.near:
        near = Near(bytes=where.bytes, most=where.most, text=where.text(lang))
        raw = b"%b,%b:%b}" % (raw[:-1], NEAR, msgspec.json.encode(near))
    return Response(raw, media_type=JSON)


def troubled(error: Exception, call: Call) -> Response:
    """The answer to a request that could not be granted."""
    status, trouble, given = trouble_of(error, call.lang)
    if status == UNKNOWN:
        broken = noted(error, "request failed", path=call.request.url.path)
        status, trouble, given = trouble_of(broken, call.lang)
    if trouble.id == "host" and HTML in header_of(call.request, b"accept"):
        return Response(readable(trouble.text, call.lang), status, media_type=HTML)
    response = Response(body_of(trouble, given), status, media_type=JSON)
    if status in (429, 503):
        response.headers["retry-after"] = str(getattr(error, "seconds", 1))
    return response


def readable(text: str, lang: str) -> str:
    """A sentence as a page, for who comes with a browser and gets no other one."""
    title = translate(lang, "server-title")
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{escape(text)}</p></html>"


def trouble_of(error: Exception, lang: str) -> tuple[int, Trouble, dict[str, msgspec.Raw]]:
    """Status, sentence and what else the answer carries."""
    if isinstance(error, Complaint):
        return error.status, Trouble(error.id, error.text(lang)), error.given
    if isinstance(error, Refused):
        text = error.words if isinstance(error, RefusedInWords) else ""
        return 422, refused(error, text or complaint(error, lang)), {}
    if isinstance(error, UsageError | CardFileError):
        return 422, Trouble("invalid", complaint(error, lang)), {}
    if isinstance(error, msgspec.ValidationError):
        text = translate(lang, "server-shape", what=str(error)[:200])
        return 400, Trouble("shape", text), {}
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError | RecursionError):
        return 400, Trouble("json", translate(lang, "server-json")), {}
    if isinstance(error, Conflict):
        return 409, Trouble("changed", translate(lang, "server-changed")), {}
    if isinstance(error, ClientDisconnect):
        return 400, Trouble("gone", ""), {}  # nobody reads it
    if isinstance(error, Unavailable):
        return 503, Trouble("database", translate(lang, "server-database")), {}
    return UNKNOWN, Trouble("broken", ""), {}


def dress(response: Response, call: Call) -> None:
    """Headers that every answer has."""
    if len(response.raw_headers) > PLAIN or call.headers:
        response.headers["cache-control"] = "no-store"
        response.headers["content-language"] = call.lang
        response.headers.update(call.headers)
    else:
        response.raw_headers.append((b"cache-control", b"no-store"))
        response.raw_headers.append((b"content-language", call.lang.encode()))
    if call.cookie is not None:
        settings = call.registry.settings
        response.set_cookie(
            cookie_name(settings),
            call.cookie,
            max_age=COOKIE_AGE if call.cookie else 0,
            httponly=True,
            samesite="lax",
            secure=settings.secure,
        )
