"""A log in memory with what it adds up to, for everybody who may see a part of it."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.host.companion.wire import CompanionGiven, HandGiven
from overseer.voice.wasteland.ledger.given import ledger_given
from overseer.wasteland.ledger.hidden import shown_log
from overseer.wasteland.ledger.log import Entry, Told, fold, last_redoable, last_undoable
from overseer.wasteland.ledger.rights import OWNER, VIEWER, Hand


class Book:
    """The log of a battle on a real table."""

    def __init__(self, code: str, title: str = "", campaign: str = "") -> None:
        self.code = code
        self.title = title
        self.campaign = campaign
        self.entries: list[Entry] = []
        self._told: dict[frozenset[int] | None, tuple[int, Told]] = {}

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat."""
        begun = self.told().sheet.begun
        return () if begun is None else begun.sides

    def told(self) -> Told:
        """All that the log says, with every secret."""
        return self._folded(None, self.entries)

    def seen(self, seats: frozenset[int]) -> tuple[list[Entry], Told]:
        """The log as those who play `seats` may see it, and what it says."""
        log = self.shown(seats)
        return log, self._folded(seats, log)

    def shown(self, seats: frozenset[int]) -> list[Entry]:
        """The log as those who play `seats` may see it."""
        return shown_log(self.entries, seats, self.sides)

    def knows(self, seats: frozenset[int] | None) -> bool:
        """Whether it has been worked out what the log says to `seats` (None: with every secret)."""
        found = self._told.get(seats)
        return found is not None and found[0] == len(self.entries)

    def know(self, told: Told, seats: frozenset[int] | None = None) -> None:
        """What the log says as it is now, worked out elsewhere."""
        self._told[seats] = len(self.entries), told

    def _folded(self, key: frozenset[int] | None, entries: list[Entry]) -> Told:
        found = self._told.get(key)
        if found is None or found[0] != len(entries):
            found = len(entries), fold(entries)
            self._told[key] = found
        return found[1]


def book_given(
    book: Book, hand: Hand, hands: Sequence[HandGiven], since: int, lang: str
) -> CompanionGiven:
    """A battle as a hand may see it, with the entries after `since`."""
    seats = frozenset(hand.seats)
    log, told = book.seen(seats)
    undo = redo = None
    if hand.role != VIEWER:
        by = None if hand.role == OWNER else hand.id
        undo, redo = last_undoable(log, by), last_redoable(log, by)
    return CompanionGiven(
        code=book.code,
        title=book.title,
        seq=len(log),
        hands=list(hands),
        ledger=ledger_given(told, seats, lang),
        entries=log[min(since, len(log)) :],
        undo=undo or "",
        redo=redo or "",
        campaign=book.campaign,
    )
