"""Sheets to read: help with all keys and signs, and the whole log."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from overseer.terminal.keys import DIGITS, ESCAPE, printed
from overseer.terminal.table.chronicle import story
from overseer.terminal.table.page import Folded
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET, STRONG, Sheet

# What stands at the end of every game's keys.
LAST_KEYS: Final = (
    ("language", "language"),
    ("resign", "resign"),
    ("result", "end"),
    ("leave", "leave"),
)


class HelpSheet(Sheet):
    """The aim; what the screen shows, signs and marks; then the keys and the mouse."""

    keys: ClassVar[tuple[tuple[str, str], ...]] = ()  # what they mean, and `table-help-…`

    shown_keys: tuple[tuple[str, str], ...] | None = None  # others than the game's

    def heading(self) -> str:
        return self.play.seat.text("table-help-title")

    def marks(self) -> list[tuple[Text, str]]:
        """Marks on the table, and what they mean."""
        return []

    def signs(self) -> list[tuple[str, str]]:
        """Signs on cards, and what they mean."""
        return []

    def body(self) -> RenderableType:
        seat, game = self.play.seat, self.play.game
        keys = columns()
        for meanings, word in self.shown_keys or self.keys:
            label = DIGITS if meanings == "digits" else printed(meanings)
            label = label.replace(ESCAPE, seat.text("table-escape"))
            keys.add_row(Text(label, HEADING), told(seat.text(f"table-help-{word}")))
        marks = columns()
        for mark, meaning in self.marks():
            marks.add_row(mark, told(meaning))
        signs = columns()
        for sign, meaning in self.signs():
            signs.add_row(Text(sign, HEADING), told(meaning))
        return Group(
            told(seat.text(f"table-help-aim-{game}")),
            Text(),
            Text(seat.text("table-help-signs"), STRONG),
            signs,
            Text(),
            Text(seat.text("table-help-marks"), STRONG),
            marks,
            Text(),
            Text(seat.text("table-help-keys"), STRONG),
            keys,
            told(seat.text(f"table-help-mouse-{game}"), QUIET),
        )


class LogSheet(Sheet):
    """Everything that happened."""

    def heading(self) -> str:
        return self.play.seat.text("table-log")

    def body(self) -> RenderableType:
        return story(self.play, self.play.told)

    def fill(self) -> None:
        super().fill()
        self.query_one("#sheet-body").scroll_end(animate=False)


def told(words: str, style: Style = PLAIN) -> Folded:
    """Words as part of a sheet, broken at blanks only."""
    return Folded(Text(words, style))


def card(name: str, text: str) -> list[RenderableType]:
    """A card to read: its name, and its text below."""
    return [
        Padding(told(name, STRONG), (0, 0, 0, 2)),
        Padding(told(text), (0, 0, 0, 4)),
    ]


def columns() -> Table:
    """Two columns: something short, and what it means."""
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True, min_width=8)
    grid.add_column()
    return grid
