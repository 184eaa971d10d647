"""Where a request comes from and what it wanted to reach; whose word about that is taken."""

from __future__ import annotations

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

from starlette.requests import HTTPConnection

from overseer.engine.refusal import Refusal, Refused
from overseer.server.edge.call import header_of
from overseer.server.settings import Settings

MOST_PROXIES: Final = 10  # one behind the other
ANYWHERE: Final = "?"  # a caller without an address: a socket in a file
SAFE: Final = ("https", "wss")


class ClientAddress:
    """Callers, and the proxies that speak for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = [_network(text) for text in settings.proxies]

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

    def speaks_for_others(self, request: HTTPConnection) -> bool:
        """Whether a request comes from a named proxy."""
        return request.client is not None and self.is_proxy(request.client.host)

    def _told(self, request: HTTPConnection, header: str) -> str:
        """What the nearest proxy says; nothing where none is named."""
        if not self.speaks_for_others(request):
            return ""
        return ",".join(request.headers.getlist(header)).rpartition(",")[2].strip()

    def host(self, request: HTTPConnection) -> str:
        """The host that the caller wanted to reach."""
        return (self._told(request, "x-forwarded-host") or header_of(request, b"host")).lower()

    def is_secure(self, request: HTTPConnection) -> bool:
        """Whether the caller came by HTTPS, as far as anybody knows."""
        told = self._told(request, "x-forwarded-proto").lower()
        return self.settings.secure or (told or request.scope["scheme"]) in SAFE

    def came_safely(self, request: HTTPConnection) -> bool:
        """Whether this very request came by HTTPS, to us or to a named proxy. One that says
        nothing about it has been given the address that people see."""
        if not self.speaks_for_others(request):
            return request.scope["scheme"] in SAFE
        told = self._told(request, "x-forwarded-proto").lower()
        return told in SAFE or (not told and self.settings.secure)


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
