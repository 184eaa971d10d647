"""The end: who won, how it came, and where the record lies."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual.binding import BindingType

from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET, STRONG, Sheet
from overseer.voice.lists import listed

LONG_PATH = 40  # characters of a path that fit into a line beside its label


class EndSheet(Sheet):
    """Who won, and why; a game adds its own figures."""

    BINDINGS: ClassVar[list[BindingType]] = [on("rematch", "app.rematch")]
    won: ClassVar[str] = "table-won"  # the message that names the winners

    def foot(self) -> str:
        word = "table-end-keys" if self.play.again else "table-sheet-keys"
        return self.play.seat.text(word)

    def heading(self) -> str:
        return self.play.seat.text("table-end-title")

    def body(self) -> RenderableType:
        seat, ended = self.play.seat, self.play.ended
        if ended is None:
            return Text()
        parts: list[RenderableType] = [self._winners(ended.winners), Text()]
        how = Text().append(seat.text(f"end-{ended.how}"), PLAIN)
        how.append(f"  {ended.rule}", Style(color=palette.AMBER))
        parts += [how, *self.figures()]
        if seat.path is not None:
            file = str(seat.path)
            if len(file) > LONG_PATH:  # a file's name is never divided
                file = f"{seat.path.parent}/\n{seat.path.name}"
            record = seat.text("table-record", file=file)
            parts += [Text(), Text(record, QUIET, overflow="fold")]
        if seat.save_problem_text():
            parts.append(Text(seat.save_problem_text(), Style(color=palette.RED)))
        return Group(*parts)

    def _winners(self, seats: list[int]) -> Text:
        play, seat = self.play, self.play.seat
        if not seats:
            return Text(seat.text("table-nobody-won"), STRONG)
        names = [play.name(each) for each in seats]
        shapes = " ".join(palette.STANDING[each] for each in seats)
        line = Text().append(f"{palette.FIRST_MARK} ", HEADING)
        line.append(f"{shapes} ", palette.seat_style(play.hue(seats[0])))
        line.append(seat.text(self.won, n=len(names), names=listed(names, seat.lang)), STRONG)
        return line

    def figures(self) -> list[RenderableType]:
        """What the game counts at the end."""
        return []
