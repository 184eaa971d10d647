"""A message to a webhook, without a way into the host's own network.

The name is looked up once, every address that it has must be a public one, and that address is the
one that is called: a name that says something else a moment later changes nothing. Redirects are
not followed, nothing but the status is read, and all of it has to be done within some seconds.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

PATIENCE: Final = 10.0  # seconds for everything
LARGEST_STATUS: Final = 4096
LOOK_UP_PATIENCE: Final = 3.0  # seconds for the name of an address that somebody enters
LOOK_UPS: Final = 4  # names that are looked up at once: a slow one holds up nothing else
HERE: Final = "localhost"  # and every name below it (RFC 6761)
AGAIN: Final = (408, 425, 429)  # and everything from 500 on: it may work later
# Networks that lead inwards although Python counts them as public ones.
_INWARD: Final = tuple(
    ip_network(text)
    for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "100.64.0.0/10", "fec0::/10")
)

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unsent(Exception):
    """A message did not arrive; `again`: it may later."""

    def __init__(self, why: str, again: bool) -> None:
        super().__init__(why)
        self.again = again


@cache
def _look_ups() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(LOOK_UPS, "look-up")


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_look_ups(), look_up)
    return [str(each[4][0]) for each in found]


def split(url: str) -> SplitResult | None:
    """An address that may be called, in its parts; None if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    plain = url.isascii() and url.isprintable() and " " not in url
    good = parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0
    return parts if plain and good and parts.username is None else None


def inward(address: str) -> bool:
    """Whether an address leads to this machine, its network, or nowhere in particular."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return True
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if any(found.version == net.version and found in net for net in _INWARD):
        return True
    return not found.is_global or found.is_multicast or found.is_reserved


async def leads_inward(parts: SplitResult, look_up: Resolve = resolve) -> bool:
    """Whether an address that somebody enters leads to this machine or its network, in whatever
    spelling. A name that cannot be looked up now is looked at again when it is called."""
    host = (parts.hostname or "").rstrip(".")
    if host == HERE or host.endswith(f".{HERE}"):
        return True
    if (number := spelled(host)) is not None:
        return inward(number)
    try:
        async with asyncio.timeout(LOOK_UP_PATIENCE):
            return any(inward(each) for each in await look_up(host, parts.port or 0))
    except (OSError, TimeoutError, ValueError):
        return False


def spelled(host: str) -> str | None:
    """The address that a host is a number of: 127.1, 2130706433 and 0x7f000001 are one, too."""
    try:
        return str(ip_address(host.partition("%")[0]))
    except ValueError:
        pass
    try:
        return socket.inet_ntoa(socket.inet_aton(host))
    except (OSError, UnicodeError):
        return None


def body_of(form: str, text: str) -> bytes:
    """The message as Discord or Slack wants it; nobody is called by it but who reads it."""
    if form == "slack":
        shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return msgspec.json.encode({"text": shown})
    return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, body: bytes, *, inside: bool = False, look_up: Resolve = resolve) -> None:
    """Send it; Unsent says whether it is worth another try. `inside` lets it reach this machine."""
    parts = split(url)
    if parts is None or parts.hostname is None:
        raise Unsent("address", again=False)
    try:
        async with asyncio.timeout(PATIENCE):
            status = await _posted(parts, parts.hostname, body, inside, look_up)
    except (OSError, TimeoutError, ValueError) as error:  # a name that is none is a ValueError
        raise Unsent(type(error).__name__, again=True) from None
    if not 200 <= status < 300:
        raise Unsent(f"status {status}", again=status in AGAIN or status >= 500)


async def _posted(
    parts: SplitResult, host: str, body: bytes, inside: bool, look_up: Resolve
) -> int:
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = await look_up(host, port)
    if not found or (not inside and any(inward(each) for each in found)):
        raise Unsent("inward", again=False)
    reader, writer = await asyncio.open_connection(
        found[0],
        port,
        ssl=_tls() if secure else None,
        server_hostname=host if secure else None,
        limit=LARGEST_STATUS,
    )
    try:
        named = f"[{host}]" if ":" in host else host
        usual = parts.port in (None, 443 if secure else 80)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {named if usual else f'{named}:{port}'}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
            "user-agent: overseer\r\naccept: */*\r\nconnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        words = (await reader.readline()).split()
        if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
            raise Unsent("no answer", again=True)
        return int(words[1][:3])
    finally:
        writer.close()
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.wait_closed(), 1)
