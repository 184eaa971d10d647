"""What a game asks of whoever hosts it: who sits there by default, and who teaches it.

A game of the house names its own `Manner` when it registers (`Game.rooms`); most need none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from overseer.engine.decision import Event
from overseer.engine.game import Game
from overseer.engine.match import Helper
from overseer.engine.refusal import Refusal
from overseer.host.seating import BOT, HUMAN
from overseer.text import translate
from overseer.voice.complaint import shown_args

if TYPE_CHECKING:
    from overseer.host.options import Described

ROOM = "host"  # the game's own, by `Game.rooms`


@cache
def manner_of(game: Game) -> Manner:
    """The manner of a game."""
    module = game.rooms().get(ROOM)
    if module is None:
        return Manner()
    found: Manner = import_module(module).Own()
    return found


class Manner:
    """How most games are hosted."""

    default_seats: ClassVar[str] = "human,bot:normal"  # who plays unless that is said
    timed: ClassVar[bool] = False  # whether the rules know a clock
    brings: ClassVar[str] = ""  # the option that lists what each seat brings: decks, forces

    def options(self) -> tuple[Described, ...]:
        """What can be chosen when a table is made, those first on which others depend."""
        return ()

    def refusal_text(self, refusal: Refusal, lang: str) -> str:
        """Why options cannot be, in a sentence."""
        return translate(lang, f"refusal-{refusal.reason}", **shown_args(refusal.args, lang))

    def teacher(self, story: Callable[[], Sequence[Event]]) -> Helper | None:
        """What makes the opponent of a lesson do what is taught; `story` is what happened."""
        return None


def default_seats(game: Game) -> list[str]:
    """Who plays a game unless that is said; a game from outside may have no bot but `random`."""
    from overseer.bots import names

    known = names(game.name)
    seats = manner_of(game).default_seats.split(",")
    seats += seats[-1:] * (game.seats[0] - len(seats))
    there = (HUMAN, *(BOT + name for name in known))
    return [seat if seat in there else BOT + known[-1] for seat in seats]
