"""Tragic's guise: everything that the terminal asks of this game, and where it is answered."""

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
from overseer.terminal.tragic import choosing, tutorial
from overseer.terminal.tragic.cards import OPTIONS as CARD_OPTIONS
from overseer.terminal.tragic.cards import run as run_cards
from overseer.terminal.tragic.deck_choice import ask_decks
from overseer.terminal.tragic.forecast import foresee
from overseer.terminal.tragic.moves import in_order, move_parts
from overseer.terminal.tragic.odds_words import forecast_lines
from overseer.terminal.tragic.options import OPTIONS, match_options
from overseer.terminal.tragic.situation import look, position, situation
from overseer.terminal.tragic.stops import stop_lines
from overseer.terminal.tragic.words import effect_words, id_title, number_title, titles
from overseer.text import translate
from overseer.tragic.autopass import AutoPass, Stops
from overseer.tragic.card_file import load
from overseer.tragic.card_grammar import read_gift, read_keyword
from overseer.tragic.duel import Duel
from overseer.tragic.gift_text import figure, signed, stat_text
from overseer.tragic.moves import TragicMove
from overseer.tragic.step_text import keyword_text
from overseer.tragic.text import rules_text

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching

# Questions before which the plain client tells the whole situation.
_OPENING = ("main", "answer", "block", "mulligan")
_CARDS = ("card", "target", "attacker")
NOTHING = "none"  # as sentences ask for it
_CHANGES = ("attack", "health")  # what an ally has more or less of


class Own(Guise):
    """Tragic as people see it."""

    seat_words: ClassVar[tuple[str, ...]] = ("seat", "victim", "active", "maker")
    options: ClassVar[tuple[str, ...]] = OPTIONS
    timed: ClassVar[bool] = True
    card_options: ClassVar[tuple[str, ...]] = CARD_OPTIONS
    plain_help: ClassVar[str] = "plain-help-tragic"
    look_nothing: ClassVar[str] = "plain-look-nothing-tragic"

    def move_parts(self, state: State, move: Move, lang: str) -> Parts:
        assert isinstance(state, Duel)
        assert isinstance(move, TragicMove)
        return move_parts(state, move, lang)

    def next_text(self, state: State, move: Move, before: Move, lang: str) -> str:
        assert isinstance(state, Duel)
        swap = choosing.swapped(state, move) if choosing.choosing(state) else None
        if swap is None:
            return self.move_text(state, move, lang)
        old, new = (number_title(state, number, lang) for number in swap)
        title = translate(lang, "say-tragic-instead", old=old, new=new)
        rules = rules_text(state.tables.cards[swap[1]], lang)
        return translate(lang, "say-move", name=title, detail=rules)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return in_order(moves)

    def offered(self, session: Session) -> list[Move]:
        duel = position(session)
        if choosing.choosing(duel):
            return choosing.offered(duel, session.moves())
        return in_order(session.moves())

    def word(self, key: str, value: Value, state: State, lang: str) -> object:
        assert isinstance(state, Duel)
        if isinstance(value, str):
            if key in _CARDS:
                return id_title(state, value, lang) if value else NOTHING
            if key == "paid":
                return value or NOTHING
            if key == "effect":
                return effect_words(state, value, lang) or NOTHING
            if key == "cards":
                return titles(state, value, lang)
            if key == "keyword":
                return keyword_text(*read_keyword(value), lang)
            if key == "gift":
                gift = read_gift(value)
                return stat_text(gift.stat, gift.amount, lang, yours=False)
            return value
        if key == "through" and value < 0:
            return "all"
        if key in _CHANGES:
            return signed(value)
        return figure(value) if value < 0 else value

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "replay-score-tragic", seat=seat, n=figure(n))

    def situation(self, session: Session) -> list[str]:
        return situation(session)

    def opens(self, decision: Decision) -> bool:
        return decision.name in _OPENING

    def look(self, session: Session, word: str) -> str | None:
        return look(session, word)

    def forecast(self, session: Session, move: Move) -> list[str]:
        duel = position(session)
        return forecast_lines(session, duel, foresee(duel, session.asked, move))

    def hints(self, session: Session) -> list[str]:
        told = tutorial.hints(session)
        duel = position(session)
        if choosing.choosing(duel):
            told.append(session.text("say-tragic-freely", notation=str(session.moves()[-1])))
        return told

    def ending(self, session: Session) -> list[str]:
        return tutorial.ending(session)

    def lesson(self) -> Lesson:
        return tutorial.lesson()

    def helper(self, session: Session, seat: int) -> Helper | None:
        if session.seats[seat] == HUMAN:
            return AutoPass(Stops.chosen(session.match.settings(seat)))
        return tutorial.Sparring(session) if session.table.tutorial else None

    def ask_always(self, session: Session, seat: int) -> bool | None:
        stops = stops_of(session, seat)
        if stops is None:
            return None
        stops.always = not stops.always
        return stops.always

    def stops(self, session: Session, seat: int, words: str) -> list[str]:
        stops = stops_of(session, seat)
        return [] if stops is None else stop_lines(stops, words, session.lang)

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


def stops_of(session: Session, seat: int) -> Stops | None:
    """Where a person wants to be asked; None: nobody answers for that seat."""
    helper = session.match.helpers[seat]
    return helper.stops if isinstance(helper, AutoPass) else None
