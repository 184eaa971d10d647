"""Wasteland's guise: everything that the terminal asks of this game, and where it is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from overseer.engine.decision import Decision
from overseer.engine.match import Helper
from overseer.engine.refusal import Value
from overseer.engine.state import Move, State
from overseer.terminal.guise import Guise, Lesson, Parts
from overseer.terminal.seating import HUMAN
from overseer.terminal.session import Session
from overseer.terminal.wasteland import tutorial
from overseer.terminal.wasteland.arguments import argument
from overseer.terminal.wasteland.cards import OPTIONS as CARD_OPTIONS
from overseer.terminal.wasteland.cards import run as run_cards
from overseer.terminal.wasteland.moves import in_order, move_parts, sensible
from overseer.terminal.wasteland.options import OPTIONS, ask_scenario, match_options
from overseer.terminal.wasteland.passing import OnlyAnswer
from overseer.terminal.wasteland.situation import look, position, situation
from overseer.terminal.wasteland.stories import briefing, story
from overseer.text import translate
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import FIRST_CHOICE
from overseer.wasteland.card_file import load
from overseer.wasteland.find_cards import all_cards
from overseer.wasteland.state import WastelandState

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching

# The question before which the plain client tells the whole situation: a turn begins.
_OPENING = "ready"


class Own(Guise):
    """Wasteland as people see it."""

    default_seats: ClassVar[str] = "human"  # against the AI, which has no seat
    options: ClassVar[tuple[str, ...]] = OPTIONS
    card_options: ClassVar[tuple[str, ...]] = CARD_OPTIONS
    plain_help: ClassVar[str] = "plain-help-wasteland"
    look_nothing: ClassVar[str] = "plain-look-nothing-wasteland"

    def move_parts(self, state: State, move: Move, lang: str) -> Parts:
        assert isinstance(state, Battle)
        assert isinstance(move, BattleMove)
        return move_parts(state, move, lang)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return in_order(moves)

    def offered(self, session: Session) -> list[Move]:
        return sensible(position(session), session.moves())

    def word(self, key: str, value: Value, state: State, lang: str) -> object:
        assert isinstance(state, Battle)
        return argument(key, value, state, lang)

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "replay-score-wasteland", seat=seat, n=n)

    def situation(self, session: Session) -> list[str]:
        return situation(session)

    def opens(self, decision: Decision) -> bool:
        return decision.name == _OPENING

    def look(self, session: Session, word: str) -> str | None:
        return look(session, word)

    def opening(self, session: Session) -> list[str]:
        return briefing(session)

    def hints(self, session: Session) -> list[str]:
        return tutorial.hints(session)

    def ending(self, session: Session) -> list[str]:
        return story(session)

    def lesson(self) -> Lesson:
        return tutorial.lesson()

    def helper(self, session: Session, seat: int) -> Helper | None:
        if session.seats[seat] != HUMAN:
            return None
        return session.game.helper(session.match.settings(seat))

    def ask_always(self, session: Session, seat: int) -> bool | None:
        helper = passing(session, seat)
        if helper is None:
            return None
        helper.always = not helper.always
        return helper.always

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


def passing(session: Session, seat: int) -> OnlyAnswer | None:
    """What answers for a person; None: nobody does."""
    helper = session.match.helpers[seat]
    return helper if isinstance(helper, OnlyAnswer) else None
