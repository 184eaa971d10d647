"""What follows from a move: the dice, the AI's decisions, and the pictures to watch them by.

All of it happens on a copy of the match, in a thread. The screen goes on showing the match as it
is, and takes the copy over when it is done; until then the move can be taken back.
"""

from __future__ import annotations

from overseer.engine.course import standing
from overseer.engine.match import Match
from overseer.engine.state import Move
from overseer.terminal.table.thinking import Errand
from overseer.terminal.table.wasteland.reel import Reel
from overseer.wasteland.state import WastelandState


class Sequel(Errand):
    """A copy of the match in which more has happened, and how to watch that."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match.copy()
        self.seat = match.state.seat  # who decided what it follows from
        self.reel: Reel | None = None
        self._start = len(match.record.entries)

    @property
    def decisions(self) -> int:
        """How much has been decided so far, chance counted."""
        return len(self.match.record.entries) - self._start


class Aftermath(Sequel):
    """A move of whoever is asked, up to the next question."""

    def __init__(self, match: Match, move: Move, watched: bool) -> None:
        """`watched`: somebody wants to see what the AI does."""
        super().__init__(match)
        self._move = move
        self._watched = watched

    def work(self) -> None:
        match = self.match
        before, told = match.state.copy(), len(match.events)
        match.play(self.seat, self._move)
        if self._watched:
            assert isinstance(before, WastelandState)
            reel = Reel(before, match.record.entries[self._start :], told, match.parse)
            self.reel = reel if reel.ai else None


class Retrospect(Sequel):
    """A battle that is over, from its beginning."""

    def __init__(self, match: Match, beginning: WastelandState) -> None:
        super().__init__(match)
        self._beginning = beginning

    def work(self) -> None:
        entries = self.match.record.entries
        stand = [entries[number] for number in standing(entries)]
        self.reel = Reel(self._beginning, stand, 0, self.match.parse)
