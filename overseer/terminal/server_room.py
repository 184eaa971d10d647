"""The one way from the terminal to the online table: by name, and only when it is asked for.

The server needs libraries that games, bots and the terminal do without.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from overseer.voice.complaint import UsageError


def server(module: str) -> ModuleType:
    """A module of `overseer.server`; a sentence where its libraries are not installed."""
    try:
        return import_module(f"overseer.server.{module}")
    except ModuleNotFoundError as error:
        raise without(error) from error


def without(error: ModuleNotFoundError) -> UsageError:
    """What to do about a library that is missing; a part of Overseer itself is another matter."""
    missing = (error.name or "?").partition(".")[0]
    if missing == "overseer":
        raise error
    return UsageError("db-no-libraries", missing=missing)
