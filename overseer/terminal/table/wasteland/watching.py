"""A recorded battle on its table, with the reasons of the AI."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from overseer.terminal.table.bars import Keys
from overseer.terminal.table.wasteland.battle_screen import LOOKING, BattleScreen
from overseer.terminal.table.wasteland.detail import told_lines
from overseer.terminal.table.wasteland.reading import LOOK_HELP
from overseer.terminal.table.wasteland.reel import subject_of
from overseer.terminal.table.watching import WATCH_BAR, Watching


class WatchedBattle(Watching, BattleScreen):
    """The map, only to be looked at."""

    KEYS: ClassVar[Keys] = (
        *WATCH_BAR[:-3],
        ("nearer", "zoom(1)", "zoom"),
        ("rulers", "bands", "bands"),
        ("models", "roster", "roster"),
        *WATCH_BAR[-3:],
    )
    BINDINGS: ClassVar[list[BindingType]] = [*LOOKING]
    more_help: ClassVar[tuple[tuple[str, str], ...]] = LOOK_HELP

    def looked(self) -> None:
        self.play.where = subject_of(self.film.match.news) or self.play.where

    def news_lines(self) -> list[Text]:
        return told_lines(self.play, self.play.news)
