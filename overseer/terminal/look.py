"""How a game looks at the terminal: its tables on the screen, its options on the command line.

A game of the house names its own `Look` when it registers (`Game.rooms`). Any other game is played
in lines. What is said about a game is its voice's (overseer/voice).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from overseer.engine.game import Game
from overseer.engine.state import State
from overseer.voice.complaint import UsageError

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen
    from overseer.terminal.table.watching import Watching

ROOM = "look"  # the game's own, by `Game.rooms`


@cache
def look_of(game: Game) -> Look:
    """The look of a game."""
    module = game.rooms().get(ROOM)
    if module is None:
        return Look(game.name)
    found: Look = import_module(module).Own(game.name)
    return found


class Look:
    """What every game looks like; a game of the house has more to show."""

    options: ClassVar[tuple[str, ...]] = ()  # options of `overseer play` that only this game has
    card_options: ClassVar[tuple[str, ...]] = ()  # the same of `overseer cards`
    plain_help: ClassVar[str] = "plain-help"  # the message with the commands of the plain client
    look_nothing: ClassVar[str] = "plain-look-nothing"  # the message when there is no such thing

    def __init__(self, game: str) -> None:
        self.game = game

    # The full-screen client

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
