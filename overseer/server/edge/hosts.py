"""By which names a table is called.

A page elsewhere can turn its own name to this machine's address, and a visitor's browser would let
it speak with the table as with itself (DNS rebinding). So only names are answered that nobody else
can have, or that whoever runs the table has given.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from overseer.server.complaint import Complaint
from overseer.server.settings import Settings

HERE: Final = "localhost"
UNKNOWN: Final = 421  # Misdirected Request (RFC 9110, 15.5.20)
_PORT: Final = re.compile(r":\d{0,5}$")
_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?")


class Hosts:
    """The names of this table."""

    def __init__(self, settings: Settings) -> None:
        given = (settings.host, *settings.host_names, *map(_of_origin, settings.origins))
        self.names = {HERE, *own_names(), *filter(None, map(name_of, given))}
        self._known = lru_cache(maxsize=1024)(self._is_known)

    def expect(self, host: str) -> None:
        """A complaint unless a request wanted to reach this table. One that names no host comes
        from no browser."""
        if host and not self._known(host):
            name = name_of(host)
            raise Complaint(UNKNOWN, "host", host=name) if name else Complaint(400, "host-odd")

    def _is_known(self, host: str) -> bool:
        return is_number(host) or name_of(host) in self.names


def own_names() -> set[str]:
    """What this machine calls itself, and as what the network at home finds it."""
    whole = name_of(socket.gethostname())
    if whole is None:
        return set()
    short = whole.partition(".")[0]
    return {whole, short, f"{short}.local"}


def name_of(host: str) -> str | None:
    """The name of a host as browsers send it, without its port; None if it is none."""
    bare = _PORT.sub("", host.strip().lower()).removesuffix(".")
    try:
        bare = bare.encode("idna").decode()
    except UnicodeError:
        return None
    return bare if _NAME.fullmatch(bare) and not is_number(bare) else None


def is_number(host: str) -> bool:
    """Whether a host is an address itself, which nobody can turn elsewhere."""
    for text in (host, _PORT.sub("", host)):
        if text.startswith("[") and text.endswith("]"):
            text = text[1:-1]
        try:
            ip_address(text)
        except ValueError:
            continue
        return True
    return False


def _of_origin(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""
