"""What follows from a move: the dice, the AI's decisions, and the pictures to watch them by.

All of it happens on a copy of the match, in a thread. The screen goes on showing the match as it
is, and takes the copy over when it is done; until then the move can be taken back. Only a match in
this process can be copied: one that is played elsewhere goes on there.
"""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine.course import Course, is_move
from overseer.engine.extract import Step
from overseer.engine.match import Match
from overseer.engine.state import Move, State
from overseer.host.client import Client
from overseer.host.past import Past
from overseer.terminal.table.seat import Gives
from overseer.terminal.table.thinking import Errand
from overseer.terminal.table.wasteland.reel import stops_of


class Picture:
    """A position of the past, for whoever looks."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __call__(self, now: Gives) -> Gives:
        assert isinstance(now, Client)
        return Past(now, self._state)


class Sequel(Errand):
    """A copy of the match in which more has happened, and how to watch that."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match.copy()
        self.steps: list[Step] = []  # what has happened in it
        self.match.on_step = self.steps.append
        self.seat = match.state.seat  # who decided what it follows from
        self.stops: list[int] = []  # after which entries there is something to look at …
        self.past: dict[int, Picture] = {}  # … and how it was then
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
        state = self.match.state.copy()
        self.match.play(self.seat, self._move)
        if self._watched:
            self.stops = stops_of(self.steps)
            self._wind(state, self.steps if self.stops else [])

    def _wind(self, state: State, steps: Sequence[Step]) -> None:
        """Go the same way again, with a look at every stop; the last one is the present."""
        for step in steps:
            if step.number - 1 in self.stops:
                self.past[step.number - 1] = Picture(state.copy())
            if is_move(step.text):
                state.apply(self.match.parse(step.text))


class Retrospect(Sequel):
    """A battle that is over, from its beginning."""

    def __init__(self, match: Match, steps: Sequence[Step]) -> None:
        super().__init__(match)
        self._told = steps

    def work(self) -> None:
        self.stops = stops_of(self._told)
        record, game = self.match.record, self.match.game
        for _, course in record.walk(game):
            self._look(course)

    def _look(self, course: Course) -> None:
        if course.at in self.stops:
            self.past[course.at] = Picture(course.state.copy())
