"""What is sent and given about battles on real tables as the server keeps them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from overseer.server.wire import Asked, Code, Given
from overseer.server.wire_shelf import Key

Seat = Annotated[int, Meta(ge=0, le=5)]


class NewCompanion(Asked):
    """Track a battle on a real table; `campaign`: the table whose battle it is."""

    key: Key
    title: Annotated[str, Meta(max_length=60)] = ""
    campaign: Code | None = None


class SetHand(Asked):
    """What somebody who has the link may enter."""

    hand: Annotated[str, Meta(min_length=1, max_length=40)]
    role: Literal["player", "viewer"]
    seats: Annotated[list[Seat], Meta(max_length=6)] = msgspec.field(default_factory=list)


class CompanionRow(Given):
    """A battle that somebody tracks."""

    code: str
    title: str
    role: str
    entries: int
    made: int
    touched: int
    campaign: str = ""


class OwnCompanions(Given):
    """Everything that somebody tracks."""

    companions: list[CompanionRow]
    most: int


class CompanionExported(Given):
    """A battle that somebody tracked, with what they wrote."""

    code: str
    title: str
    made: int
    entries: list[str]
