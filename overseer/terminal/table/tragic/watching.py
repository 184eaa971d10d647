"""A recorded duel on its table."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from overseer.terminal.keys import on
from overseer.terminal.table.tragic.duel_screen import DuelScreen
from overseer.terminal.table.watching import Watching


class WatchedDuel(Watching, DuelScreen):
    """The mat, only to be looked at."""

    BINDINGS: ClassVar[list[BindingType]] = [on("piles", "piles")]
    more_help: ClassVar[tuple[tuple[str, str], ...]] = (("piles", "piles"),)
