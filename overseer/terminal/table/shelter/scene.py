"""The table as the client draws it: the plain data of a view, with types."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.cells import cell_len

from overseer.terminal.session import Session
from overseer.terminal.table.canvas import cut


class Dweller(msgspec.Struct):
    """A dweller on a space."""

    seat: int
    wounded: bool


class Spot(msgspec.Struct):
    """A space of the vault."""

    space: str
    dwellers: list[Dweller]
    columns: list[int] = []
    threat: str | None = None


class Place(msgspec.Struct):
    """A room where it was built."""

    room: str
    spaces: list[Spot]


class Floor(msgspec.Struct):
    """A floor: six places, and the elevator that belongs to its owner."""

    floor: int
    owner: int | None
    places: list[Place | None]
    lift: Spot | None

    def spots(self) -> Iterator[Spot]:
        """Its spaces from left to right, the elevator's in the middle."""
        for at, place in enumerate(self.places):
            if at == 3 and self.lift is not None:
                yield self.lift
            if place is not None:
                yield from place.spaces


class Player(msgspec.Struct):
    """What lies in front of a player."""

    seat: int
    floor: int
    happiness: int
    energy: int
    food: int
    water: int
    untrained: int
    trained: str
    wounded: int
    wounded_trained: str
    placed: int
    coming: int
    dwellers: int
    defeated: int
    passed: bool
    ready: list[str]
    exhausted: list[str]
    points: dict[str, int]


class Decks(msgspec.Struct):
    """How many cards are left to draw."""

    items: int
    rooms: int
    threats: int


class Scene(msgspec.Struct):
    """Everything on the table."""

    round: int
    seat: int
    turn: int
    first: int
    starter: int
    ending: int
    floors: list[Floor]
    players: list[Player]
    items: list[str]
    rooms: list[str]
    decks: Decks

    def find(self, space: str) -> tuple[Floor, Place | None, Spot] | None:
        """A space with its floor and its room (an elevator has none)."""
        for floor in self.floors:
            if floor.lift is not None and floor.lift.space == space:
                return floor, None, floor.lift
            for place in floor.places:
                for spot in place.spaces if place is not None else ():
                    if spot.space == space:
                        return floor, place, spot
        return None


def short_name(name: str) -> str:
    """Of "Bot 2 (hard)" the part that is enough where there is little room."""
    return name.split(" (")[0]


def cut_name(name: str, width: int) -> str:
    """A name in at most `width` cells; players that only differ in their number keep it.

    >>> cut_name("Spieler 1", 8), cut_name("Grace Hopper", 8)
    ('Spiel… 1', 'Grace H…')
    """
    word, blank, number = name.rpartition(" ")
    if cell_len(name) <= width or not number.isdigit():
        return cut(name, width)
    return cut(word, width - cell_len(blank + number)) + blank + number


def scene_of(session: Session) -> Scene:
    """What the person at the keyboard may see now."""
    return msgspec.convert(session.view().data(), Scene)
