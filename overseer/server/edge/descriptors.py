"""How many files and connections this process may have open at once."""

from __future__ import annotations

import resource
from contextlib import suppress
from typing import Final

WANTED: Final = 20_000  # docs/hosting.md has it in the unit of systemd
RESERVE: Final = 256  # for the database, processes that think, files, messages


def raise_limit(wanted: int = WANTED) -> int:
    """Let this process have as many as are wanted, or as the system lets it; how many it may have.

    Shells and systemd begin with 1,024, whatever a program could have if it asked.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # a system that names a limit and does not keep to it
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return limit()


def limit() -> int:
    """How many this process may have."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft


def for_callers(all_in_all: int) -> int:
    """How many of them connections may take: the table goes on when callers have all of theirs."""
    return all_in_all - min(RESERVE, all_in_all // 2)
