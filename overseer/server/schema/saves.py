"""What is sent about saved games that people bring along."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from overseer.host.table import Terms
from overseer.server.schema.tables import Asked, Given, Pledge, Seat

LONGEST_FILE = 4 * 1024 * 1024  # characters


class SaveSent(Asked):
    """A saved game as its file has it."""

    record: Annotated[str, Meta(max_length=LONGEST_FILE)]
    name: Annotated[str, Meta(max_length=200)] = ""  # of the file, for messages


class NewSave(SaveSent):
    """A table at which a saved game goes on. Bots sit where the file has bots."""

    # One's own; none named: the first that is free.
    seats: Annotated[list[Seat], Meta(max_length=8)] = msgspec.field(default_factory=list)
    title: Annotated[str, Meta(max_length=60)] = ""
    terms: Terms = msgspec.field(default_factory=Terms)
    password: Annotated[str, Meta(max_length=200)] = ""
    pledge: Pledge = ""  # the hash of one's own part of the dice


class SaveGiven(Given):
    """A saved game that can go on here."""

    game: str
    title: str  # the game's
    seats: list[str]  # human, bot:hard …
    moves: int
    asked: list[int] = msgspec.field(default_factory=list)  # the people's seats that owe an answer
    old: str = ""  # the rules it was begun under, if they are older than today's
    # Of a campaign: which results nobody has checked, in sentences.
    unproved: list[str] = msgspec.field(default_factory=list)
