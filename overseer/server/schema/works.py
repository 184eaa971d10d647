"""What is sent and given about works that people keep, whatever their kind."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from overseer.server.schema.tables import Given

Key = Annotated[str, Meta(min_length=8, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=10**8)]


class VersionGiven(Given):
    """A version that is kept."""

    n: int
    at: int


class VersionExported(Given):
    """A version of a work, as a file."""

    n: int
    at: int
    text: str


class WorkExported(Given):
    """A work with all that it was."""

    id: str
    name: str
    made: int
    touched: int
    versions: list[VersionExported]
    cards: str = ""
