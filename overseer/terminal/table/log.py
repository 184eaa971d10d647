"""All that happened as whoever looks may know it, fetched from the client entry by entry."""

from __future__ import annotations

from overseer.terminal.table.seat import Seat
from overseer.voice.given import Happening, Told


class Log:
    """The story so far, kept for every viewer and language that it was read in."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._known: dict[tuple[int | None, str], list[Told]] = {}

    @property
    def entries(self) -> list[Told]:
        """Every entry up to now."""
        seat = self._seat
        known = self._known.setdefault((seat.viewer, seat.lang), [])
        del known[seat.entries :]  # a record can be wound back
        if len(known) < seat.entries:
            known += seat.client.steps(len(known))
        return known

    def told(self, since: int = 0) -> list[Happening]:
        """What happened after an entry, as far as there are words for it."""
        return [event for each in self.entries[since:] for event in each.events if event.text]
