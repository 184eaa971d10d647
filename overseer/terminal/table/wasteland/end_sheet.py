"""The end of a battle: the story, the level of the victory, and who is left."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.sheet import PLAIN
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.roster import roster_lines

WIDTH = 66


class BattleEnd(EndSheet):
    """How the story ends, and everybody as they stand."""

    won: ClassVar[str] = "table-wasteland-won"
    play: BattlePlay

    def figures(self) -> list[RenderableType]:
        told: list[RenderableType] = []
        ended = self.play.ended
        known = 0 if ended is None else 2 if ended.winners else 1  # how, and who: told above
        for line in ended.lines[known:] if ended is not None else []:
            told += [Text(), Text(line, PLAIN)]
        return [*told, Text(), *roster_lines(self.play, WIDTH)]
