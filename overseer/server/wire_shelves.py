"""What is sent and given about anything that people build here and keep, as types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from overseer.server.wire import Given

CardId = Annotated[str, Meta(min_length=1, max_length=60)]
CardsOf = Annotated[str, Meta(max_length=64, description="the card set: upload:<id>; empty: ours")]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Source = Annotated[str, Meta(max_length=20_000)]
Number = Annotated[int, Meta(ge=0, le=10**8)]


class VersionGiven(Given):
    """A version that is kept."""

    n: int
    at: int


class VersionExported(Given):
    """A version of something, as a file."""

    n: int
    at: int
    text: str


class KeptExported(Given):
    """A deck or a force with all that it was."""

    id: str
    name: str
    made: int
    touched: int
    versions: list[VersionExported]
    cards: str = ""
