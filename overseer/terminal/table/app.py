"""The full-screen client as a program: `run(session)` plays until somebody leaves."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.geometry import Size
from textual.screen import Screen

from overseer.terminal import settings
from overseer.terminal.calm import CalmApp
from overseer.terminal.keys import on
from overseer.terminal.match.session import Session
from overseer.terminal.records.watched import Watched
from overseer.terminal.table.moments import LEAST_HEIGHT, LEAST_WIDTH, TooSmall
from overseer.terminal.table.play import Habits
from overseer.terminal.table.seat import Seat
from overseer.terminal.table.table_screen import TableScreen
from overseer.terminal.table.watching import Watching

REMATCH = -2  # what the table answers when the same people play once more
INTERRUPTED = 130  # what a shell expects of a program that was ended by Ctrl-C


class TableApp(CalmApp[int]):
    """A game on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        on("quit", "leave(0)", priority=True),
        on("interrupt", f"leave({INTERRUPTED})", priority=True),
    ]

    def __init__(
        self,
        seat: Seat,
        habits: Habits | None = None,
        again: bool = False,
        kind: type[TableScreen] | None = None,
    ) -> None:
        kind = kind or seat.look.screen()
        assert kind is not None, "a game without a table is played in lines"
        super().__init__(css_path=[Path(__file__).with_name("styles.tcss"), kind.STYLES])
        self.table: TableScreen = kind.begin(seat, habits)
        self.play = self.table.play
        self.play.again = again
        self.title = seat.text(f"table-title-{self.play.game}")

    def get_default_screen(self) -> Screen[None]:
        return self.table

    def on_resize(self, event: events.Resize) -> None:
        self._measure(event.size)

    def _measure(self, size: Size) -> None:
        """Cover a table that does not fit with the reason, and uncover it when it does."""
        small = size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT
        if small and not self.table.covered:
            self.table.covered = True
            self.push_screen(TooSmall(self.play))
        elif self.table.covered and not small:
            self.table.covered = False
            self.pop_screen()
            self.table.advance()

    def action_rematch(self) -> None:
        """The same people once more, where that can be."""
        if self.play.again and self.play.over:
            self.play.finish()
            self.exit(REMATCH)

    def action_leave(self, code: int) -> None:
        """Save and quit: every change was saved when it was made."""
        self.play.finish()
        self.exit(code)


def usual_habits() -> Habits:
    """How this person liked to play last time."""
    return Habits(speed=settings.read(os.environ)[0].pace)


def keep(habits: Habits) -> None:
    """Remember how fast the bots are to move, unless the settings cannot be read."""
    remembered, broken = settings.read(os.environ)
    if broken is None and habits.speed != remembered.pace:
        settings.remember(os.environ, speed=habits.speed)


def watch(session: Watched, kind: type[Watching]) -> int:
    """Show a recorded match on the whole screen; the exit code of the program."""
    habits = usual_habits()
    app = TableApp(session, habits, kind=kind)
    code = app.run()
    keep(habits)
    return app.return_code or 0 if code is None else code


def run_seat(seat: Seat) -> int:
    """Play at a table elsewhere on the whole screen; the exit code of the program."""
    habits = usual_habits()
    app = TableApp(seat, habits)
    code = app.run()
    keep(habits)
    return app.return_code or 0 if code is None else code


def run(session: Session) -> int:
    """Play a session on the whole screen; the exit code of the program."""
    habits = usual_habits()
    while True:
        app = TableApp(session, habits, again=True)
        code = app.run()
        if session.over:
            print(session.text("plain-record", file=str(session.path)))
        if code != REMATCH:
            break
        session = session.rematch()
    keep(habits)
    if not session.over:
        args = {"file": str(session.path), "game": session.game.name}
        print(session.text("plain-goodbye", **args))
    return app.return_code or 0 if code is None else code
