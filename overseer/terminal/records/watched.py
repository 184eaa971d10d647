"""A recorded match to be watched: its steps, and a session that shows one of them at a time.

A step is what somebody decided and all that followed, up to the next decision; where nothing was
to be seen, it goes on into the next one. Nobody decides anything here, and nothing is saved.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import msgspec

from overseer.engine.bot import Bot
from overseer.engine.course import Course, is_move
from overseer.engine.decision import Event
from overseer.engine.extract import Step as Told
from overseer.engine.game import Game
from overseer.engine.match import Helper, Match
from overseer.engine.record import Record
from overseer.engine.state import NATURE, Move, State
from overseer.host.sitting import Table, told_steps
from overseer.terminal.look import look_of
from overseer.terminal.match.session import Session

NOBODY: Final = None  # whose eyes a spectator has


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat decided: the move, and the position in which it did."""

    seat: int
    move: Move
    state: State


@dataclass(frozen=True, slots=True)
class Step:
    """The position after a step, what led to it, and how far the record and the story are."""

    state: State
    moves: int = 0
    told: int = 0
    resigned: frozenset[int] = frozenset()
    deeds: list[Deed] = field(default_factory=list)


def steps_of(
    game: Game, record: Record, stops: Callable[[State], bool]
) -> tuple[list[Step], list[Event]]:
    """All steps of a record that replays, and all that happened.

    `stops` tells where chance is asked and somebody watching still wants to look.
    """
    happened: list[Event] = []
    begun = record.begun(game)
    found = [Step(begun.state)]
    deeds: list[Deed] = []

    def pause(course: Course) -> None:
        """Stop here if there is something to look at, or nothing more to come."""
        nonlocal deeds
        last = course.at == len(record.entries)
        stop = course.state.seat != NATURE or stops(course.state)
        if course.at and (last or (stop and len(happened) > found[-1].told)):
            gone = frozenset(course.resigned)
            found.append(Step(course.state.copy(), course.at, len(happened), gone, deeds))
            deeds = []

    course = begun
    for entry, course in record.walk(game):
        pause(course)
        course.state.ears = happened
        if entry.seat != NATURE and is_move(entry.move):
            move = game.parse(entry.move, record.header.options)
            deeds.append(Deed(entry.seat, move, course.state.copy()))
    if record.entries:
        pause(course)
    return found, happened


class Recording(Match):
    """A match that is over for whoever looks at it: it can be wound forward and back."""

    def __init__(self, game: Game, record: Record) -> None:
        # Nothing of a match that is played: no seed, no bots, nothing to take back.
        count = len(record.header.seats)
        self.game = game
        self.options = record.header.options
        self.seed = b""
        self.steady = False
        self.seats: list[Bot | None] = [None] * count
        self.helpers: list[Helper | None] = [None] * count
        self.on_step = None
        self.course = record.begun(game)
        self.whole = record
        self.steps, self._told = steps_of(game, record, look_of(game).stops_at)
        self.at = 0
        self.wind(0)

    def wind(self, at: int) -> None:
        """Show a step."""
        self.at = max(0, min(len(self.steps) - 1, at))
        step = self.step_shown
        self.course.state = step.state
        self.events = self._told[: step.told]
        self.course.resigned = set(step.resigned)
        self.record = Record(self.whole.header)
        self.record.entries = self.whole.entries[: step.moves]
        self.record.end = self.whole.end if self.at == len(self.steps) - 1 else None

    @property
    def step_shown(self) -> Step:
        """The step that is shown."""
        return self.steps[self.at]

    @property
    def news(self) -> list[Event]:
        """What happened in it."""
        return self._told[self.steps[max(0, self.at - 1)].told : self.step_shown.told]

    def next_with(self, names: tuple[str, ...], way: int) -> int:
        """The next step, or with `way` -1 the one before, in which one of these happened."""
        at = self.at + way
        while 0 < at < len(self.steps) - 1:
            told = self._told[self.steps[at - 1].told : self.steps[at].told]
            if any(event.name in names for event in told):
                break
            at += way
        return max(0, min(len(self.steps) - 1, at))

    def help(self, seat: int, helper: Helper | None) -> list[Event]:
        """Nobody needs any."""
        return []

    @property
    def bot(self) -> None:
        """No bot thinks any more."""
        return None


class Watched(Session):
    """A session without people: whoever watches is a spectator, or looks through a seat's eyes."""

    match: Recording

    def __init__(self, record: Record, game: Game, path: Path, lang: str, table: Table) -> None:
        self.eyes: int | None = NOBODY
        self._whole: list[Told] | None = None
        without_clock = msgspec.structs.replace(table, clock=None)
        super().__init__(Recording(game, record), path, lang, without_clock)
        self.resumed = True

    @property
    def humans(self) -> list[int]:
        return []

    @property
    def viewer(self) -> int | None:
        return self.eyes

    @property
    def moves_in_all(self) -> int:
        """How long the record is."""
        return len(self.match.whole.entries)

    @property
    def steps(self) -> list[Told]:
        """The log up to the step that is shown."""
        if self._whole is None:
            self._whole = told_steps(self.match.whole, self.game)
        return self._whole[: self.match.step_shown.moves]

    @steps.setter
    def steps(self, made: list[Told]) -> None:
        """That of the whole record is made when it is first wanted."""

    def wind(self, at: int) -> None:
        """Show another step."""
        self.match.wind(at)
        self.changed()

    def next_eyes(self) -> bool:
        """Look through the next player's eyes, after the last one's as a spectator again.

        False, and nothing changes, as long as the match is not over: its secrets are still some.
        """
        if self.match.whole.end is None:
            return False
        seats = [NOBODY, *range(len(self.seats))]
        self.eyes = seats[(seats.index(self.eyes) + 1) % len(seats)]
        return True

    def deeds(self) -> list[Deed]:
        """What was decided in the step, as far as the viewer may know it from the moves alone."""
        done = self.match.step_shown.deeds
        return [deed for deed in done if not self.secret or deed.seat == self.eyes]

    def told(self, deed: Deed) -> str:
        """What was decided, in a few words, as whoever did it knew the table."""
        reader = replace(self.reads, view=deed.state.view(deed.seat))
        return self.voice.move_parts(reader, deed.move)[0]

    def save(self) -> bool:
        """There is nothing to save."""
        return True
