"""The end of a duel: hit points, wounds and turns of both sides."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.sheet import HEADING, PLAIN, STRONG
from overseer.terminal.table.tragic import signs
from overseer.terminal.table.tragic.duel_play import DuelPlay


class DuelEnd(EndSheet):
    """Who stands, and how badly."""

    won: ClassVar[str] = "table-tragic-won"
    play: DuelPlay

    def figures(self) -> list[RenderableType]:
        seat, sides = self.play.seat, self.play.scene.sides
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        header = [Text()]
        for side in sides:
            grid.add_column(justify="right", no_wrap=True)
            name = f"{palette.STANDING[side.seat]} {self.play.name(side.seat)}"
            header.append(Text(name, palette.seat_style(side.seat)))
        grid.add_row(*header)
        rows = (
            ("hp", [f"{signs.HP} {_figure(side.hp)}/{side.max_hp}" for side in sides], STRONG),
            ("wounds", [str(side.max_hp - side.hp) for side in sides], PLAIN),
            ("turns", [str(side.turns) for side in sides], PLAIN),
            ("left", [str(side.library) for side in sides], PLAIN),
        )
        for word, values, style in rows:
            label = Text(seat.text(f"table-tragic-end-{word}"), style)
            grid.add_row(label, *[Text(value, style) for value in values])
        told = [Text(line, HEADING) for line in self._taught()]
        return [Text(), grid, *([Text(), *told] if told else [])]

    def _taught(self) -> list[str]:
        """What the game itself has to say, after how it ended and who won."""
        ended = self.play.ended
        return [] if ended is None else ended.lines[1 + bool(ended.winners) :]


def _figure(number: int) -> str:
    """A number with a minus as texts write it."""
    return f"−{-number}" if number < 0 else str(number)
