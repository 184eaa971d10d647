"""Shelter's guise: everything that the terminal asks of this game, and where it is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from overseer.engine.decision import Decision
from overseer.engine.refusal import Value
from overseer.engine.state import Move, State
from overseer.shelter.describe import chosen_colour
from overseer.shelter.state import ShelterState
from overseer.terminal.guise import Guise, Lesson, Parts
from overseer.terminal.session import Session
from overseer.terminal.shelter.cards import all_cards, card_set
from overseer.terminal.shelter.cards import run as run_cards
from overseer.terminal.shelter.options import OPTIONS, match_options
from overseer.text import translate
from overseer.voice.shelter import tutorial
from overseer.voice.shelter.moves import by_place, move_parts, own, same_place, shorter_text
from overseer.voice.shelter.outcome import ending
from overseer.voice.shelter.situation import look, situation
from overseer.voice.shelter.words import card_name, cube_words, read_cubes

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching


class Own(Guise):
    """Shelter as people see it."""

    options: ClassVar[tuple[str, ...]] = OPTIONS
    plain_help: ClassVar[str] = "plain-help-shelter"
    look_nothing: ClassVar[str] = "plain-look-nothing-shelter"

    def move_parts(self, state: State, move: Move, lang: str) -> Parts:
        return move_parts(_shelter(state), own(move), lang)

    def next_text(self, state: State, move: Move, before: Move, lang: str) -> str:
        if same_place(before, move):
            return shorter_text(_shelter(state), own(move), lang)
        return self.move_text(state, move, lang)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return by_place(moves)

    def word(self, key: str, value: Value, state: State, lang: str) -> object:
        if isinstance(value, str):
            if key in ("item", "room", "threat"):
                return card_name(_shelter(state), key, value, lang)
            if key in ("cubes", "give", "take"):
                return cube_words(read_cubes(value), lang)
        return value

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "replay-score-shelter", seat=seat, n=n)

    def situation(self, session: Session) -> list[str]:
        return situation(session)

    def opens(self, decision: Decision) -> bool:
        return decision.name == "turn"

    def look(self, session: Session, word: str) -> str | None:
        return look(session, word)

    def ending(self, session: Session) -> list[str]:
        return [*tutorial.ending(session), *ending(session)]

    def hints(self, session: Session) -> list[str]:
        return tutorial.hints(session)

    def lesson(self) -> Lesson:
        return tutorial.lesson()

    def hue(self, state: State, seat: int) -> int:
        return chosen_colour(_shelter(state), seat)

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


def _shelter(state: State) -> ShelterState:
    assert isinstance(state, ShelterState)
    return state
