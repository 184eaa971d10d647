"""One request: who asks, in which language, from where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from overseer.server.complaint import Complaint
from overseer.server.people.people import Person
from overseer.server.people.user_agent import device_of
from overseer.text import ENGLISH, LANGUAGES, spoken

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from overseer.server.edge.guard import Guard
    from overseer.server.matches.registry import Registry


@dataclass(slots=True, weakref_slot=True, eq=False)
class Call:
    """A request that is being answered."""

    registry: Registry
    request: HTTPConnection
    lang: str
    person: Person | None = None
    token: str = ""  # what they showed
    session: str = ""  # what is kept of it
    guard: Guard | None = None
    cookie: str | None = None  # to be set: a token, or "" to forget it
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def who(self) -> Person:
        """The person who asks; a complaint when nobody has said who they are."""
        if self.person is None:
            raise Complaint(401, "who")
        return self.person

    @property
    def agent(self) -> str:
        """What the caller's browser says that it is."""
        return header_of(self.request, b"user-agent")

    @property
    def device(self) -> str:
        """What is kept of that."""
        return device_of(self.agent)

    @property
    def door(self) -> Guard:
        """Who counts what is asked."""
        assert self.guard is not None
        return self.guard

    @property
    def code(self) -> str:
        """The table of the address."""
        return str(self.request.path_params["code"])

    def number(self, name: str, usual: int, most: int = 2**53) -> int:
        """A whole number from the address's query."""
        text = self.request.query_params.get(name)
        if text is None:
            return usual
        if not (text.isascii() and text.isdecimal() and len(text) < 17) or int(text) > most:
            raise Complaint(400, "query", name=name)
        return int(text)

    def text(self, name: str, most: int = 400) -> str:
        """A text from the address's query."""
        text = self.request.query_params.get(name, "")
        if len(text) > most:
            raise Complaint(400, "query", name=name)
        return text


def header_of(request: HTTPConnection, name: bytes) -> str:
    """A header by its name in small letters, the first of them; empty where there is none."""
    for key, value in request.scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def language_of(request: HTTPConnection, person: Person | None) -> str:
    """The language of an answer: asked for in the address, the person's, the browser's."""
    if request.scope["query_string"]:
        wanted = request.query_params.get("lang", "")
        if wanted in LANGUAGES:
            return wanted
    if person is not None and person.lang in LANGUAGES:
        return person.lang
    for part in header_of(request, b"accept-language").split(",")[:10]:
        if lang := spoken(part.split(";")[0].strip()):
            return lang
    return ENGLISH
