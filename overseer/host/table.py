"""A table with its seats: who sits where, and on what terms. Plain data, nothing live."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from overseer.host.seating import HUMAN
from overseer.host.terms import Terms

OPEN: Final = "open"  # people are sitting down
DICE: Final = "dice"  # everybody reveals their part of the dice
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


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
