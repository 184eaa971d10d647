"""The printed side of the cards: what a space shows, in the short signs of a language."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.terminal.table import palette
from overseer.terminal.table.shelter.signs import showable
from overseer.text import translate
from overseer.voice.shelter import given
from overseer.voice.shelter.given import (
    Floor,
    ItemCard,
    Mark,
    Place,
    RoomCard,
    ShelterFixed,
    ShelterScene,
    Spot,
    ThreatCard,
)


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

    def __init__(self, fixed: ShelterFixed, lang: str) -> None:
        cards = fixed.cards
        self.cards = cards
        self.track = fixed.track
        self.lang = lang
        self._rooms = {room.id: room for room in cards.rooms}
        self._items = {item.id: item for item in cards.items}
        self._threats = {threat.id: threat for threat in cards.threats}
        self._lifts = {lift.id: lift for lift in cards.lifts}
        self._known: dict[tuple[int, str], Face] = {}

    @property
    def cubes(self) -> tuple[str, str, str]:
        """The signs of energy, food and water."""
        energy, food, water = (
            showable(translate(self.lang, f"short-{kind}")) for kind in palette.RESOURCES
        )
        return energy, food, water

    def room(self, id: str) -> RoomCard:
        """A room by its id."""
        return self._rooms[id]

    def item(self, id: str) -> ItemCard:
        """An item by its id."""
        return self._items[id]

    def threat(self, id: str) -> ThreatCard:
        """A threat by its id."""
        return self._threats[id]

    def price(self, id: str) -> str:
        """What a room costs, in signs."""
        return showable(self._rooms[id].price)

    def shown(self, scene: ShelterScene, floor: Floor, spot: Spot) -> given.Face:
        """What a space shows now: the threat on it, its elevator, or its room (SH-T3)."""
        if spot.threat is not None:
            return self._threats[spot.threat].face
        if floor.owner is not None and spot is floor.lift:
            face = self._lifts[scene.players[floor.owner].colour].face
            assert face is not None, "only the start elevator has no space"
            return face
        for place in floor.places:
            for at, each in enumerate(place.spaces if place is not None else ()):
                if place is not None and each is spot:
                    return self._rooms[place.room].spaces[at]
        raise KeyError(spot.space)

    def face(self, scene: ShelterScene, floor: Floor, spot: Spot) -> Face:
        """The signs of a space."""
        threat = self._threats[spot.threat].name if spot.threat is not None else ""
        return self.face_of(self.shown(scene, floor, spot), threat)

    def face_of(self, face: given.Face, threat: str = "") -> Face:
        """The signs of a printed space; the cards of a match keep theirs."""
        key = id(face), threat
        if key not in self._known:
            cost, reward = signs(face.cost), signs(face.reward)
            self._known[key] = Face(cost, reward, tuple(face.marks), threat, face.roll)
        return self._known[key]


def signs(row: list[Mark]) -> tuple[str, ...]:
    """A row of symbols in signs."""
    return tuple(sign for mark in row for sign in showable(mark.short).split())


def find(scene: ShelterScene, space: str) -> tuple[Floor, Place | None, Spot] | None:
    """A space with its floor and its room (an elevator has none)."""
    for floor in scene.floors:
        if floor.lift is not None and floor.lift.space == space:
            return floor, None, floor.lift
        for place in floor.places:
            for spot in place.spaces if place is not None else ():
                if spot.space == space:
                    return floor, place, spot
    return None
