"""The address of a database: `sqlite:///srv/overseer.db` or `postgresql://user@host/name`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from overseer.server.store.refused import refused

VARIABLE: Final = "OVERSEER_DB"  # where an address can stand, so that no password is typed
FILE: Final = "server.db"


def sqlite_path(url: str) -> Path | None:
    """The file of an address; None if it is one of a PostgreSQL server."""
    parts = _split(url)
    plain = not (parts.netloc or parts.query or parts.fragment)
    if parts.scheme == "sqlite" and plain and parts.path.strip("/"):
        path = unquote(parts.path)
        return Path("/" + path.lstrip("/") if path.startswith("/") else path)
    if parts.scheme in ("postgresql", "postgres"):
        return None
    # What cannot be read is not repeated: a password may stand anywhere in it.
    raise refused("db-url")


def shown(url: str) -> str:
    """An address for people: without a password."""
    parts = _split(url)
    _, _, host = parts.netloc.rpartition("@")
    user = f"{parts.username}@" if parts.username else ""
    slashes = "//" if parts.netloc or parts.path.startswith("/") else ""
    return f"{parts.scheme}:{slashes}{user}{host}{parts.path}"


def default_url(environ: Mapping[str, str]) -> str:
    """The database that is used where nobody names one."""
    if environ.get(VARIABLE):
        return environ[VARIABLE]
    data = environ.get("XDG_DATA_HOME", "")
    # The XDG rules: a relative path is to be ignored.
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return (base / "overseer" / FILE).as_uri().replace("file:", "sqlite:", 1)


def _split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        _ = parts.port  # not a number: no address either
        return parts
    except ValueError as error:
        raise refused("db-url") from error
