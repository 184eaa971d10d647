"""A recorded match of Shelter on its table."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from overseer.terminal.table.bars import Keys
from overseer.terminal.table.shelter.vault_screen import VaultScreen
from overseer.terminal.table.watching import WATCH_BAR, Watching


class WatchedVault(Watching, VaultScreen):
    """The vault, only to be looked at. Nobody has secrets there: all eyes see the same."""

    KEYS: ClassVar[Keys] = tuple(key for key in WATCH_BAR if key[0] != "player")

    def looked(self) -> None:
        self.card = None

    def explained(self) -> list[Text]:
        return VaultScreen.explained(self) if self.card is not None else super().explained()
