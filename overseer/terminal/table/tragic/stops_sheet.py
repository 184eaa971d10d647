"""Where the person wants to be asked, window by window; changed with the cursor."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.binding import BindingType

from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.reading import columns
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET, STRONG, Sheet
from overseer.terminal.table.tragic.duel_play import DuelPlay
from overseer.tragic.autopass import PAY, SETTINGS


class StopsSheet(Sheet):
    """“Ask me always”, then one line a window."""

    BINDINGS: ClassVar[list[BindingType]] = [
        on("up", "step(-1)"),
        on("down", "step(1)"),
        on("act", "change"),
        on("on", "change"),
        on("waits", "close"),
    ]

    play: DuelPlay

    def __init__(self, play: DuelPlay) -> None:
        super().__init__(play)
        self.at = 0

    def heading(self) -> str:
        return self.play.session.text("table-stops-title")

    def foot(self) -> str:
        return self.play.session.text("table-stops-keys")

    def body(self) -> RenderableType:
        session, stops = self.play.session, self.play.stops
        grid = columns()
        on = "yes" if stops.always else "no"
        always = Text(session.text("table-stops-always", on=on), self._style(0))
        for at, window in enumerate(SETTINGS, start=1):
            words = session.text(f"table-stops-{window}")
            mode = session.text("table-stops-mode", mode=stops.modes[window])
            grid.add_row(
                self._mark(at).append(mode, QUIET if stops.always and window != PAY else HEADING),
                Text(words, self._style(at)),
            )
        intro = Text(session.text("table-stops-intro"), QUIET)
        return Group(intro, Text(), self._mark(0).append_text(always), Text(), grid)

    def _mark(self, at: int) -> Text:
        return Text(f"{palette.LEGAL_MARK if at == self.at else ' '} ", HEADING)

    def _style(self, at: int) -> str:
        return str(STRONG if at == self.at else PLAIN)

    def action_step(self, steps: int) -> None:
        """To another line."""
        self.at = (self.at + steps) % (len(SETTINGS) + 1)
        self.fill()
        body = self.query_one("#sheet-body")
        if self.at == 0:
            body.scroll_home(animate=False)
        elif self.at == len(SETTINGS):
            body.scroll_end(animate=False)

    def action_change(self) -> None:
        """The next setting of this line."""
        stops = self.play.stops
        if self.at == 0:
            stops.always = not stops.always
        else:
            stops.next_mode(SETTINGS[self.at - 1])
        self.play.change_stops(stops)
        self.fill()
