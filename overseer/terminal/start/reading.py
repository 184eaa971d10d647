"""The story of a finished game on the whole screen, for games that have no table."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll

from overseer.engine.record import Record
from overseer.terminal.calm import CalmApp
from overseer.terminal.keys import LEAVING, SCROLL, on
from overseer.terminal.records import store
from overseer.terminal.records.replay import story
from overseer.terminal.table import palette
from overseer.terminal.table.page import Page
from overseer.text import translate


class Reading(CalmApp[None]):
    """Lines to scroll through."""

    CSS_PATH = Path(__file__).with_name("start.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        *LEAVING,
        *SCROLL,
        on("on", "scroll(15)"),
    ]

    def __init__(self, lines: list[str], lang: str) -> None:
        super().__init__()
        self.lines = lines
        self.lang = lang

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="list", can_focus=False):
            yield Page(id="rows")
        yield Page(id="keys")

    def on_mount(self) -> None:
        self.query_one("#list").border_title = Text(self.lines[0])
        self.query_one("#rows", Page).put(Text("\n".join(self.lines[1:])))
        keys = translate(self.lang, "start-reading-keys")
        self.query_one("#keys", Page).put(Text(keys, Style(color=palette.QUIET)))

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        self.query_one("#list").scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Back to the start screen."""
        self.exit(None)


def read(record: Record, path: Path, lang: str) -> int:
    """Show the story of a record; the exit code."""
    Reading(list(story(record, store.read_table(path).names, None, lang)), lang).run()
    return 0
