"""What the thing under the cursor would cost and give, or why it cannot be had."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from overseer.terminal.table import palette
from overseer.terminal.table.page import Page, lines, mark_more
from overseer.terminal.table.seat import Seat
from overseer.voice.given import Why

STRONG = Style(color=palette.BRIGHT, bold=True)
QUIET = Style(color=palette.QUIET)
PLAIN = Style(color=palette.TEXT)
BAD = Style(color=palette.RED, bold=True)
GOOD = Style(color=palette.GREEN, bold=True)


class Detail(VerticalScroll, can_focus=False):
    """The panel that explains."""

    _more = ""

    def compose(self) -> ComposeResult:
        yield Page(id="detail-lines")

    def show(self, seat: Seat, told: list[Text]) -> None:
        """Explain what the cursor is on."""
        title = seat.text("table-detail")
        if self.border_title != title:
            self.border_title = Text(title)
        self._more = seat.text("table-detail-more")
        if self.query_one(Page).put(lines(*told)):
            self.scroll_home(animate=False)
        self.call_after_refresh(self._below)

    def _below(self) -> None:
        """Say so when the text goes on below the frame."""
        mark_more(self, self, self._more)

    def on_resize(self) -> None:
        self.call_after_refresh(self._below)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self.call_after_refresh(self._below)


def refusal_lines(seat: Seat, why: Why) -> list[Text]:
    """Why not, by which rule, and how to read it."""
    line = Text("✗ ", BAD).append(why.text, BAD)
    hint = Text(seat.text("table-rule-hint", rule=why.rule), Style(color=palette.AMBER))
    return [line, hint]
