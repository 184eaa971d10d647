"""A table with its seats: who sits where, and on what terms. Plain data, nothing live."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from overseer.host.seating import HUMAN

OPEN: Final = "open"  # people are sitting down
DICE: Final = "dice"  # everybody reveals their part of the dice
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


class Terms(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How people play at a table."""

    door: Literal["open", "link", "password"] = "open"
    bank: Annotated[int, Meta(ge=0, le=600)] = 0  # minutes each seat has; 0: no live clock
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds more for each answer
    hours: Annotated[int, Meta(ge=0, le=24 * 30)] = 0  # for each answer; 0: no such limit
    late: Literal["idle", "bot", "forfeit"] = "idle"  # what happens when time is up
    # Minutes without anybody at a seat that is asked; then it is answered for. 0: for ever.
    patience: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    night: Annotated[list[Annotated[int, Meta(ge=0, le=23)]], Meta(max_length=2)] = []
    zone: Annotated[str, Meta(max_length=64)] = "UTC"  # of the night
    watch: Literal["live", "delayed", "no"] = "live"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 120  # seconds, for who watches later
    undo: Literal["rule", "bots", "consent"] = "rule"
    hints: bool = False
    chat: bool = True
    budget: Annotated[int, Meta(ge=1, le=2000)] | None = None  # playouts of searching bots
    lesson: bool = False  # the game's own tutorial
    start: Literal["full", "host"] = "full"  # when the last seat is taken, or when the host says


class ChairRow(msgspec.Struct):
    """A seat."""

    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    own: str = ""  # what it brings
    pledge: str = ""  # what it has fixed its part of the dice by
    share: str = ""  # that part, once it is revealed
    asked: int = 0  # since when it owes an answer


class TableRow(msgspec.Struct):
    """A table with its seats."""

    code: str
    game: str
    title: str
    host: str | None
    status: str
    terms: Terms
    options: dict[str, Any]
    password: str | None
    seed: bytes
    parent: str | None
    sequel: str | None
    version: int
    made: int
    touched: int
    chairs: list[ChairRow]
    saved: int | None = None  # how many moves of a saved game were brought along

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody holds; nobody holds none."""
        if person is None:
            return []
        return [chair.seat for chair in self.chairs if chair.person == person]

    @property
    def free(self) -> list[ChairRow]:
        """The seats for people that nobody has taken."""
        return [chair for chair in self.chairs if chair.kind == HUMAN and chair.person is None]

    @property
    def people(self) -> list[int]:
        """The seats for people."""
        return [chair.seat for chair in self.chairs if chair.kind == HUMAN]

    @property
    def names(self) -> list[str]:
        """What each seat is called; empty for bots."""
        return [chair.name for chair in self.chairs]
