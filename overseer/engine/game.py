"""A game as the house knows it, and the register of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.engine.state import Move, State
from overseer.engine.view import View

Options = Mapping[str, Any]
Helper = Callable[[View], Move | None]  # answers for a seat what it need not be asked


class Earlier:
    """Rules that an earlier release played, with the standard cards of then."""

    __slots__ = ("cards", "options", "release", "rules")

    def __init__(
        self, release: str, rules: str, cards: str, options: dict[str, Any] | None = None
    ) -> None:
        self.release = release
        self.rules = rules
        self.cards = cards  # their digest
        self.options = options or {}  # with which a match of then goes on today


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game brings: its name, its seats, a start position, and its notation."""

    name: str
    rules_version: str  # records name it; a rules change gives a new one
    seats: tuple[int, ...]  # how many may play
    free: bool  # positions are free: moves() is a sample and moves are not numbered
    leads_to: str  # the game whose matches answer some of its questions; "" for most games

    def __init__(self, name: str, rules_version: str, seats: tuple[int, ...], free: bool) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.free = free
        self.leads_to = ""

    def new(self, seats: int, options: Options | None = None) -> State:
        """The start position; nothing random has happened yet."""
        raise NotImplementedError

    def parse(self, text: str, options: Options | None = None) -> Move:
        """The move that `text` notates; BadNotation when there is none."""
        raise NotImplementedError

    def all_moves(self, options: Options | None = None) -> list[Move]:
        """Every move of a finite game by its number; empty where positions are free."""
        return []

    def idle(self, state: State) -> Move:
        """What an absent player does: the move that gives nothing away."""
        return state.moves()[0]

    def waits(self, state: State) -> bool:
        """Whether what is asked is no choice but a fact, such as how a battle ended.

        Then nobody makes one up for a seat that is away or out: whoever runs the match says it.
        """
        return False

    def why_not_said(self, state: State, move: Move) -> Refusal | None:
        """Why a player may not say a move, legal or not: only whoever runs the match may."""
        return None

    def correctable(self, move: Move) -> bool:
        """Whether a move only tells a fact from outside: it can be taken back until somebody else,
        or chance, has gone on from it, even if it revealed something (OV-U1)."""
        return False

    def settings(self) -> dict[str, tuple[str, ...]]:
        """What a seat may set about how it is asked: each with its values, the usual one first.

        Names and values are words without spaces and `=`.
        """
        return {}

    def helper(self, settings: Mapping[str, str]) -> Helper | None:
        """What answers for a seat with these settings, every one of them; None: nothing does."""
        return None

    def veiled(self, state: State) -> bool:
        """Whether it depends on something hidden what a helper answers to the open question.

        It follows from public facts alone. Where people play from afar such an answer is given
        after a while that has nothing to do with it.
        """
        return False

    def shown_options(self, options: Options, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of the options of a match that is played."""
        return dict(options)

    def kept_options(self, options: Options) -> dict[str, Any]:
        """Options as a table and a record keep them: texts of files without what nobody reads."""
        return dict(options)

    def cards_digest(self, options: Options | None = None) -> str:
        """The fingerprint of the data that a match is played with; empty without any."""
        return ""

    def earlier(self) -> tuple[Earlier, ...]:
        """What earlier releases played."""
        return ()

    def asked_besides(self, rules: str, state: State, old: Move) -> Move | None:
        """A move that comes before the `old` one of older rules today.

        For what a game did by itself then and asks, or does otherwise, now; it is filled in when
        an unfinished match is brought over.
        """
        return None

    def release_of(self, rules: str, cards: str) -> str:
        """The last release that played by these rules, with these cards if one did; else ""."""
        found = [each for each in self.earlier() if each.rules == rules]
        exact = [each for each in found if each.cards == cards]
        return (exact or found)[-1].release if found else ""

    def rooms(self) -> Mapping[str, str]:
        """Which module knows this game in a room of the house: its voice, its host, its look.

        They are names, loaded when somebody needs them, so that no game depends on a room above.
        """
        return {}

    def rule_ids(self) -> tuple[str, ...]:
        """The ids of the rulebook; each has a sentence `rule-<id>` in every language."""
        return ()

    def reasons(self) -> tuple[Refusal, ...]:
        """Every refusal the game can give, with sample arguments."""
        return ()

    def invariants(self, state: State) -> list[str]:
        """What is broken in `state` (cards lost, tracks overfull…); empty when all is well."""
        return []

    def check_seats(self, seats: int) -> None:
        """Raise BadOption unless that many can play."""
        if seats not in self.seats:
            raise BadOption(wrong_seats(seats, self.seats[0], self.seats[-1]))


def wrong_seats(seats: int, least: int, most: int) -> Refusal:
    """Why so many cannot play."""
    args: dict[str, Value] = {"seats": seats, "least": least, "most": most}
    if least == most:
        return Refusal("OV-S1", "seats-exactly", args)
    return Refusal("OV-S1", "seats", args)


_GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Make a game known by its name; BadOption when another game has that name."""
    other = _GAMES.get(game.name)
    if other is not None and type(other) is not type(game):
        raise BadOption(Refusal("OV-G1", "game-taken", {"name": game.name}))
    _GAMES[game.name] = game


def registered(name: str) -> Game | None:
    """The game of that name, if it has been registered."""
    return _GAMES.get(name)


def all_registered() -> Iterator[Game]:
    """Every registered game, in the order of their names."""
    for name in sorted(_GAMES):
        yield _GAMES[name]
