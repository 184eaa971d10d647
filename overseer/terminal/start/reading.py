"""The story of a finished game on the whole screen."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from overseer.terminal import store
from overseer.terminal.replay import story
from overseer.terminal.session import load_intact
from overseer.terminal.table import palette
from overseer.terminal.table.page import Page
from overseer.terminal.table.palette import THEME
from overseer.text import translate


class Reading(App[None]):
    """Lines to scroll through."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = Path(__file__).with_name("start.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,ctrl+q,ctrl+c", "leave", priority=True),
        Binding("up,k", "scroll(-1)", priority=True),
        Binding("down,j", "scroll(1)", priority=True),
        Binding("pageup", "scroll(-15)", priority=True),
        Binding("pagedown,space", "scroll(15)", priority=True),
        Binding("home", "scroll(-1000000)", priority=True),
        Binding("end", "scroll(1000000)", priority=True),
    ]

    def __init__(self, lines: list[str], lang: str) -> None:
        super().__init__()
        self.lines = lines
        self.lang = lang
        self.register_theme(THEME)
        self.theme = THEME.name

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


def read(path: Path, lang: str) -> int:
    """Show the story of a record; the exit code."""
    record, _ = load_intact(path)
    Reading(list(story(record, store.read_table(path).names, None, lang)), lang).run()
    return 0
