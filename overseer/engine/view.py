"""What one seat may know, with no path back to the state it was taken from."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from overseer.engine.state import Move, State

if TYPE_CHECKING:
    from random import Random

    from overseer.engine.decision import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A seat's knowledge: enough to draw the table, to choose a move and to imagine the rest."""

    seat: int | None  # whose knowledge this is; None: a spectator

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    @property
    def position(self) -> State:
        """The position as far as it is known: what is hidden has been taken out of this copy."""
        raise NotImplementedError

    @property
    def decision(self) -> Decision | None:
        """The pending decision, as everybody may know it."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """The legal moves if this seat is asked, else none."""
        raise NotImplementedError

    def guess(self, rng: Random) -> State:
        """A full state that fits this knowledge, the unknown filled in at random."""
        raise NotImplementedError

    def encode(self) -> bytes:
        """All of this knowledge as canonical bytes."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """All of this knowledge as plain JSON-ready data, for clients that draw it."""
        raise NotImplementedError

    @property
    def secrets(self) -> int:
        """How many hidden things a guess has to make up; 0 when everything is open."""
        return 0

    def digest(self) -> str:
        """A fingerprint of this view, safe to give to its owner."""
        return blake2b(self.encode(), digest_size=16).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenView(View):
    """What anybody knows where nothing is hidden: a copy of the whole position."""

    def __init__(self, position: State, seat: int | None, data: dict[str, object]) -> None:
        super().__init__(seat)
        self._position = position
        self._data = data

    @property
    def position(self) -> State:
        return self._position

    @property
    def decision(self) -> Decision | None:
        return self._position.decision

    def moves(self) -> list[Move]:
        return self._position.moves() if self._position.seat == self.seat else []

    def guess(self, rng: Random) -> State:
        return self._position.copy()

    def encode(self) -> bytes:
        return self._position.encode()

    def data(self) -> dict[str, object]:
        return self._data
