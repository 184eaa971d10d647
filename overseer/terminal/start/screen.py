"""The start screen itself: a list, what is told about the row under the cursor, the keys."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

import overseer
from overseer.terminal.calm import CalmApp
from overseer.terminal.keys import on
from overseer.terminal.start.pages import Front, SettingsPage
from overseer.terminal.start.rows import Deed, Page, Row
from overseer.terminal.table import palette
from overseer.terminal.table.page import Page as Paper
from overseer.text import LANGUAGES, translate
from overseer.voice.complaint import UsageError

INTERRUPTED: Final = 130
_HEADING: Final = Style(color=palette.AMBER, bold=True)
_STRONG: Final = Style(color=palette.BRIGHT, bold=True)
_PLAIN: Final = Style(color=palette.TEXT)
_QUIET: Final = Style(color=palette.QUIET)


class StartApp(CalmApp[Deed]):
    """Pages one over another; the topmost is shown."""

    CSS_PATH = Path(__file__).with_name("start.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        on("up", "go(-1)"),
        on("down", "go(1)"),
        on("next", "go(1)"),
        on("before", "go(-1)"),
        on("first", "go(-1000)"),
        on("last", "go(1000)"),
        on("left", "turn(-1)"),
        on("right", "turn(1)"),
        on("act", "act"),
        on("back", "close_page"),
        on("help", "help"),
        on("language", "language"),
        on("leave", "leave"),
        on("quit", "leave", priority=True),
        on("interrupt", "interrupt", priority=True),
    ]

    def __init__(self, lang: str, notice: str = "", page: Page | None = None) -> None:
        super().__init__()
        self.lang = lang
        self.notice = notice
        self.interrupted = False
        self.helping = False
        self.pages: list[tuple[Page, int]] = []  # those below, with their cursors
        self.page: Page = page or Front()
        self.at = 0
        self._digits = ""
        self.title = "Overseer"

    def compose(self) -> ComposeResult:
        yield Paper(id="top")
        with Horizontal(id="halves"):
            with Vertical(id="list"):
                yield Static(id="rows")
            with Vertical(id="note"):
                yield Paper(id="told")
        yield Paper(id="notice")
        yield Paper(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self.draw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    # Drawing

    def text(self, id: str, **args: object) -> str:
        """A message in the language of the screen."""
        return translate(self.lang, id, **args)

    @property
    def rows(self) -> list[Row]:
        """The rows of the page on top."""
        return self.page.rows(self.lang)

    @property
    def row(self) -> Row:
        """The row under the cursor."""
        return self.rows[self.at]

    def draw(self) -> None:
        """Everything, as it is now."""
        rows = self.rows
        self.at = min(self.at, len(rows) - 1)
        top = Text(no_wrap=True).append(" OVERSEER ", Style(bold=True, reverse=True))
        top.append(f" {overseer.__version__}", _QUIET)
        top.append(" " * max(1, self.size.width - top.cell_len - 4)).append(
            f"{self.lang.upper()} ", Style(bold=True)
        )
        self.query_one("#top", Paper).put(top)
        self.query_one("#list").border_title = Text(self.text(self.page.title))
        self.query_one("#rows", Static).update(self._list(rows))
        told = self.text("start-help") if self.helping else rows[self.at].note
        self.query_one("#note").border_title = Text(
            self.text("start-help-title") if self.helping else rows[self.at].label
        )
        self.query_one("#told", Paper).put(Text(told, _PLAIN))
        notice = self.query_one("#notice", Paper)
        notice.set_class(not self.notice, "-empty")
        notice.put(Text(self.notice))
        self.query_one("#keys", Paper).put(self._keys(rows[self.at]))

    def _list(self, rows: list[Row]) -> Text:
        box = self.query_one("#list")
        width, height = max(20, box.content_size.width), max(3, box.content_size.height)
        first = max(0, min(self.at - height // 2, len(rows) - height))
        lines = [self._line(at, rows[at], width) for at in range(len(rows))]
        return Text("\n").join(lines[first : first + height])

    def _line(self, at: int, row: Row, width: int) -> Text:
        cursor = at == self.at
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{at + 1:>2} ", _HEADING)
        line.append(f"{palette.LEGAL_MARK if cursor else ' '} ", palette.mark)
        line.append(row.label, _STRONG if cursor else _PLAIN)
        if row.turn is not None:
            value = f"‹ {row.value} ›"
        elif row.typed is not None:
            value = f"{row.value}{'▏' if cursor else ''}" or "…"
        else:
            value = row.value
        if value:
            room = width - line.cell_len - cell_len(value)
            line.append(" " * max(2, room)).append(value, _HEADING if cursor else _QUIET)
        line.truncate(width, overflow="ellipsis")
        return line

    def _keys(self, row: Row) -> Text:
        words = ["move"]
        if row.turn is not None:
            words.append("turn")
        if row.typed is not None:
            words.append("typed")
        if row.enter is not None:
            words.append("act")
        if self.pages:
            words.append("back")
        words.append("help")
        if row.typed is None:
            words += ["language", "leave"]
        line = Text(no_wrap=True, overflow="ellipsis")
        for word in words:
            key, _, told = self.text(f"start-key-{word}").partition(" ")
            line.append(f" {key}", _HEADING).append(f" {told} ", _QUIET)
        return line

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Letters are typed where a name is asked for, and are keys everywhere else."""
        row, character = self.row, event.character
        if row.typed is not None and (event.key == "backspace" or event.is_printable):
            event.stop()
            event.prevent_default()  # no letter is a key there
            text = row.value[:-1] if event.key == "backspace" else row.value + (character or "")
            self._try(row.typed, text)
            return
        if character is not None and character.isdigit():
            event.stop()
            self._number(character)
            return
        self._digits = ""

    def _number(self, digit: str) -> None:
        """A digit moves the cursor, as in every list."""
        most = len(self.rows)
        self._digits += digit
        if not 1 <= int(self._digits) <= most:
            self._digits = digit
        if 1 <= int(self._digits) <= most:
            self.at = int(self._digits) - 1
        self.draw()

    def action_go(self, steps: int) -> None:
        """Up or down; one step beyond the end begins anew."""
        count = len(self.rows)
        if abs(steps) == 1:
            self.at = (self.at + steps) % count
        else:
            self.at = max(0, min(count - 1, self.at + steps))
        self.helping = False
        self.draw()

    def action_turn(self, steps: int) -> None:
        """The next value, or the one before."""
        if self.row.turn is not None:
            self._try(self.row.turn, steps)

    def action_act(self) -> None:
        """Open a page, or close the screen to do something."""
        row = self.row
        self.notice = ""
        if row.enter is not None:
            found = row.enter()
            if isinstance(found, Deed):
                self.exit(found)
                return
            if found is not None:
                self.pages.append((self.page, self.at))
                self.page, self.at = found, 0
        elif row.turn is not None:
            self.action_turn(1)
            return
        else:
            self.at = (self.at + 1) % len(self.rows)
        self.draw()

    def action_close_page(self) -> None:
        """To the page before."""
        if self.helping:
            self.helping = False
        elif self.pages:
            self.page, self.at = self.pages.pop()
        self.draw()

    def action_help(self) -> None:
        """The keys."""
        self.helping = not self.helping
        self.draw()

    def action_language(self) -> None:
        """The next language, for this sitting; the settings remember one."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.draw()

    def action_leave(self) -> None:
        """To the shell."""
        self.exit(Deed("leave"))

    def action_interrupt(self) -> None:
        """The same by Ctrl-C."""
        self.interrupted = True
        self.exit(Deed("leave"))

    def on_click(self, event: events.Click) -> None:
        """The first click looks, the second one acts."""
        box = self.query_one("#list")
        if not box.content_region.contains(event.screen_x, event.screen_y):
            return
        rows, height = self.rows, box.content_size.height
        first = max(0, min(self.at - height // 2, len(rows) - height))
        at = first + event.screen_y - box.content_region.y
        if at == self.at:
            self.action_act()
        elif at < len(rows):
            self.at = at
            self.draw()

    def _try(self, change: object, value: object) -> None:
        self.notice = ""
        try:
            change(value)  # type: ignore[operator]
        except UsageError as error:
            self.notice = error.text(self.lang)
        if isinstance(self.page, SettingsPage) and self.page.chosen.lang:
            self.lang = self.page.chosen.lang
        self.draw()
