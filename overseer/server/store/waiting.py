"""A database that is held or away when a program starts: that is told, and waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from overseer.engine.refusal import Refused
from overseer.server.store.address import shown
from overseer.server.store.database import Unavailable
from overseer.server.store.refused import refused

T = TypeVar("T")

PATIENCE: Final = 60  # seconds; docs/hosting.md names them
PAUSE: Final = 1.0
_PASSES: Final = ("db-busy", "db-unreachable", "db-unavailable")  # what ends by itself, or may
log = structlog.get_logger()


async def patiently(
    once: Callable[[], Awaitable[T]],
    url: str,
    tell: Callable[[Refused], None],
    now: Callable[[], float] = time.monotonic,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> T:
    """Do what needs the database, again and again while somebody holds it or it is away.

    Whoever starts the program is told the reason, each one once; Refused with the last of them
    when patience ends.
    """
    until = now() + PATIENCE
    known: Refused | None = None
    while True:
        try:
            return await once()
        except (Refused, Unavailable) as error:
            reason = why(error, url)
            if reason.refusal.reason not in _PASSES or now() + PAUSE > until:
                raise reason from error
        if known is None or known.refusal.reason != reason.refusal.reason:
            known = reason
            log.warning("database awaited", why=reason.refusal.reason, seconds=PATIENCE)
            tell(reason)
        await pause(PAUSE)


def why(error: Refused | Unavailable, url: str) -> Refused:
    """The sentence for whoever starts the program."""
    if isinstance(error, Refused):
        return error
    if error.held:
        return refused("db-busy", where=shown(url))
    return refused("db-unavailable", error=str(error))
