"""Screens for special moments: handing the keyboard over, giving up, a tiny terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.page import Folded
from overseer.terminal.table.play import Play
from overseer.terminal.table.sheet import QUIET, STRONG

LEAST_WIDTH = 80
LEAST_HEIGHT = 24


class HandOver(Screen[None]):
    """Nothing of the table is shown before the next person has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        on("act", "ready"),
        on("on", "go_on"),
        on("hand-over", "never"),
        on("language", "language"),
        on("leave", "app.leave(0)"),
    ]

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        yield Static(id="hand-over-text")

    def on_mount(self) -> None:
        self.fill()

    def fill(self) -> None:
        """Write everything in the language."""
        play, text = self.play, self.play.seat.text
        asked, secret = play.seat.asked, play.seat.secret
        keys = "table-hand-over-keys-secret" if secret else "table-hand-over-keys"
        name = play.name(asked)
        lines = (
            Text(text("table-hand-over", seat=name), STRONG),
            Text(),
            Text(f"{palette.STANDING[asked]} {name}", palette.seat_style(play.hue(asked))),
            Text(),
            Text(text(keys, seat=name), QUIET),
        )
        self.query_one(Static).update(Folded(Text("\n", justify="center").join(lines)))

    def on_click(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        """The right person sits down."""
        self.play.seat.sit_down()
        self.dismiss(None)

    def action_go_on(self) -> None:
        """Space ends a turn: pressed once too often it must not open somebody else's cards."""
        if not self.play.seat.secret:
            self.action_ready()

    def action_never(self) -> None:
        """These people need no such screen."""
        if self.play.hand_over_free:
            self.play.habits.hand_over = False
            self.action_ready()

    def action_language(self) -> None:
        """In the next language."""
        self.play.next_language()
        self.fill()


class Confirm(ModalScreen[bool]):
    """A question with yes and no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(on(yes, "answer(True)") for yes in ("act", "yes")),
        *(on(no, "answer(False)") for no in ("back", "no", "leave")),
    ]

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self.question = question
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="confirm"):
            yield Static(Folded(Text(self.question, STRONG)))
            yield Static(Folded(Text(self.keys, QUIET)))

    def action_answer(self, yes: bool) -> None:
        """Yes or no."""
        self.dismiss(yes)


class TooSmall(Screen[None]):
    """The terminal is too small for the table; the game waits."""

    BINDINGS: ClassVar[list[BindingType]] = [on("leave", "app.leave(0)")]

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        yield Static(id="too-small-text")

    def on_mount(self) -> None:
        self.fill()

    def on_resize(self) -> None:
        self.fill()

    def fill(self) -> None:
        """Say what is needed and what is there."""
        size = self.size
        text = self.play.seat.text(
            "table-too-small",
            width=LEAST_WIDTH,
            height=LEAST_HEIGHT,
            here=size.width,
            there=size.height,
        )
        self.query_one(Static).update(Folded(Text(text, STRONG, justify="center")))
