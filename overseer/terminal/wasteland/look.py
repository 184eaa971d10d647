"""How Wasteland looks at the terminal: its screens, its options, its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from overseer.engine.state import State
from overseer.terminal.look import Look
from overseer.terminal.wasteland.cards import OPTIONS as CARD_OPTIONS
from overseer.terminal.wasteland.cards import run as run_cards
from overseer.terminal.wasteland.options import OPTIONS, ask_scenario, match_options
from overseer.wasteland.battle.topics import FIRST_CHOICE
from overseer.wasteland.cards.file import load
from overseer.wasteland.cards.find import all_cards
from overseer.wasteland.state import WastelandState

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching


class Own(Look):
    """Wasteland at the terminal."""

    options: ClassVar[tuple[str, ...]] = OPTIONS
    card_options: ClassVar[tuple[str, ...]] = CARD_OPTIONS
    plain_help: ClassVar[str] = "plain-help-wasteland"
    look_nothing: ClassVar[str] = "plain-look-nothing-wasteland"

    def screen(self) -> type[TableScreen]:
        # Textual takes a second to load, so only who draws a table pays for it.
        from overseer.terminal.table.wasteland.battle_screen import BattleScreen

        return BattleScreen

    def stops_at(self, state: State) -> bool:
        # What the AI decides is written down as chance.
        return isinstance(state, WastelandState) and state.topic >= FIRST_CHOICE

    def watch(self) -> type[Watching]:
        from overseer.terminal.table.wasteland.watching import WatchedBattle

        return WatchedBattle

    def ask(
        self, typed: Mapping[str, str | None], seats: Sequence[str], screen: bool, lang: str
    ) -> Mapping[str, str | None] | None:
        return ask_scenario(typed, lang)

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
        found = all_cards(load(Path(file) if file else None))
        return list(dict.fromkeys(card.id for card in found))
