"""The one way from the terminal to the online table: by name, and only when it is asked for.

The server needs libraries that games, bots and the terminal do without.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from overseer.release import how_to_install
from overseer.voice.complaint import UsageError


def server(module: str) -> ModuleType:
    """A module of `overseer.server`; a sentence where its libraries are not installed."""
    try:
        return import_module(f"overseer.server.{module}")
    except ModuleNotFoundError as error:
        raise without(error) from error


def carry_out(module: str, command: str, *args: Any) -> int:
    """Have a module of the server do what a command asks for; it gives the exit code."""
    try:
        code: int = getattr(server(module), command)(*args)
    except ModuleNotFoundError as error:  # SQLite needs less than PostgreSQL
        raise without(error) from error
    return code


def without(error: ModuleNotFoundError) -> UsageError:
    """What to do about a library that is missing; a part of Overseer itself is another matter."""
    missing = (error.name or "?").partition(".")[0]
    if missing == "overseer":
        raise error
    return UsageError("db-no-libraries", missing=missing, install=how_to_install("server"))
