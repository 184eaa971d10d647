"""The vault of Shelter: floors with rooms, threats and dwellers, displays, tracks and items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from overseer.picture.svg import Drawing, broken, fitted
from overseer.shelter.card import RESOURCES, CardSet, Item, Room, Space, Threat
from overseer.shelter.text import item_text, name, short_space
from overseer.text import translate

MARGIN: Final = 32
TOP: Final = 96
ROOM: Final = 172  # the width of a room …
LIFT: Final = 92  # … and of an elevator
FLOOR: Final = 128
GAP: Final = 6
BOARD: Final = 6 * ROOM + LIFT + 6 * GAP
PANEL: Final = 420
SHOW: Final = 122  # the displays below the board
PLAYER: Final = 176
CUBES: Final = 6  # places of a track

STYLE: Final = """
text { fill: #1f241f; font-size: 14px }
.page { fill: #f3f0e4 } .earth { fill: #8c7a63 }
.room { fill: #fffdf3; stroke: #3c4a40; stroke-width: 2 }
.free { fill: #7a6a55; stroke: #6a5b48; stroke-width: 1; stroke-dasharray: 5 5 }
.lift { fill: #d9e2da; stroke: #3c4a40; stroke-width: 2 } .shaft { fill: #b8b0a0 }
.space { fill: #eef3ea; stroke: #a5b3a6; stroke-width: 1 }
.threat { fill: url(#danger); stroke: #8d1b12; stroke-width: 2.5 }
.foe { fill: #7d1109; font-weight: bold }
.title { font-size: 26px; font-weight: bold } .head { font-size: 17px; font-weight: bold }
.name { font-size: 13.5px; font-weight: bold } .quiet { fill: #565c52; font-size: 12.5px }
.columns { fill: #7a5200; font-size: 13px; font-weight: bold }
.seat0 { fill: #1f5fa8; stroke: #123a68 } .seat1 { fill: #c58a00; stroke: #6d4c00 }
.seat2 { fill: #2b8a4a; stroke: #145427 } .seat3 { fill: #b8322b; stroke: #6d130e }
.lying { fill: #fffdf3 } .mark { stroke-width: 2 }
.active { fill: #fff2c2; stroke: #b98500; stroke-width: 2 }
.player { fill: #fffdf3; stroke: #b9b29c; stroke-width: 1.5 }
.energy { fill: #e3b100 } .food { fill: #d9692a } .water { fill: #3d8fd1 }
.empty { fill: #ffffff; stroke: #9b9684; stroke-width: 1 }
.cube { stroke: #3b372c; stroke-width: 1 }
.card { fill: #fffdf3; stroke: #6b6654; stroke-width: 1.5 }
"""
_DANGER: Final = (
    '<pattern id="danger" width="12" height="12" patternUnits="userSpaceOnUse">'
    '<rect width="12" height="12" fill="#fbdcd5"/>'
    '<path d="M0 12L12 0" stroke="#efb1a5" stroke-width="3"/></pattern>'
)


def shelter_picture(
    data: dict[str, Any], cards: CardSet, names: Sequence[str], moment: str, lang: str
) -> str:
    """The whole picture of a view's data."""
    floors = data["floors"]
    board = TOP + len(floors) * (FLOOR + GAP)
    players = TOP + len(data["players"]) * (PLAYER + 10)
    drawing = Drawing(
        2 * MARGIN + BOARD + 24 + PANEL, max(board + SHOW * 2 + 30, players) + 16, lang, STYLE
    )
    drawing.title = translate(lang, "show-shelter-title", round=data["round"])
    drawing.about = moment
    drawing.define(_DANGER)
    drawing.rect(0, 0, drawing.width, drawing.height, "page")
    drawing.text(MARGIN, 40, drawing.title, "title")
    drawing.text(MARGIN, 64, moment, "quiet")
    shelter = _Shelter(drawing, data, cards, names)
    for at, floor in enumerate(floors):
        shelter.floor(floor, TOP + at * (FLOOR + GAP))
    shelter.display("rooms", board + 8)
    shelter.display("items", board + 8 + SHOW)
    for seat in range(len(data["players"])):
        shelter.player(seat, TOP + seat * (PLAYER + 10))
    return drawing.svg()


class _Shelter:
    def __init__(
        self, drawing: Drawing, data: dict[str, Any], cards: CardSet, names: Sequence[str]
    ) -> None:
        self.drawing = drawing
        self.data = data
        self.cards = cards
        self.names = names
        self.lang = drawing.lang
        self.rooms: dict[str, Room] = {room.id: room for room in cards.rooms}
        self.items: dict[str, Item] = {item.id: item for item in cards.items}
        self.threats: dict[str, Threat] = {threat.id: threat for threat in cards.threats}

    # -- the board -----------------------------------------------------------------------------

    def floor(self, floor: dict[str, Any], y: float) -> None:
        """One floor: three rooms, the elevator, three rooms."""
        drawing = self.drawing
        drawing.rect(MARGIN - 8, y - GAP / 2, BOARD + 16, FLOOR + GAP, "earth")
        for at, place in enumerate(floor["places"]):
            x = MARGIN + at * (ROOM + GAP) + (LIFT + GAP if at > 2 else 0)
            if place is None:
                drawing.rect(x, y, ROOM, FLOOR, "free", 4)
            else:
                self.room(place, x, y)
        self.lift(floor, MARGIN + 3 * (ROOM + GAP), y)

    def lift(self, floor: dict[str, Any], x: float, y: float) -> None:
        owner, lift = floor["owner"], floor["lift"]
        if owner is None or lift is None:
            self.drawing.rect(x, y, LIFT, FLOOR, "shaft", 4)
            return
        self.drawing.rect(x, y, LIFT, FLOOR, "lift", 4)
        self.shape(owner, False, x + 14, y + 15, 7)
        self.drawing.text(x + 26, y + 20, fitted(self.names[owner], LIFT - 30, 13), "name")
        elevator = self.cards.elevators[owner + 1].space
        if elevator is not None:
            self.signs(elevator, x + 6, y + 42, LIFT - 12, 3)
        self.dwellers(lift["dwellers"], x + LIFT / 2, y + FLOOR - 20)

    def room(self, place: dict[str, Any], x: float, y: float) -> None:
        drawing, room = self.drawing, self.rooms[place["room"]]
        drawing.rect(x, y, ROOM, FLOOR, "room", 4)
        drawing.text(x + 8, y + 18, fitted(name("room", room, self.lang), ROOM - 16, 13.5), "name")
        spots = place["spaces"]
        width = (ROOM - 12 - GAP * (len(spots) - 1)) / len(spots)
        for at, spot in enumerate(spots):
            left = x + 6 + at * (width + GAP)
            self.space(spot, room.spaces[at], left, y + 26, width)

    def space(self, spot: dict[str, Any], space: Space, x: float, y: float, width: float) -> None:
        """A space: its columns, what it costs and gives or the threat on it, who works there."""
        drawing, tall = self.drawing, FLOOR - 32
        threat = spot["threat"]
        drawing.rect(x, y, width, tall, "space" if threat is None else "threat", 3)
        columns = " ".join(str(n) for n in spot["columns"])
        drawing.text(x + width - 5, y + 14, columns, "columns", "end")
        if threat is not None:
            foe = self.threats[threat]
            words = broken(f"☠ {name('threat', foe, self.lang)}", width - 8, 12.5, 2)
            for at, line in enumerate(words):
                drawing.text(x + 5, y + 31 + 14 * at, line, "foe", size=12.5)
            self.signs(foe.space, x + 5, y + 33 + 14 * len(words), width - 10, 2)
        else:
            self.signs(space, x + 5, y + 30, width - 10, 3)
        self.dwellers(spot["dwellers"], x + width / 2, y + tall - 13)

    def signs(self, space: Space, x: float, y: float, width: float, most: int) -> None:
        for at, line in enumerate(broken(short_space(space, self.lang), width, 12.5, most)):
            self.drawing.text(x, y + 14 * at, line, "quiet")

    def dwellers(self, found: list[dict[str, Any]], x: float, y: float) -> None:
        for at, dweller in enumerate(found):
            middle = x + (at - (len(found) - 1) / 2) * 24
            self.shape(dweller["seat"], dweller["wounded"], middle, y, 9)

    def shape(self, seat: int, wounded: bool, x: float, y: float, r: float) -> None:
        """A dweller: a shape for each seat, hollow when wounded."""
        look = f"seat{seat} mark" + (" lying" if wounded else "")
        drawing = self.drawing
        if seat == 0:
            drawing.circle(x, y, r, look)
        elif seat == 1:
            drawing.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, look)
        elif seat == 2:
            points = [(x, y - r * 1.2), (x + r * 1.2, y), (x, y + r * 1.2), (x - r * 1.2, y)]
            drawing.polygon(points, look)
        else:
            drawing.polygon([(x - r, y - r * 0.8), (x + r, y - r * 0.8), (x, y + r)], look)

    # -- beside the board ----------------------------------------------------------------------

    def display(self, kind: str, y: float) -> None:
        """The cards of a display and the size of its deck."""
        drawing = self.drawing
        deck = self.data["decks"][kind]
        drawing.text(MARGIN, y + 16, translate(self.lang, f"table-{kind}", n=deck), "head")
        for at, id in enumerate(self.data[kind]):
            x = MARGIN + at * 276
            drawing.rect(x, y + 26, 266, 84, "card", 5)
            if kind == "rooms":
                title, lines = name("room", self.rooms[id], self.lang), self._room_lines(id)
            else:
                title, lines = name("item", self.items[id], self.lang), self._item_lines(id)
            drawing.text(x + 10, y + 47, fitted(title, 246, 14), "name")
            for row, line in enumerate(lines):
                drawing.text(x + 10, y + 65 + 16 * row, fitted(line, 246, 12.5), "quiet")

    def _room_lines(self, id: str) -> list[str]:
        return [short_space(space, self.lang) for space in self.rooms[id].spaces]

    def _item_lines(self, id: str) -> list[str]:
        return broken(item_text(self.items[id], self.lang), 246, 12.5, 3)

    def player(self, seat: int, y: float) -> None:
        """A player: happiness, tracks, dwellers at home, items."""
        drawing, player = self.drawing, self.data["players"][seat]
        x = MARGIN + BOARD + 24
        active = seat == self.data["seat"]
        drawing.rect(x, y, PANEL, PLAYER, "active" if active else "player", 6)
        self.shape(seat, False, x + 20, y + 22, 9)
        title = self.names[seat] + (" ★" if seat == self.data["first"] else "")
        drawing.text(x + 38, y + 28, fitted(title, PANEL - 140, 17), "head")
        drawing.text(x + PANEL - 14, y + 28, f"♥ {player['happiness']}", "head", "end")
        for at, kind in enumerate(RESOURCES):
            self.track(kind, player[kind], x + 14, y + 44 + at * 22)
        words = translate(
            self.lang,
            "show-shelter-dwellers",
            home=player["dwellers"] - player["placed"],
            placed=player["placed"],
            wounded=player["wounded"] + len(player["wounded_trained"]),
        )
        drawing.text(x + 14, y + 126, fitted(words, PANEL - 28, 13), "quiet")
        shown = [name("item", self.items[id], self.lang) for id in player["ready"]]
        tired = [name("item", self.items[id], self.lang) for id in player["exhausted"]]
        shown += [translate(self.lang, "table-exhausted", item=each) for each in tired]
        text = ", ".join(shown) or translate(self.lang, "table-no-items")
        for at, line in enumerate(broken(text, PANEL - 28, 12.5, 2)):
            drawing.text(x + 14, y + 145 + 16 * at, line, "quiet")

    def track(self, kind: str, n: int, x: float, y: float) -> None:
        """One of the three tracks: a letter, six places, the number."""
        drawing = self.drawing
        drawing.text(x, y + 13, translate(self.lang, f"short-{kind}"), "name")
        for at in range(CUBES):
            look = f"{kind} cube" if at < n else "empty"
            drawing.rect(x + 26 + at * 22, y, 17, 17, look, 2)
        drawing.text(x + 26 + CUBES * 22 + 6, y + 13, str(n), "name")
