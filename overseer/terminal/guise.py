"""How a game appears at the terminal: the one object per game that both clients ask.

A game of the house has its own `Guise`, found by the game's name. Any other game is played as it
comes: its moves in notation, its view as plain data, no full-screen table.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from overseer.engine.decision import Decision
from overseer.engine.match import Helper
from overseer.engine.refusal import Value
from overseer.engine.state import Move, State
from overseer.text import translate
from overseer.voice.complaint import UsageError

if TYPE_CHECKING:
    from overseer.terminal.session import Session
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching

Parts = tuple[str, str]  # what a move does in a few words, and what it costs and gives


class Lesson(NamedTuple):
    """A match with nothing left to chance or choice at its set-up."""

    seats: list[str]
    options: dict[str, object]
    seed: int


# The games of the house, and where the class `Own` lies that knows how they look.
_OWN: Final = {
    "shelter": "overseer.terminal.shelter.guise",
    "tragic": "overseer.terminal.tragic.guise",
    "wasteland": "overseer.terminal.wasteland.guise",
    "campaign": "overseer.terminal.campaign.guise",
}


@cache
def guise_of(game: str) -> Guise:
    """The guise of a game by its name."""
    if game not in _OWN:
        return Guise(game)
    found: Guise = import_module(_OWN[game]).Own(game)
    return found


class Guise:
    """What every game looks like; a game of the house says more.

    A sentence about a position may be made from the state itself, which knows everything: a game
    with secrets takes from it only what whoever reads the sentence knows anyway.
    """

    default_seats: ClassVar[str] = "human,bot:normal"  # who plays unless that is said
    seat_words: ClassVar[tuple[str, ...]] = ("seat", "owner")  # arguments that mean a seat
    options: ClassVar[tuple[str, ...]] = ()  # options of `overseer play` that only this game has
    card_options: ClassVar[tuple[str, ...]] = ()  # the same of `overseer cards`
    plain_help: ClassVar[str] = "plain-help"  # the message with the commands of the plain client
    look_nothing: ClassVar[str] = "plain-look-nothing"  # the message when there is no such thing
    timed: ClassVar[bool] = False  # whether the rules know a clock

    def __init__(self, game: str) -> None:
        self.game = game

    # Sentences

    def move_parts(self, state: State, move: Move, lang: str) -> Parts:
        """A move in a few words, and the details; empty where the words say it all."""
        return str(move), ""

    def move_text(self, state: State, move: Move, lang: str) -> str:
        """The whole of a move, in sentences."""
        title, detail = self.move_parts(state, move, lang)
        return translate(lang, "say-move", name=title, detail=detail) if detail else title

    def next_text(self, state: State, move: Move, before: Move, lang: str) -> str:
        """A move in a list right after another one, of which nothing has to be said again."""
        return self.move_text(state, move, lang)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        """Moves in the order in which they are best read."""
        return list(moves)

    def offered(self, session: Session) -> list[Move]:
        """What the plain client numbers; any other legal move can still be typed."""
        return self.in_order(session.moves())

    def told(self, args: Mapping[str, Value], state: State) -> Mapping[str, Value]:
        """Arguments of which one depends on another, such as what a thing is called by whom."""
        return args

    def word(self, key: str, value: Value, state: State, lang: str) -> object:
        """An argument of an event, a question or a refusal as a sentence wants it."""
        return value

    def score_text(self, seat: str, n: int, lang: str) -> str:
        """What a player has reached at the end."""
        return translate(lang, "replay-score", seat=seat, n=n)

    # The plain client

    def situation(self, session: Session) -> list[str]:
        """The whole table as the viewer may see it, a line each."""
        data = session.view().data()
        return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]

    def opens(self, decision: Decision) -> bool:
        """Whether the situation is told before this question."""
        return True

    def look(self, session: Session, word: str) -> str | None:
        """A thing on the table or a card, in full; None when there is no such thing."""
        return None

    def forecast(self, session: Session, move: Move) -> list[str]:
        """What a legal move would come to, a line each; empty where nobody can tell."""
        return []

    def opening(self, session: Session) -> list[str]:
        """What everybody should have read before the game begins, whoever decides first."""
        return []

    def hints(self, session: Session) -> list[str]:
        """What somebody who learns the game is told before a question."""
        return []

    def ending(self, session: Session) -> list[str]:
        """What there is to say about the end besides how it came and who won."""
        return []

    def helper(self, session: Session, seat: int) -> Helper | None:
        """What answers for a seat wherever it need not be asked; None: nothing does."""
        return None

    def ask_always(self, session: Session, seat: int) -> bool | None:
        """Whether a person wants to be asked everywhere, after changing it; None: no such thing."""
        return None

    def stops(self, session: Session, seat: int, words: str) -> list[str]:
        """Where a person is asked, after a change if one is named; empty: no such thing."""
        return []

    # The full-screen client

    def hue(self, state: State, seat: int) -> int:
        """Which of the players' colours a seat has."""
        return seat

    def screen(self) -> type[TableScreen] | None:
        """The table of the full-screen client; None: the game is played in lines."""
        return None

    def watch(self) -> type[Watching] | None:
        """The same for a record that is only watched; None: it is read."""
        return None

    def stops_at(self, state: State) -> bool:
        """Whether who watches wants to see a position in which chance is asked."""
        return False

    # The command line

    def match_options(self, typed: Mapping[str, str]) -> dict[str, object]:
        """The options of a match, out of those that were typed: only those in `options`."""
        return {}

    def ask(
        self, typed: Mapping[str, str | None], seats: Sequence[str], screen: bool, lang: str
    ) -> Mapping[str, str | None] | None:
        """What was typed and, where the game has to ask for more, chosen; None: somebody left."""
        return typed

    def lesson(self) -> Lesson | None:
        """The match that teaches the game; None: there is none."""
        return None

    def own_options(self, typed: Mapping[str, str | None]) -> dict[str, object]:
        """The options of a match; an option of another game is a mistake worth a sentence."""
        given = {option: text for option, text in typed.items() if text is not None}
        for option in given:
            if option not in self.options:
                raise UsageError("cli-error-not-here", option=f"--{option}", game=self.game)
        return self.match_options(given)

    def cards(
        self,
        action: str,
        what: str | None,
        file: str | None,
        narrow: Mapping[str, str],
        lang: str,
    ) -> int:
        """`overseer cards`: list, show or check; the exit code. `narrow` has the `card_options`."""
        raise UsageError("cli-error-no-cards", game=self.game)

    def card_ids(self, file: str | None) -> list[str]:
        """Every card there is to show."""
        return []
