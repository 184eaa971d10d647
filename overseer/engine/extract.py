"""A match that is still played, through the eyes of one seat: what it was shown and told.

A record holds what everybody keeps to themselves, and its seals are made from whole positions. An
extract has neither, nor the seed: it can be given away while the match runs. It is a text file of
JSON lines: what was agreed, then `[seat, what was shown of the entry, what was told of it]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final, NamedTuple

import msgspec

from overseer.engine.decision import Event
from overseer.engine.game import Game
from overseer.engine.record import LARGEST_FILE, Record, RecordError
from overseer.engine.refusal import Refusal

FORMAT: Final = 1


class Step(NamedTuple):
    """One entry of the log as it was carried out: what every viewer may see, and what happened."""

    number: int  # from 1, without gaps
    seat: int
    shown: tuple[str, ...]  # to each seat, and last to a spectator
    events: list[Event]
    text: str = ""  # the entry itself, and …
    link: str = ""  # … its link: for the store, never for a viewer before the end


def steps(record: Record, game: Game, since: int = 0) -> Iterator[Step]:
    """Every step of a record that is trusted, those after the first `since` entries."""
    entries = record.all()
    course = record.expected(game)
    viewers = (*range(course.seats), None)
    for number, entry in enumerate(entries, start=1):
        shown: tuple[str, ...] = ()
        if number > since:
            shown = tuple(course.shown(entry.seat, entry.move, viewer) for viewer in viewers)
        happened: list[Event] = []
        course.state.ears, course.state.wordless = happened, True
        course.carry_out(entry.seat, entry.move)
        course.state.ears, course.state.wordless = None, False
        if number > since:
            yield Step(number, entry.seat, shown, happened, entry.move, entry.link)


class Extract:
    """What one viewer knows of a match."""

    def __init__(self, agreed: dict[str, Any], lines: list[tuple[int, str, list[Any]]]) -> None:
        self.agreed = agreed  # game, rules, seats, options, commitment, whose eyes
        self.lines = lines  # seat, shown, events by name and arguments

    def encode(self) -> bytes:
        """The extract as the bytes of its file."""
        rows: list[Any] = [self.agreed, *self.lines]
        return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)

    @staticmethod
    def decode(raw: bytes, name: str) -> Extract:
        """An extract from the bytes of its file; `name` is for messages."""
        try:
            if len(raw) > LARGEST_FILE:
                raise RecordError(Refusal("OV-R1", "record-large", {"file": name}))
            rest = BytesIO(raw)
            agreed = msgspec.json.decode(next(rest, b""), type=dict[str, Any])
            lines = [msgspec.json.decode(each, type=tuple[int, str, list[Any]]) for each in rest]
        except (ValueError, RecursionError) as error:
            raise RecordError(Refusal("OV-R1", "record-header", {"file": name})) from error
        if agreed.get("extract") != FORMAT:
            raise RecordError(Refusal("OV-R1", "record-header", {"file": name}))
        return Extract(agreed, lines)


def extract(record: Record, game: Game, viewer: int | None) -> Extract:
    """What a seat (None: a spectator) was shown and told so far."""
    head = record.header
    agreed: dict[str, Any] = {
        "extract": FORMAT,
        "game": head.game,
        "rules": head.rules,
        "cards": head.cards,
        "seats": head.seats,
        "options": game.shown_options(head.options, viewer),
        "commitment": head.commitment,
        "casual": head.casual,
        "viewer": viewer,
    }
    at = -1 if viewer is None else viewer
    lines = []
    for step in steps(record, game):
        told = [event.shown(viewer) for event in step.events]
        lines.append((step.seat, step.shown[at], [[event.name, event.args] for event in told]))
    return Extract(agreed, lines)
