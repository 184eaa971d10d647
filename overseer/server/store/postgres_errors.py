"""What PostgreSQL's errors mean for whoever asked."""

from __future__ import annotations

from typing import Final

import asyncpg

from overseer.server.store.address import shown
from overseer.server.store.database import Conflict, Unavailable
from overseer.server.store.refused import refused


class Lost(Exception):
    """The connection is gone; what was asked on it has not been done, or was not committed."""


class Again(Exception):
    """Two batches came into each other's way; nothing of this one is written."""


_CONFLICTS: Final = (
    asyncpg.UniqueViolationError,
    asyncpg.ForeignKeyViolationError,
    asyncpg.ExclusionViolationError,
)
_AGAIN: Final = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.LockNotAvailableError,
    asyncpg.InvalidCachedStatementError,  # a newer release has just changed a table
)
_LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
# The server is there and says no: its disk is full, or it may only be read.
_OUTSIDE: Final = (
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)
# How asyncpg says that a connection is gone, or is just noticing that it is.
_GONE: Final = ("is closed", "is closing", "released back to the pool", "cannot switch to state")


def meant(error: Exception) -> Exception:
    """An error as Conflict, Unavailable, Lost or Again; a mistake of ours as it is."""
    if isinstance(error, _CONFLICTS):
        return Conflict(str(error))
    if isinstance(error, _AGAIN):
        return Again(str(error))
    if isinstance(error, _LOST):
        return Lost(str(error) or type(error).__name__)
    if isinstance(error, _OUTSIDE):
        return Unavailable(str(error))
    return Lost(str(error)) if unsent(error) else error


def unsent(error: Exception) -> bool:
    """Whether there was no connection to begin with, so that nothing was sent at all.

    Its other errors of this kind are mistakes of ours.
    """
    library = asyncpg.InterfaceError | asyncpg.InternalClientError
    return isinstance(error, library) and any(word in str(error) for word in _GONE)


def why_not_opened(error: Exception, url: str) -> Exception:
    """The sentence for whoever starts the program. No words of the library: it knows the URL."""
    where = shown(url)
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return refused("db-login", where=where)
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return refused("db-missing", where=where)
    if isinstance(error, OSError | TimeoutError | asyncpg.PostgresError):
        return refused("db-unreachable", where=where)
    if isinstance(error, ValueError | asyncpg.InterfaceError):
        return refused("db-url")
    return error
