"""What the addresses of the library give: the gallery, the aid, what was found, what was proved."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from overseer.server.schema.tables import Asked, Given
from overseer.voice.library import AidPart, RuleText, Shelf


class RulesFound(Given):
    """The rule of an id, or the rules in which words occur, those whose title has them first."""

    rules: list[RuleText]


class Gallery(Given):
    """All cards of a game in one language."""

    game: str
    title: str
    shelves: list[Shelf]


class Aid(Given):
    """Every sign and word of a game's cards."""

    game: str
    title: str
    parts: list[AidPart]


class RecordSent(Asked):
    """A record, or an exported campaign, as its file has it."""

    record: Annotated[str, Meta(max_length=4 * 1024 * 1024)]


class Verified(Given):
    """What a check of a record has shown."""

    good: bool  # nothing is wrong with it
    partly: bool = False  # but something could not be checked that other records prove
    game: str = ""
    moves: int = 0
    commitment: str = ""  # to the seed, published before the first move
    seed: str = ""  # revealed at the end
    proved: list[str] = field(default_factory=list)
    unproved: list[str] = field(default_factory=list)
    why: str = ""  # what is wrong with it, if it is not good
