"""The table in words that can be read aloud: compact, nothing by sign or colour."""

from __future__ import annotations

from typing import Any

from overseer.shelter import text as card_words
from overseer.shelter.moves import LIFT, SPACES
from overseer.shelter.moves import space_text as space_code
from overseer.shelter.state import SeenShelter, ShelterView
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.shelter.cards import all_cards, card_line
from overseer.voice.shelter.words import (
    card_name,
    cube_words,
    elevator_name,
    place_words,
    shown_space,
)


def situation(reader: Reader) -> list[str]:
    """The whole table, a line each: the round, the players, the floors, the displays."""
    state = position(reader)
    data: dict[str, Any] = reader.view.data()
    lines = [reader.text("plain-round", round=data["round"], first=reader.name(data["first"]))]
    if data["ending"]:
        lines.append(reader.text("plain-last-round"))
    lines += [_player(reader, player) for player in data["players"]]
    lines += [_floor(reader, state, floor) for floor in data["floors"]]
    items = [card_name(state, "item", id, reader.lang) for id in data["items"]]
    lines.append(reader.text("plain-items", items=listed(items, reader.lang)))
    rooms = [_offered(reader, state, id) for id in data["rooms"]]
    lines.append(reader.text("plain-rooms", rooms=_parts(reader, rooms)))
    lines.append(reader.text("plain-decks", **data["decks"]))
    return lines


def look(reader: Reader, word: str) -> str | None:
    """A space of the vault or a card, in full; None when there is no such thing."""
    state = position(reader)
    tidy = word.strip().lower()
    for space in range(SPACES):
        if space_code(space) == tidy:
            shown = shown_space(state, space)
            if shown is None:
                return None
            where = place_words(state, space, reader.lang)
            detail = card_words.space_text(shown, reader.lang)
            return reader.text("say-move", name=where, detail=detail)
    for kind, card in all_cards(state.tables.cards):
        if tidy in (card.id, card_words.name(kind, card, reader.lang).lower()):
            return card_line(kind, card, reader.lang)
    return None


def position(reader: Reader) -> SeenShelter:
    """The table as the reader may know it."""
    view = reader.view
    assert isinstance(view, ShelterView)
    return view.position


def player_line(reader: Reader, seat: int) -> str:
    """A player and all that lies in front of them."""
    data: dict[str, Any] = reader.view.data()
    return _player(reader, data["players"][seat])


def _player(reader: Reader, player: dict[str, Any]) -> str:
    state, lang = position(reader), reader.lang
    cubes = cube_words((player["energy"], player["food"], player["water"]), lang)
    dwellers = [
        reader.text(f"plain-dwellers-{kind}", n=player[kind])
        for kind in ("untrained", "wounded", "placed", "coming")
        if player[kind]
    ]
    for kind in ("trained", "wounded_trained"):
        if player[kind]:
            id = f"plain-dwellers-{kind.replace('_', '-')}"
            dwellers.append(reader.text(id, letters=" ".join(player[kind])))
    items = [card_name(state, "item", id, lang) for id in player["ready"]]
    items += [
        reader.text("plain-exhausted", item=card_name(state, "item", id, lang))
        for id in player["exhausted"]
    ]
    line = reader.text(
        "plain-player",
        seat=reader.name(player["seat"]),
        floor=player["floor"],
        n=player["happiness"],
        cubes=cubes,
        dwellers=listed(dwellers, lang),
        items=listed(items, lang),
    )
    return reader.text("plain-passed", line=line) if player["passed"] else line


def _floor(reader: Reader, state: SeenShelter, floor: dict[str, Any]) -> str:
    lang = reader.lang
    parts = [_room(reader, state, place) for place in floor["places"][:3] if place is not None]
    if floor["lift"] is not None:
        seat = floor["owner"]
        standing = _standing(reader, floor["lift"]["dwellers"])
        name = elevator_name(state, seat, lang)
        code = space_code(LIFT + floor["floor"] - 1)
        parts.append(reader.text("plain-space", what=name, space=code, who=standing))
    parts += [_room(reader, state, place) for place in floor["places"][3:] if place is not None]
    rooms = _parts(reader, parts)
    if floor["owner"] is None:
        return reader.text("plain-top-floor", rooms=rooms)
    owner = reader.name(floor["owner"])
    return reader.text("plain-floor", floor=floor["floor"], owner=owner, rooms=rooms)


def _room(reader: Reader, state: SeenShelter, place: dict[str, Any]) -> str:
    lang = reader.lang
    spaces = []
    for space in place["spaces"]:
        who = _standing(reader, space["dwellers"])
        if space["threat"] is None:
            spaces.append(reader.text("plain-space-in", space=space["space"], who=who))
        else:
            threat = card_name(state, "threat", space["threat"], lang)
            spaces.append(
                reader.text("plain-space-threat", space=space["space"], threat=threat, who=who)
            )
    room = card_name(state, "room", place["room"], lang)
    return reader.text("plain-room", room=room, spaces=", ".join(spaces))


def _standing(reader: Reader, dwellers: list[dict[str, Any]]) -> str:
    who = [
        reader.text("plain-wounded", seat=reader.name(each["seat"]))
        if each["wounded"]
        else reader.name(each["seat"])
        for each in dwellers
    ]
    return listed(who, reader.lang) if who else reader.text("plain-free")


def _offered(reader: Reader, state: SeenShelter, id: str) -> str:
    card = next(room for room in state.tables.cards.rooms if room.id == id)
    name = card_words.name("room", card, reader.lang)
    return reader.text("plain-offered", room=name, cubes=cube_words(card.cost, reader.lang))


def _parts(reader: Reader, parts: list[str]) -> str:
    """Long parts one after the other."""
    if not parts:
        return reader.text("say-nothing")
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = reader.text("plain-parts", first=part, rest=text)
    return text
