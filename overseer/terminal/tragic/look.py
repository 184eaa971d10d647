"""How Tragic looks at the terminal: its screens, its options, its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from overseer.terminal.look import Look
from overseer.terminal.tragic.cards import OPTIONS as CARD_OPTIONS
from overseer.terminal.tragic.cards import run as run_cards
from overseer.terminal.tragic.deck_choice import ask_decks
from overseer.terminal.tragic.options import OPTIONS, match_options
from overseer.tragic.cards.file import load

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching


class Own(Look):
    """Tragic at the terminal."""

    options: ClassVar[tuple[str, ...]] = OPTIONS
    card_options: ClassVar[tuple[str, ...]] = CARD_OPTIONS
    plain_help: ClassVar[str] = "plain-help-tragic"
    look_nothing: ClassVar[str] = "plain-look-nothing-tragic"

    def screen(self) -> type[TableScreen]:
        # Textual takes a second to load, so only who draws a table pays for it.
        from overseer.terminal.table.tragic.duel_screen import DuelScreen

        return DuelScreen

    def watch(self) -> type[Watching]:
        from overseer.terminal.table.tragic.watching import WatchedDuel

        return WatchedDuel

    def ask(
        self, typed: Mapping[str, str | None], seats: Sequence[str], screen: bool, lang: str
    ) -> Mapping[str, str | None] | None:
        return ask_decks(typed, seats, screen, lang)

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
        return run_cards(action, what, file, narrow, lang)

    def card_ids(self, file: str | None) -> list[str]:
        return [card.id for card in load(Path(file) if file else None).cards]
