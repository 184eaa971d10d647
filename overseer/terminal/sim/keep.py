"""`overseer sim --keep`: the file of the games that were played, and how one goes on with it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final

from overseer.lab.rows import Row
from overseer.lab.sim import Plan
from overseer.terminal.sim.report_room import place_of, room
from overseer.terminal.values import is_there
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable, shown_args

# A `Kept` of `overseer.lab.kept`, which has a library of its own and is imported by its name.
Kept = Any

KIND: Final = ".parquet"
OFTEN: Final = 10.0  # seconds after which what was played is written down …
SELDOM: Final = 20  # … or so many times as long as writing it takes


class Keeper:
    """The file, opened when it is known what is played."""

    def __init__(self, typed: str) -> None:
        self.path = place_of(typed, "--keep", KIND)
        self._room = room("kept", "keep-no-libraries", "results")
        self._kept: Kept
        self._next = 0.0

    def open(self, plans: Sequence[Plan], lang: str) -> None:
        """Start the file or go on with it; another one is refused."""
        head = self._room.head_of(plans)
        if not is_there(self.path):
            self._kept = self._room.Kept(head)
        else:
            self._kept = read(self.path)
            other = self._room.other_than(self._kept.head, head)
            if other:
                file = printable(str(self.path))
                raise UsageError("keep-error-other", file=file, what=other)
            args = {"file": printable(str(self.path)), "games": self.games(plans)}
            print(translate(lang, "keep-goes-on", **args), file=sys.stderr)
        self.write()  # a file that cannot be written is told before anything is played

    def games(self, plans: Sequence[Plan]) -> int:
        """How many of the games are there already."""
        return sum(plan.games - len(self.missing(at, plan)) for at, plan in enumerate(plans))

    def missing(self, at: int, plan: Plan) -> list[int]:
        """The games of a plan that are still to be played."""
        there = self._kept.numbers(at)
        return [number for number in range(plan.games) if number not in there]

    def rows(self, at: int, games: int) -> Iterator[Row]:
        """The games of a plan in their order."""
        yield from self._kept.rows(at, games)

    def add(self, at: int, plan: Plan, rows: Iterable[Row]) -> None:
        """Games that were played just now; every now and then they are written."""
        self._kept.add(at, plan, rows)
        if monotonic() > self._next:
            self.write()

    def write(self) -> None:
        """Put the file in its place."""
        begun = monotonic()
        self._kept.write(self.path)
        self._next = monotonic() + max(OFTEN, SELDOM * (monotonic() - begun))


def read(path: Path) -> Kept:
    """A file of kept games; a sentence where it is none."""
    found = room("kept", "keep-no-libraries", "results")
    try:
        return found.Kept.read(path)
    except found.NotKept as error:
        raise UsageError("keep-error-file", file=printable(str(path))) from error
    except OSError as error:
        reason = error.strerror or "?"
        raise UsageError(
            "keep-error-read",
            file=printable(str(path)),
            error=lambda lang: shown_args({"error": reason}, lang)["error"],
        ) from error
