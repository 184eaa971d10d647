"""What happened, as clients are told it, names every change of the table.

A table is drawn from nothing but the events and the shown move of each step; after every step it
must be the one that the view shows.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest

import overseer
from overseer.engine import NATURE, OVER, Event
from overseer.shelter.cards.file import standard
from overseer.shelter.silent import SILENT
from overseer.shelter.state import ShelterState
from overseer.shelter.tables import LAYOUTS, Tables
from overseer.shelter.vault import LAST_THREAT, SIXTH_ROOM
from overseer.text import LANGUAGES, has

GAMES: Final = 3
Data = dict[str, Any]
Args = dict[str, Any]

# Who is asked is what the question tells, not what happened.
ASKED: Final = ("seat", "turn")
LETTERS: Final = "SPECIAL"
ROOMS: Final = {room.id: room for room in standard().rooms}


class Drawing:
    """A table that is drawn by what happened."""

    def __init__(self, data: Data, tables: Tables) -> None:
        self.data = deepcopy(data)
        self.tables = tables

    def player(self, seat: int) -> Data:
        found: Data = self.data["players"][seat]
        return found

    def space(self, word: str) -> Data:
        floor = self.data["floors"][int(word[0])]
        if word.endswith("lift"):
            lift: Data = floor["lift"]
            return lift
        place = floor["places"]["abcdef".index(word[1])]
        found: Data = place["spaces"][int(word[2]) - 1]
        return found

    def sort(self, ids: list[str]) -> None:
        order = [item.id for item in standard().items]
        order += [room.id for room in standard().rooms]
        order += [threat.id for threat in standard().threats]
        ids.sort(key=order.index)

    def cubes(self, seat: int, text: str, sign: int) -> None:
        for part in text.split():
            name = {"e": "energy", "f": "food", "w": "water"}[part[0]]
            player = self.player(seat)
            player[name] = min(6, player[name] + sign * int(part[1:]))  # SH-C2

    def happy(self, seat: int, n: int, source: str) -> None:
        self.player(seat)["happiness"] += n
        self.player(seat)["points"][source] += n

    def training(self, player: Data, key: str, letter: str, more: bool) -> None:
        held = set(player[key]) | {letter} if more else set(player[key]) - {letter}
        player[key] = "".join(sorted(held, key=LETTERS.index))

    # Events

    def placed(self, a: Args) -> None:
        player = self.player(a["seat"])
        for who in a["who"].split("+"):
            wounded = "~" in a["who"]
            letter = who.strip("~")
            if letter == "o":
                player["wounded" if wounded else "untrained"] -= 1
            else:
                key = "wounded_trained" if wounded else "trained"
                self.training(player, key, letter, False)
            player["placed"] += 1
            dweller = {"seat": a["seat"], "wounded": wounded, "trains": ""}
            self.space(a["space"])["dwellers"].append(dweller)
        self.space(a["space"])["dwellers"].sort(key=lambda each: each["seat"])

    def returned(self, a: Args) -> None:
        dwellers = self.space(a["space"])["dwellers"]
        back = {"seat": a["seat"], "wounded": bool(a["wounded"]), "trains": a["trains"]}
        dwellers.remove(back)
        player = self.player(a["seat"])
        player["placed"] -= 1
        player["wounded" if a["wounded"] else "untrained"] += 1

    def trained(self, a: Args) -> None:
        player = self.player(a["seat"])
        player["wounded" if a["wounded"] else "untrained"] -= 1
        key = "wounded_trained" if a["wounded"] else "trained"
        self.training(player, key, a["letter"], True)

    def turned(self, a: Args, wounded: bool) -> None:
        left = a["n"]
        for dweller in self.space(a["space"])["dwellers"]:
            if left and dweller["seat"] == a["seat"] and dweller["wounded"] != wounded:
                dweller["wounded"] = wounded
                left -= 1
        assert not left

    def healed(self, a: Args) -> None:
        if "space" in a:
            self.turned(a, False)
            return
        player = self.player(a["seat"])
        if a["who"] == "o":
            player["wounded"] -= 1
            player["untrained"] += 1
        else:
            self.training(player, "wounded_trained", a["who"], False)
            self.training(player, "trained", a["who"], True)

    def gained(self, a: Args) -> None:
        if a["resource"] == "happiness":
            self.happy(a["seat"], a["n"], a["source"])
        else:
            player = self.player(a["seat"])
            player[a["resource"]] = min(6, player[a["resource"]] + a["n"])  # SH-C2

    def traded(self, a: Args) -> None:
        self.cubes(a["seat"], a["give"], -1)
        self.cubes(a["seat"], a["take"], 1)

    def built(self, a: Args) -> None:
        self.happy(a["seat"], a["n"], "rooms")
        floor, at = int(a["place"][0]), "abcdef".index(a["place"][1])
        assert self.data["floors"][floor]["places"][at] is None
        spaces = ROOMS[a["room"]].spaces
        self.data["floors"][floor]["places"][at] = {
            "room": a["room"],
            "spaces": [
                {
                    "space": f"{a['place']}{slot + 1}",
                    "columns": columns(self.tables, at, slot, a["room"]),
                    "threat": None,
                    "dwellers": [],
                }
                for slot in range(len(spaces))
            ],
        }
        if self.data["reserved"]:
            assert self.data["reserved"]["room"] == a["room"]
            self.data["reserved"] = None
        else:
            self.data["rooms"].remove(a["room"])

    def reserved(self, a: Args) -> None:
        self.data["rooms"].remove(a["room"])
        self.data["reserved"] = {"room": a["room"], "side": a["side"]}

    def released(self, a: Args) -> None:
        self.data["rooms"].append(a["room"])
        self.data["reserved"] = None

    def trains(self, a: Args) -> None:
        own = [d for d in self.space(a["space"])["dwellers"] if d["seat"] == a["seat"]]
        own[0]["trains"] = a["letter"]

    def took(self, a: Args) -> None:
        self.data["items"].remove(a["item"])
        ready = self.player(a["seat"])["ready"]
        ready.append(a["item"])
        self.sort(ready)

    def gave(self, a: Args) -> None:
        self.player(a["seat"])["exhausted" if a["exhausted"] else "ready"].remove(a["item"])
        self.data["discards"]["items"].append(a["item"])
        self.sort(self.data["discards"]["items"])

    def turn_item(self, a: Args, before: str, after: str) -> None:
        player = self.player(a["seat"])
        player[before].remove(a["item"])
        player[after].append(a["item"])
        self.sort(player[after])

    def all_ready(self, a: Args) -> None:
        player = self.player(a["seat"])
        player["ready"] += player["exhausted"]
        player["exhausted"] = []
        self.sort(player["ready"])

    def swept(self, kind: str) -> None:
        self.data["discards"][kind] += self.data[kind]
        self.data[kind] = []
        self.sort(self.data["discards"][kind])

    def reshuffled(self, a: Args) -> None:
        self.data["decks"][a["deck"]] += len(self.data["discards"][a["deck"]])
        self.data["discards"][a["deck"]] = []

    def shown(self, kind: str, card: str) -> None:
        self.data["decks"][kind] -= 1
        self.data[kind].append(card)

    def appeared(self, a: Args) -> None:
        self.data["decks"]["threats"] -= 1
        self.space(a["space"])["threat"] = a["threat"]

    def removed(self, a: Args) -> None:
        self.space(a["space"])["threat"] = None
        self.data["discards"]["threats"].append(a["threat"])
        self.sort(self.data["discards"]["threats"])
        if "by" in a:
            self.player(a["by"])["defeated"] += 1

    def round(self, a: Args) -> None:
        self.data["round"] = a["round"]
        self.data["starter"] = a["seat"]
        for player in self.data["players"]:
            player["passed"] = False

    def passed(self, a: Args) -> None:
        self.player(a["seat"])["passed"] = True

    def new_dweller(self, a: Args) -> None:
        self.player(a["seat"])["dwellers"] += 1
        self.player(a["seat"])["coming"] += 1

    def moved_in(self, a: Args) -> None:
        self.player(a["seat"])["coming"] -= a["n"]
        self.player(a["seat"])["untrained"] += a["n"]

    def set(self, key: str, value: object) -> None:
        self.data[key] = value

    def ending(self, bit: int) -> None:
        self.data["ending"] |= bit

    def take(self, event: Event) -> None:
        """Draw what an event says."""
        a: Args = dict(event.args)
        name = event.name.removeprefix("shelter-")
        table: dict[str, Callable[[], None]] = {
            "placed": lambda: self.placed(a),
            "placed-lift": lambda: self.placed(a),
            "placed-threat": lambda: self.placed(a),
            "returned": lambda: self.returned(a),
            "trained": lambda: self.trained(a),
            "wounded": lambda: self.turned(a, True),
            "healed": lambda: self.healed(a),
            "paid": lambda: self.cubes(a["seat"], a["cubes"], -1),
            "gained": lambda: self.gained(a),
            "gained-cubes": lambda: self.cubes(a["seat"], a["cubes"], 1),
            "income": lambda: self.cubes(a["seat"], a["cubes"], 1),
            "traded": lambda: self.traded(a),
            "built": lambda: self.built(a),
            "reserved": lambda: self.reserved(a),
            "released": lambda: self.released(a),
            "trains": lambda: self.trains(a),
            "took": lambda: self.took(a),
            "gave": lambda: self.gave(a),
            "used": lambda: self.turn_item(a, "ready", "exhausted"),
            "readied": lambda: self.turn_item(a, "exhausted", "ready"),
            "all-ready": lambda: self.all_ready(a),
            "refreshed-items": lambda: self.swept("items"),
            "refreshed-rooms": lambda: self.swept("rooms"),
            "reshuffled": lambda: self.reshuffled(a),
            "item-shown": lambda: self.shown("items", a["item"]),
            "room-shown": lambda: self.shown("rooms", a["room"]),
            "appeared": lambda: self.appeared(a),
            "removed": lambda: self.removed(a),
            "round": lambda: self.round(a),
            "passed": lambda: self.passed(a),
            "skipped": lambda: self.passed(a),
            "new-dweller": lambda: self.new_dweller(a),
            "moved-in": lambda: self.moved_in(a),
            "first-player": lambda: self.set("first", a["seat"]),
            "sixth-room": lambda: self.ending(SIXTH_ROOM),
            "last-threat": lambda: self.ending(LAST_THREAT),
            "end-item": lambda: self.happy(a["seat"], a["n"], "items"),
            "end-threats": lambda: self.happy(a["seat"], -a["n"], "threats"),
            "over": lambda: self.set("ending", a["ending"]),
        }
        table.get(name, lambda: None)()


def columns(tables: Tables, place: int, slot: int, room: str) -> list[int]:
    """SH-Q9: the numbers that a space of a room answers to: a client has them by heart."""
    layout = next(each.layout for each in tables.rooms if each.card.id == room)
    at = place * 2 + slot
    return [n for n in range(2, 13) if tables.hit[n * LAYOUTS + layout] == at + 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_change_of_the_table_is_told(seats: int) -> None:
    told: set[str] = set()
    for seed in range(GAMES):
        rng = Random(seed)
        state = overseer.game("shelter").new(seats)
        assert isinstance(state, ShelterState)
        drawing = Drawing(state.view(None).data(), state.tables)
        while state.seat != OVER:
            nature = state.seat == NATURE
            move = (
                state.chance(rng.randrange(state.spread)) if nature else rng.choice(state.moves())
            )
            shown = str(state.shown(move, None))
            heard: list[Event] = []
            state.ears, state.wordless = heard, True
            state.apply(move)
            verb, _, rest = shown.partition(" ")
            if verb == "first":
                drawing.set("first", int(rest) - 1)
            for event in heard:
                told.add(event.name)
                drawing.take(event)
            now: Data = state.view(None).data()
            for key in ASKED:
                drawing.data[key] = now[key]
            assert drawing.data == now, (shown, heard)
    assert {"shelter-returned", "shelter-trains", "shelter-all-ready"} <= told


def test_every_die_is_told_with_its_face(deal_rolls: list[Event]) -> None:
    assert deal_rolls
    for event in deal_rolls:
        total = event.args.get("column", event.args.get("total"))
        dice = (event.args["first"], event.args["second"])
        assert all(isinstance(die, int) and 1 <= die <= 6 for die in dice)
        assert isinstance(total, int)
        assert sum(int(die) for die in dice) + int(event.args.get("bonus", 0)) == total


@pytest.fixture
def deal_rolls() -> list[Event]:
    """The rolls of a random game."""
    rng = Random(5)
    heard: list[Event] = []
    state = overseer.game("shelter").new(3)
    state.ears = heard
    while state.seat != OVER:
        nature = state.seat == NATURE
        state.apply(
            state.chance(rng.randrange(state.spread)) if nature else rng.choice(state.moves())
        )
    return [event for event in heard if event.name.startswith(("shelter-rolled", "shelter-fought"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_silent_events_need_no_words(lang: str) -> None:
    assert [name for name in SILENT if has(lang, f"event-{name}")] == []
