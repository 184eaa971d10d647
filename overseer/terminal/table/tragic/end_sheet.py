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
from overseer.tragic.text.gifts import figure
from overseer.voice.tragic.tutorial import ending


class DuelEnd(EndSheet):
    """Who stands, and how badly."""

    won: ClassVar[str] = "table-tragic-won"
    play: DuelPlay

    def figures(self) -> list[RenderableType]:
        session = self.play.session
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        players = self.play.data["players"]
        header = [Text()]
        for player in players:
            grid.add_column(justify="right", no_wrap=True)
            seat = player["seat"]
            name = f"{palette.STANDING[seat]} {session.name(seat)}"
            header.append(Text(name, palette.seat_style(seat)))
        grid.add_row(*header)
        rows = (
            ("hp", [f"{signs.HP} {figure(p['hp'])}/{p['max_hp']}" for p in players], STRONG),
            ("wounds", [str(p["max_hp"] - p["hp"]) for p in players], PLAIN),
            ("turns", [str(p["turns"]) for p in players], PLAIN),
            ("left", [str(p["library"]) for p in players], PLAIN),
        )
        for word, values, style in rows:
            label = Text(session.text(f"table-tragic-end-{word}"), style)
            grid.add_row(label, *[Text(value, style) for value in values])
        told = [Text(line, HEADING) for line in ending(session.reads)]
        return [Text(), grid, *([Text(), *told] if told else [])]
