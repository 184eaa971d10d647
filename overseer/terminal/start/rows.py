"""What a page of the start screen is made of: rows to go to, to change, and to type into."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Deed:
    """What is to be done when the screen has closed."""

    what: str  # play, resume, learn, campaign, new-campaign, deck, new-deck, replay, leave
    game: str = ""
    path: Path | None = None
    seats: str = ""
    names: str = ""
    own: Mapping[str, str | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """A line of a page."""

    label: str
    note: str = ""  # what is told about it beside the list
    value: str = ""
    enter: Callable[[], Page | Deed | None] | None = None
    turn: Callable[[int], None] | None = None  # to the next value, or the one before
    typed: Callable[[str], None] | None = None  # the value as it is typed


class Page:
    """A list of rows under a title."""

    title = ""  # the id of the message

    def rows(self, lang: str) -> list[Row]:
        """The rows as they are now, in a language."""
        raise NotImplementedError


def beside(values: list[str], value: str, steps: int) -> str:
    """The value after or before another one, round and round."""
    at = values.index(value) if value in values else 0
    return values[(at + steps) % len(values)]
