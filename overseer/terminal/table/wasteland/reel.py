"""What the AI did, shown once more step by step: each decision with its reasons, then the next.

The match itself has gone on to the next decision of a person already. A reel has a picture of
each step: a client that sees the match as it was then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from overseer.terminal.table.seat import Gives
from overseer.voice.given import Happening

AI = "wasteland-ai-"  # how the events begin that explain a decision …
ROLLED = "wasteland-ai-response-"  # … and those of them that only tell what its die says


class Entry(Protocol):
    """An entry of the log, as it was carried out or as somebody was told of it."""

    @property
    def number(self) -> int:
        """From 1, without gaps."""

    @property
    def events(self) -> Sequence[Any]:
        """What happened."""


Past = Callable[[Gives], Gives]  # whoever looks now, in a position of the past


class Reel:
    """Pictures of what has happened; the AI's decisions were worked out beforehand."""

    def __init__(
        self,
        stops: Sequence[int],
        past: Mapping[int, Past],
        read: Callable[[int, int], list[Happening]],
    ) -> None:
        """`stops` are the numbers of entries after which there is a picture, the first of them
        the beginning; `past` may have the position after each; `read` tells what was between."""
        self._stops = stops
        self._past = past
        self._read = read
        self._at = 0

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self._at >= len(self._stops) - 1

    @property
    def told(self) -> int:
        """Entries up to what is shown now."""
        return self._stops[self._at]

    @property
    def before(self) -> int:
        """Entries up to what was shown before."""
        return self._stops[max(0, self._at - 1)]

    @property
    def happened(self) -> list[Happening]:
        """All that is shown now."""
        return self._read(self.before, self.told)

    @property
    def reasons(self) -> list[Happening]:
        """Why the AI did what is shown now."""
        return reasons_of(self.happened)

    @property
    def subject(self) -> str:
        """Whom the last decision was about: a model `m3`; empty when it was about nobody."""
        return subject_of(self.reasons)

    def client(self, now: Gives) -> Gives:
        """Whoever looks `now`, at the position that is shown."""
        past = self._past.get(self.told)
        return now if past is None else past(now)

    def step(self) -> bool:
        """The next picture; false when nothing more is to come."""
        if not self.over:
            self._at += 1
        return not self.over


def stops_of(entries: Sequence[Entry]) -> list[int]:
    """After which entries to look: before every decision that is explained, and at the end.

    Empty: nothing of it has to be explained.
    """
    explained = [
        entry.number
        for entry in entries
        if any(not event.name.startswith(ROLLED) for event in reasons_of(entry.events))
    ]
    if not explained:
        return []
    first, last = entries[0].number - 1, entries[-1].number
    stops = [first, *(number - 1 for number in explained), last]
    return sorted(set(stops))


def reasons_of(events: Sequence[Any]) -> list[Any]:
    """Those that explain a decision of the AI."""
    return [event for event in events if event.name.startswith(AI)]


def subject_of(events: Sequence[Any]) -> str:
    """The model that these events, or the reasons among them, speak of last: `m3`, or nothing."""
    for event in reversed(reasons_of(events) or list(events)):
        for key in ("target", "model"):
            number = event.args.get(key)
            if isinstance(number, int) and number >= 0:
                return f"m{number}"
    return ""
