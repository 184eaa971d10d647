"""Who is let in: how often, how much at once, from where, and from which pages."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from overseer.engine.refusal import Refusal, Refused
from overseer.server.buckets import Buckets
from overseer.server.call import header_of
from overseer.server.complaint import Complaint
from overseer.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"
BODY_PATIENCE: Final = 30.0  # seconds that the body of a request may take to arrive
LONGEST_ADDRESS: Final = 8_000  # of a request, with its query
MOST_HEADERS: Final = 100
LARGEST_HEADERS: Final = 16_000
MOST_PROXIES: Final = 10  # one behind the other
ANYWHERE: Final = "?"  # a caller without an address: a socket in a file


class Guard:
    """The door."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.addresses = Buckets(*limits.address)
        self.people = Buckets(*limits.person)
        self.guests = Buckets(*limits.guests)
        self.keys = Buckets(*limits.keys)
        self.proxies = [_network(text) for text in settings.proxies]
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins} - {"null"}

    # How often

    def admit(self, request: HTTPConnection, weight: float = 1) -> None:
        """Let a request in unless it is misshapen or its address has asked too much."""
        _expect_shape(request)
        self._take(self.addresses, self.address(request), weight)

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

    # From where

    def address(self, request: HTTPConnection) -> str:
        """Where a request comes from, as it is counted; a named proxy is believed.

        Each proxy adds the address that it was called from to the right, so from there on the
        first that is no proxy of ours is the caller; whatever stands further left anybody may have
        written.
        """
        peer = request.client.host if request.client else ANYWHERE
        if not self.is_proxy(peer):
            return counted(peer)
        told = ",".join(request.headers.getlist("x-forwarded-for")).split(",")
        for part in reversed(told[-MOST_PROXIES:]):
            found = _bare(part)
            if found is None:
                break
            peer = found
            if not self.is_proxy(found):
                break
        return counted(peer)

    def is_proxy(self, address: str) -> bool:
        """Whether whoever runs the table has named an address as a proxy."""
        if not self.proxies:
            return False
        try:
            found = _plain(address)
        except ValueError:
            return False
        return any(
            found.version == network.version and found in network for network in self.proxies
        )

    def _told(self, request: HTTPConnection, header: str) -> str:
        """What the nearest proxy says; nothing where none is named."""
        if request.client is None or not self.is_proxy(request.client.host):
            return ""
        return request.headers.get(header, "").rpartition(",")[2].strip()

    def host(self, request: HTTPConnection) -> str:
        """The host that the caller wanted to reach."""
        return (self._told(request, "x-forwarded-host") or request.headers.get("host", "")).lower()

    def is_secure(self, request: HTTPConnection) -> bool:
        """Whether the caller came by HTTPS, as far as anybody knows."""
        told = self._told(request, "x-forwarded-proto").lower()
        return self.settings.secure or (told or request.url.scheme) in ("https", "wss")

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


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """An address as allowances are counted: of IPv6 the network, which one household has."""
    try:
        found = _plain(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


def _plain(address: str) -> IPv4Address | IPv6Address:
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def _bare(part: str) -> str | None:
    """An address of a list, without its port; None if it is none."""
    text = part.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ip_address(text))
    except ValueError:
        return None


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused(Refusal("OV-D1", "server-proxy", {"proxy": text[:60]})) from None
