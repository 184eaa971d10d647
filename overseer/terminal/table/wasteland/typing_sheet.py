"""A line to type a move into: a point, or any notation."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from overseer.terminal.keys import on
from overseer.terminal.table.page import Folded
from overseer.terminal.table.seat import Seat
from overseer.terminal.table.sheet import QUIET, STRONG


class TypingSheet(ModalScreen[str]):
    """Asks for one line."""

    BINDINGS: ClassVar[list[BindingType]] = [on("back", "leave")]

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(id="typing"):
            yield Static(Folded(Text(self.seat.text("table-wasteland-type"), STRONG)))
            yield Input(id="typed", placeholder="300,200")
            yield Static(Folded(Text(self.seat.text("table-wasteland-type-keys"), QUIET)))

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """Nothing is typed after all."""
        self.dismiss("")
