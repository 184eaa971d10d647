"""A sheet laid over the table: a frame, a title, text to scroll, keys to close it."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from overseer.terminal.keys import CLOSE, SCROLL, on
from overseer.terminal.table import palette
from overseer.terminal.table.page import Folded
from overseer.terminal.table.play import Play

HEADING = Style(color=palette.AMBER, bold=True)
STRONG = Style(color=palette.BRIGHT, bold=True)
PLAIN = Style(color=palette.TEXT)
QUIET = Style(color=palette.QUIET)


class Sheet(ModalScreen[None]):
    """Something to read; subclasses say what."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *CLOSE,
        *SCROLL,
        on("language", "language"),
    ]

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            with VerticalScroll(id="sheet-body", can_focus=False):
                yield Static(id="sheet-text")
            yield Static(id="sheet-keys")

    def on_mount(self) -> None:
        self.fill()

    def fill(self) -> None:
        """Write everything in the language."""
        self.query_one("#sheet").border_title = Text(self.heading())
        body = self.body()
        shown = Folded(body) if isinstance(body, Text) else body
        self.query_one("#sheet-text", Static).update(shown)
        self.query_one("#sheet-keys", Static).update(Folded(Text(self.foot(), QUIET)))

    def heading(self) -> str:
        """The title in the frame."""
        raise NotImplementedError

    def body(self) -> RenderableType:
        """What there is to read."""
        raise NotImplementedError

    def foot(self) -> str:
        """What the keys do, in the last line."""
        return self.play.seat.text("table-sheet-keys")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        self.query_one("#sheet-body").scroll_relative(y=lines, animate=False)

    def action_language(self) -> None:
        """Read on in the next language."""
        self.play.next_language()
        self.fill()
