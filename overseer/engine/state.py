"""The heart of the contract: moves, and states that say who decides and what is legal."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from overseer.engine.decision import Event
from overseer.engine.refusal import IllegalMove, Refusal, Value

if TYPE_CHECKING:
    from overseer.engine.decision import Decision, Outcome
    from overseer.engine.view import View

NATURE: Final = -1  # the seat of chance
OVER: Final = -2  # the seat of a finished game


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One choice: immutable, equal by its notation, numbered (`id`) in finite games."""

    __slots__ = ("id", "text")

    def __init__(self, number: int, text: str) -> None:
        self.id = number
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.id, self.text))


HIDDEN: Final = Move(-1, "hidden")  # what others see of a move that is not theirs to know


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: whose decision it is, the legal moves, and how a move changes it.

    A game's subclass supplies everything that raises NotImplementedError here.
    """

    seat: int  # who decides: a seat, NATURE or OVER
    topic: int  # about what, numbered by the game
    revealed: int  # grows whenever somebody learns something hidden; undo never crosses it
    ears: list[Event] | None  # events are built only while somebody listens
    wordless: bool  # … and those without words only for who draws the table from them

    def __init__(self) -> None:
        self.seat = NATURE
        self.topic = 0
        self.revealed = 0
        self.ears = None
        self.wordless = False

    def tell_silently(
        self, name: str, args: dict[str, Value], only: tuple[int, ...] | None = None
    ) -> None:
        """An event without words, for who draws the table from events; nobody else hears it."""
        if self.ears is not None and self.wordless:
            self.ears.append(Event(name, args, only, silent=True))

    def moves(self) -> list[Move]:
        """The legal moves of the seat that decides (free positions: a finite useful sample)."""
        raise NotImplementedError

    def why(self, move: Move) -> int:
        """Why `move` is illegal now, as the game's small number; 0 when it is legal."""
        raise NotImplementedError

    def explain(self, move: Move, reason: int) -> Refusal:
        """The refusal that belongs to a reason that `why` gave for `move`."""
        raise NotImplementedError

    def apply(self, move: Move) -> None:
        """Carry out a move taken from `moves()` or `chance()`, without checking it."""
        raise NotImplementedError

    def chance(self, k: int) -> Move:
        """NATURE's k-th equally likely outcome, 0 ≤ k < spread."""
        raise NotImplementedError

    @property
    def spread(self) -> int:
        """How many equally likely outcomes NATURE has now."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state that plays on identically; nobody listens to it."""
        raise NotImplementedError

    def encode(self) -> bytes:
        """The whole position as canonical bytes, the same on every build and machine."""
        raise NotImplementedError

    @property
    def decision(self) -> Decision | None:
        """The pending decision for clients; None when the game is over."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; None while the game runs."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What `seat` (None: a spectator) may know."""
        raise NotImplementedError

    @property
    def joint_phase(self) -> int:
        """Several seats decide at the same time as long as this number stays; 0: one by one."""
        return 0

    def attends(self, seat: int) -> bool:
        """Whether another seat than the one that is asked may decide now, at the same time."""
        return False

    def attend(self, seat: int) -> None:
        """That seat is the one that is asked, until somebody else decides something."""

    def shown(self, move: Move, seat: int | None) -> Move:
        """What `seat` may see of `move`, asked before the move is applied."""
        return move

    def call_time(self) -> None:
        """The clock of the match has run out; a game whose rules know no clock refuses.

        The match ends there then, and `ahead` says who has won.
        """
        raise IllegalMove(Refusal("OV-C1", "no-clock"))

    def ahead(self, staying: tuple[int, ...]) -> tuple[int, ...]:
        """Who of these is ahead, by what everybody may know; nobody where the rules cannot say."""
        return ()

    def forfeit(self, staying: tuple[int, ...]) -> tuple[int, ...] | None:
        """Who wins because only these seats still play; None: they play on (OV-E1).

        Where seats are on one side, or play against no other seat, a game says so here.
        """
        return staying if len(staying) <= 1 else None

    def refusal(self, move: Move) -> Refusal | None:
        """None when `move` is legal now, else the rule that forbids it."""
        reason = self.why(move)
        return None if reason == 0 else self.explain(move, reason)

    def play(self, move: Move) -> None:
        """Check `move`, then carry it out and go on to the next decision."""
        reason = self.why(move)
        if reason != 0:
            raise IllegalMove(self.explain(move, reason))
        self.apply(move)

    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        return blake2b(self.encode(), digest_size=16).hexdigest()
