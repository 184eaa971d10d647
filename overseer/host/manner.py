"""What a game asks of whoever hosts it: who sits there by default, and who answers for people.

A game of the house names its own `Manner` when it registers (`Game.rooms`); most need none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import ClassVar

from overseer.engine.decision import Event
from overseer.engine.game import Game
from overseer.engine.match import Helper

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

    def helper(self, person: bool) -> Helper | None:
        """What answers for a seat wherever it need not be asked; None: nothing does."""
        return None

    def teacher(self, story: Callable[[], Sequence[Event]]) -> Helper | None:
        """What makes the opponent of a lesson do what is taught; `story` is what happened."""
        return None

    def ask_always(self, helper: Helper | None) -> bool | None:
        """Whether a person wants to be asked everywhere, after changing it; None: no such thing."""
        return None

    def settings(self, helper: Helper | None) -> dict[str, str]:
        """Where a person is asked, by window, as data; empty: no such thing."""
        return {}

    def stops(self, helper: Helper | None, words: str, lang: str) -> list[str]:
        """Where a person is asked, after a change if one is named; empty: no such thing."""
        return []
