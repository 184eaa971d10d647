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
        return self.play.session.text(word)

    def heading(self) -> str:
        return self.play.session.text("table-end-title")

    def body(self) -> RenderableType:
        session = self.play.session
        outcome = session.match.outcome
        if outcome is None:
            return Text()
        names = [session.name(seat) for seat in outcome.winners]
        parts: list[RenderableType] = [self._winners(outcome.winners, names), Text()]
        how = Text().append(session.text(f"end-{outcome.how}"), PLAIN)
        how.append(f"  {outcome.rule}", Style(color=palette.AMBER))
        parts += [how, *self.figures()]
        file = str(session.path)
        if len(file) > LONG_PATH:  # a file's name is never divided
            file = f"{session.path.parent}/\n{session.path.name}"
        record = session.text("table-record", file=file)
        parts += [Text(), Text(record, QUIET, overflow="fold")]
        if session.save_problem is not None:
            parts.append(Text(session.save_problem_text(), Style(color=palette.RED)))
        return Group(*parts)

    def _winners(self, seats: tuple[int, ...], names: list[str]) -> Text:
        session = self.play.session
        if not names:
            return Text(session.text("table-nobody-won"), STRONG)
        shapes = " ".join(palette.STANDING[seat] for seat in seats)
        line = Text().append(f"{palette.FIRST_MARK} ", HEADING)
        line.append(f"{shapes} ", palette.seat_style(session.hue(seats[0])))
        line.append(session.text(self.won, n=len(names), names=listed(names, session.lang)), STRONG)
        return line

    def figures(self) -> list[RenderableType]:
        """What the game counts at the end."""
        return []
