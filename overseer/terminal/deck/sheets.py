"""Sheets over the deck builder: something to read, a name to type, a last question."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from overseer.terminal.deck.source import NAME_LENGTH
from overseer.terminal.keys import CLOSE, SCROLL, on
from overseer.terminal.table import palette
from overseer.terminal.table.page import Folded
from overseer.text import translate

QUIET = Style(color=palette.QUIET)
LEAST_WIDTH, LEAST_HEIGHT = 60, 16


class ReadSheet(ModalScreen[None]):
    """A page with a title; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *CLOSE,
        *(on(opened, "close") for opened in ("odds", "test-hand", "code", "help")),
        *SCROLL,
    ]

    def __init__(self, title: str, page: RenderableType, lang: str) -> None:
        super().__init__()
        self.heading = title
        self.page = page
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            with VerticalScroll(id="sheet-body", can_focus=False):
                page = Folded(self.page) if isinstance(self.page, Text) else self.page
                yield Static(page, id="sheet-text")
            yield Static(
                Folded(Text(translate(self.lang, "deck-sheet-keys"), QUIET)), id="sheet-keys"
            )

    def on_mount(self) -> None:
        self.query_one("#sheet").border_title = Text(self.heading)

    def action_close(self) -> None:
        """Back to the bench."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        self.query_one("#sheet-body").scroll_relative(y=lines, animate=False)


class NameSheet(ModalScreen[str | None]):
    """A line to type the deck's name in."""

    BINDINGS: ClassVar[list[BindingType]] = [on("back", "close")]

    def __init__(self, name: str, lang: str) -> None:
        super().__init__()
        self.given = name
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(id="question"):
            yield Static(Folded(Text(translate(self.lang, "deck-ask-name"))))
            yield Input(self.given, id="name", max_length=NAME_LENGTH)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value)

    def action_close(self) -> None:
        """The old name stays."""
        self.dismiss(None)


class LeaveSheet(ModalScreen[str | None]):
    """Save before leaving?"""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(on(yes, "answer('save')") for yes in ("act", "yes", "keep")),
        on("no", "answer('lose')"),
        *(on(stay, "answer('stay')") for stay in ("back", "leave")),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(id="question"):
            yield Static(Folded(Text(translate(self.lang, "deck-ask-leave"))))

    def action_answer(self, answer: str) -> None:
        """What is to be done with the changes."""
        self.dismiss(answer)


class TooSmall(ModalScreen[None]):
    """The terminal is too small for the builder; the deck waits."""

    BINDINGS: ClassVar[list[BindingType]] = [on("leave", "app.leave")]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.fill()

    def on_resize(self) -> None:
        self.fill()

    def fill(self) -> None:
        """Say what is needed and what is there."""
        size = self.app.size
        words = {"width": LEAST_WIDTH, "height": LEAST_HEIGHT}
        here = {"here": size.width, "there": size.height}
        text = Text(translate(self.lang, "deck-too-small", **words, **here), justify="center")
        self.query_one(Static).update(Folded(text))
