"""The printed side of the cards: what a space shows, in the short signs of a language."""

from __future__ import annotations

from dataclasses import dataclass, replace

from overseer.shelter.card import RESOURCES, CardSet, Cubes, Item, Room, Space, Symbol, Threat
from overseer.shelter.text import name, short_marks, short_row
from overseer.terminal.session import Session
from overseer.terminal.table.shelter.scene import Floor, Spot
from overseer.terminal.table.shelter.signs import showable
from overseer.text import translate
from overseer.voice.shelter.situation import position


@dataclass(frozen=True, slots=True)
class Face:
    """A space as it is drawn: its cost, reward and marks in signs that may break at blanks."""

    cost: tuple[str, ...]
    reward: tuple[str, ...]
    marks: tuple[str, ...]
    threat: str = ""  # the name of what covers it …
    fight: str = ""  # … and the roll that it asks for


class Faces:
    """The cards of a match by id, in one language."""

    def __init__(self, session: Session) -> None:
        state = position(session.reads)
        cards = state.tables.cards
        self.cards: CardSet = cards
        self.lang = session.lang
        self._rooms = {room.id: room for room in cards.rooms}
        self._items = {item.id: item for item in cards.items}
        self._threats = {threat.id: threat for threat in cards.threats}

    @property
    def cubes(self) -> tuple[str, str, str]:
        """The signs of energy, food and water."""
        energy, food, water = (
            showable(translate(self.lang, f"short-{kind}")) for kind in RESOURCES
        )
        return energy, food, water

    def room(self, id: str) -> Room:
        """A room by its id."""
        return self._rooms[id]

    def item(self, id: str) -> Item:
        """An item by its id."""
        return self._items[id]

    def threat(self, id: str) -> Threat:
        """A threat by its id."""
        return self._threats[id]

    def room_name(self, id: str) -> str:
        """A room's name."""
        return name("room", self._rooms[id], self.lang)

    def item_name(self, id: str) -> str:
        """An item's name."""
        return name("item", self._items[id], self.lang)

    def threat_name(self, id: str) -> str:
        """A threat's name."""
        return name("threat", self._threats[id], self.lang)

    def price(self, id: str) -> str:
        """What a room costs, in signs."""
        return showable(short_row(cube_symbols(self._rooms[id].cost), self.lang))

    def shown(self, floor: Floor, spot: Spot) -> Space:
        """What a space shows now: the threat on it, its elevator, or its room (SH-T3)."""
        if spot.threat is not None:
            return self._threats[spot.threat].space
        if floor.owner is not None and spot is floor.lift:
            space = self.cards.elevators[floor.owner + 1].space
            assert space is not None, "only the start elevator has no space"
            return space
        for place in floor.places:
            if place is not None and spot in place.spaces:
                return self._rooms[place.room].spaces[place.spaces.index(spot)]
        raise KeyError(spot.space)

    def face(self, floor: Floor, spot: Spot) -> Face:
        """The signs of a space."""
        space = self.shown(floor, spot)
        threat = self.threat_name(spot.threat) if spot.threat is not None else ""
        return self.face_of(space, threat)

    def face_of(self, space: Space, threat: str = "") -> Face:
        """The signs of a printed space."""
        return Face(
            tuple(showable(short_row(space.cost, self.lang)).split()),
            tuple(showable(short_row(space.reward, self.lang)).split()),
            tuple(short_marks(replace(space, fight=0), self.lang).split()),
            threat,
            translate(self.lang, "short-fight", n=space.fight) if space.fight else "",
        )


def cube_symbols(cubes: Cubes) -> tuple[Symbol, ...]:
    """Cubes as the symbols that are printed for them."""
    return tuple(Symbol(kind, n) for kind, n in zip(RESOURCES, cubes, strict=True) if n)


def chance_to_win(fight: int, bonus: int = 0) -> int:
    """How likely two dice win a fight, in percent (SH-T4).

    >>> chance_to_win(7)
    58
    """
    wins = sum(a + b + bonus >= fight for a in range(1, 7) for b in range(1, 7))
    return round(wins * 100 / 36)
