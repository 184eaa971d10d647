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

PAY = "pay"  # no window: the letters of what one pays are asked for by a setting of their own


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
        return self.play.seat.text("table-stops-title")

    def foot(self) -> str:
        return self.play.seat.text("table-stops-keys")

    def body(self) -> RenderableType:
        seat, scene = self.play.seat, self.play.scene
        grid = columns()
        on = "yes" if scene.always else "no"
        always = Text(seat.text("table-stops-always", on=on), self._style(0))
        for at, stop in enumerate(scene.stops, start=1):
            mode = seat.text("table-stops-mode", mode=stop.mode)
            anyhow = scene.always and stop.window != PAY
            grid.add_row(
                self._mark(at).append(mode, QUIET if anyhow else HEADING),
                Text(stop.name, self._style(at)),
            )
        intro = Text(seat.text("table-stops-intro"), QUIET)
        return Group(intro, Text(), self._mark(0).append_text(always), Text(), grid)

    def _mark(self, at: int) -> Text:
        return Text(f"{palette.LEGAL_MARK if at == self.at else ' '} ", HEADING)

    def _style(self, at: int) -> str:
        return str(STRONG if at == self.at else PLAIN)

    def action_step(self, steps: int) -> None:
        """To another line."""
        last = len(self.play.scene.stops)
        self.at = (self.at + steps) % (last + 1)
        self.fill()
        body = self.query_one("#sheet-body")
        if self.at == 0:
            body.scroll_home(animate=False)
        elif self.at == last:
            body.scroll_end(animate=False)

    def action_change(self) -> None:
        """The next setting of this line."""
        scene = self.play.scene
        if self.at == 0:
            self.play.ask_always(not scene.always)
        else:
            stop = scene.stops[self.at - 1]
            after = stop.modes[(stop.modes.index(stop.mode) + 1) % len(stop.modes)]
            self.play.choose({stop.window: after})
        self.fill()
