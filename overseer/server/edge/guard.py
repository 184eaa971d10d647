"""Who is let in: how often, how much at once, from where, and from which pages."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from overseer.server.buckets import Buckets
from overseer.server.complaint import Complaint
from overseer.server.edge.call import header_of
from overseer.server.edge.client_address import ClientAddress
from overseer.server.edge.hosts import Hosts
from overseer.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"
BODY_PATIENCE: Final = 30.0  # seconds that the body of a request may take to arrive
LONGEST_ADDRESS: Final = 8_000  # of a request, with its query
MOST_HEADERS: Final = 100
LARGEST_HEADERS: Final = 16_000


class Guard(ClientAddress):
    """The door."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        limits = settings.limits
        self.addresses = Buckets(*limits.address)
        self.people = Buckets(*limits.person)
        self.guests = Buckets(*limits.guests)
        self.keys = Buckets(*limits.keys)
        self.hosts = Hosts(settings)
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins} - {"null"}

    # How often

    def admit(self, request: HTTPConnection, weight: float = 1) -> None:
        """Let a request in unless it is misshapen, its address has asked too much, or it wanted to
        reach somebody else."""
        _expect_shape(request)
        self._take(self.addresses, self.address(request), weight)
        self.hosts.expect(self.host(request))

    def admit_person(self, person: str, weight: float = 1) -> None:
        """The same for a person, from wherever they ask."""
        self._take(self.people, person, weight)

    def admit_guest(self, request: HTTPConnection) -> None:
        """Let somebody new in unless too many came from their address."""
        self._take(self.guests, self.address(request), 1)

    def admit_key(self, request: HTTPConnection) -> None:
        """Let somebody try a password or a code unless too many were tried from their address."""
        self._take(self.keys, self.address(request), 1)

    @staticmethod
    def _take(buckets: Buckets, key: str, weight: float) -> None:
        if not buckets.take(key, weight):
            raise Slower(buckets.seconds(key, weight))

    def messages(self) -> Buckets:
        """The allowance of one socket's client."""
        return Buckets(*self.settings.limits.messages, most=1)

    # From which pages

    def same_site(self, request: HTTPConnection) -> None:
        """Whoever may come with a cookie comes from a page of ours: CSRF and foreign sockets.

        A page says where it comes from (`Origin`) with everything that changes something, and
        with every socket. Where nobody says so it is no page, or a very old browser's form; a form
        cannot send JSON. What only reads may come without: other pages cannot see the answer, and
        `SameSite=Lax` keeps the cookie from all they embed. `null` is no page of ours.
        """
        method = request.scope.get("method", "SOCKET")
        origin = request.headers.get("origin")
        if origin is not None:
            if not self.ours(request, origin):
                raise Complaint(403, "origin")
            return
        site = request.headers.get("sec-fetch-site", "")
        if method in SAFE:
            visit = request.headers.get("sec-fetch-mode", "") == "navigate"
            if site in ("cross-site", "same-site") and not visit:
                raise Complaint(403, "origin")
            return
        form = method == "POST" and _kind(request) != JSON
        if site not in ("", "same-origin") or (form and site == ""):
            raise Complaint(403, "origin")

    def ours(self, request: HTTPConnection, origin: str) -> bool:
        """Whether an origin is this table's own."""
        origin = origin.lower()
        if origin in self.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        schemes = ("https",) if self.is_secure(request) else ("http", "https")
        host = self.host(request)
        return parts.scheme in schemes and bool(host) and parts.netloc == host

    # How much

    async def body(self, request: Request, largest: int) -> bytes:
        """The body of a request, as long as it is not too large and does not take for ever."""
        told = header_of(request, b"content-length") or "0"
        if told.isascii() and told.isdecimal() and int(told[:18]) > largest:
            raise Complaint(413, "large", most=largest)
        found = bytearray()
        try:
            async with asyncio.timeout(BODY_PATIENCE):
                async for part in request.stream():
                    found += part
                    if len(found) > largest:
                        raise Complaint(413, "large", most=largest)
        except TimeoutError:
            raise Complaint(408, "slow") from None
        if found and _kind(request) != JSON:
            raise Complaint(415, "kind")
        if rb"\u0000" in found:
            raise Complaint(400, "json")  # no text has it, and not every database could keep it
        return bytes(found)


class Slower(Complaint):
    """Somebody asks too often."""

    def __init__(self, seconds: int) -> None:
        super().__init__(429, "slower")
        self.seconds = seconds


def _expect_shape(request: HTTPConnection) -> None:
    """Addresses and headers have their bounds too."""
    scope = request.scope
    headers = scope["headers"]
    size = sum(len(name) + len(value) for name, value in headers)
    if len(headers) > MOST_HEADERS or size > LARGEST_HEADERS:
        raise Complaint(431, "headers")
    path, query = str(scope["path"]), bytes(scope.get("query_string", b""))
    if len(path) + len(query) > LONGEST_ADDRESS:
        raise Complaint(414, "long-address")
    if "\0" in path or b"%00" in query or b"\0" in query:
        raise Complaint(404, "nothing-here")


def _kind(request: HTTPConnection) -> str:
    return header_of(request, b"content-type").partition(";")[0].strip().lower()
