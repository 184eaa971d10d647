"""How Shelter looks at the terminal: its screens, its options, its cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from overseer.terminal.look import Look
from overseer.terminal.shelter.cards import card_set
from overseer.terminal.shelter.cards import run as run_cards
from overseer.terminal.shelter.options import OPTIONS, match_options
from overseer.voice.shelter.cards import all_cards

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching


class Own(Look):
    """Shelter at the terminal."""

    options: ClassVar[tuple[str, ...]] = OPTIONS
    plain_help: ClassVar[str] = "plain-help-shelter"
    look_nothing: ClassVar[str] = "plain-look-nothing-shelter"

    def screen(self) -> type[TableScreen]:
        # Textual takes a second to load, so only who draws a table pays for it.
        from overseer.terminal.table.shelter.vault_screen import VaultScreen

        return VaultScreen

    def watch(self) -> type[Watching]:
        from overseer.terminal.table.shelter.watching import WatchedVault

        return WatchedVault

    def match_options(self, typed: Mapping[str, str]) -> dict[str, object]:
        return match_options(typed)

    def cards(
        self,
        action: str,
        what: str | None,
        file: str | None,
        narrow: Mapping[str, str],
        lang: str,
    ) -> int:
        return run_cards(action, what, file, lang)

    def card_ids(self, file: str | None) -> list[str]:
        return [card.id for _, card in all_cards(card_set(file))]
