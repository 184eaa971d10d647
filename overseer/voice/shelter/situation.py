"""The table in words that can be read aloud: compact, nothing by sign or colour."""

from __future__ import annotations

from typing import Any

from overseer.shelter import text as card_words
from overseer.shelter.moves import LIFT, SPACES
from overseer.shelter.moves import space_text as space_code
from overseer.shelter.state import ShelterState
from overseer.terminal.session import Session
from overseer.terminal.shelter.cards import all_cards, card_line
from overseer.voice.lists import listed
from overseer.voice.shelter.words import (
    card_name,
    cube_words,
    elevator_name,
    place_words,
    shown_space,
)


def situation(session: Session) -> list[str]:
    """The whole table, a line each: the round, the players, the floors, the displays."""
    state = _position(session)
    data: dict[str, Any] = session.view().data()
    lines = [session.text("plain-round", round=data["round"], first=session.name(data["first"]))]
    if data["ending"]:
        lines.append(session.text("plain-last-round"))
    lines += [_player(session, player) for player in data["players"]]
    lines += [_floor(session, state, floor) for floor in data["floors"]]
    items = [card_name(state, "item", id, session.lang) for id in data["items"]]
    lines.append(session.text("plain-items", items=listed(items, session.lang)))
    rooms = [_offered(session, state, id) for id in data["rooms"]]
    lines.append(session.text("plain-rooms", rooms=_parts(session, rooms)))
    lines.append(session.text("plain-decks", **data["decks"]))
    return lines


def look(session: Session, word: str) -> str | None:
    """A space of the vault or a card, in full; None when there is no such thing."""
    state = _position(session)
    tidy = word.strip().lower()
    for space in range(SPACES):
        if space_code(space) == tidy:
            shown = shown_space(state, space)
            if shown is None:
                return None
            where = place_words(state, space, session.lang)
            detail = card_words.space_text(shown, session.lang)
            return session.text("say-move", name=where, detail=detail)
    for kind, card in all_cards(state.tables.cards):
        if tidy in (card.id, card_words.name(kind, card, session.lang).lower()):
            return card_line(kind, card, session.lang)
    return None


def _position(session: Session) -> ShelterState:
    """In Shelter everything but the future lies open."""
    assert isinstance(session.state, ShelterState)
    return session.state


def _player(session: Session, player: dict[str, Any]) -> str:
    state, lang = _position(session), session.lang
    cubes = cube_words((player["energy"], player["food"], player["water"]), lang)
    dwellers = [
        session.text(f"plain-dwellers-{kind}", n=player[kind])
        for kind in ("untrained", "wounded", "placed", "coming")
        if player[kind]
    ]
    for kind in ("trained", "wounded_trained"):
        if player[kind]:
            id = f"plain-dwellers-{kind.replace('_', '-')}"
            dwellers.append(session.text(id, letters=" ".join(player[kind])))
    items = [card_name(state, "item", id, lang) for id in player["ready"]]
    items += [
        session.text("plain-exhausted", item=card_name(state, "item", id, lang))
        for id in player["exhausted"]
    ]
    line = session.text(
        "plain-player",
        seat=session.name(player["seat"]),
        floor=player["floor"],
        n=player["happiness"],
        cubes=cubes,
        dwellers=listed(dwellers, lang),
        items=listed(items, lang),
    )
    return session.text("plain-passed", line=line) if player["passed"] else line


def _floor(session: Session, state: ShelterState, floor: dict[str, Any]) -> str:
    lang = session.lang
    parts = [_room(session, state, place) for place in floor["places"][:3] if place is not None]
    if floor["lift"] is not None:
        seat = floor["owner"]
        standing = _standing(session, floor["lift"]["dwellers"])
        name = elevator_name(state, seat, lang)
        code = space_code(LIFT + floor["floor"] - 1)
        parts.append(session.text("plain-space", what=name, space=code, who=standing))
    parts += [_room(session, state, place) for place in floor["places"][3:] if place is not None]
    rooms = _parts(session, parts)
    if floor["owner"] is None:
        return session.text("plain-top-floor", rooms=rooms)
    owner = session.name(floor["owner"])
    return session.text("plain-floor", floor=floor["floor"], owner=owner, rooms=rooms)


def _room(session: Session, state: ShelterState, place: dict[str, Any]) -> str:
    lang = session.lang
    spaces = []
    for space in place["spaces"]:
        who = _standing(session, space["dwellers"])
        if space["threat"] is None:
            spaces.append(session.text("plain-space-in", space=space["space"], who=who))
        else:
            threat = card_name(state, "threat", space["threat"], lang)
            spaces.append(
                session.text("plain-space-threat", space=space["space"], threat=threat, who=who)
            )
    room = card_name(state, "room", place["room"], lang)
    return session.text("plain-room", room=room, spaces=", ".join(spaces))


def _standing(session: Session, dwellers: list[dict[str, Any]]) -> str:
    who = [
        session.text("plain-wounded", seat=session.name(each["seat"]))
        if each["wounded"]
        else session.name(each["seat"])
        for each in dwellers
    ]
    return listed(who, session.lang) if who else session.text("plain-free")


def _offered(session: Session, state: ShelterState, id: str) -> str:
    card = next(room for room in state.tables.cards.rooms if room.id == id)
    name = card_words.name("room", card, session.lang)
    return session.text("plain-offered", room=name, cubes=cube_words(card.cost, session.lang))


def _parts(session: Session, parts: list[str]) -> str:
    """Long parts one after the other."""
    if not parts:
        return session.text("say-nothing")
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = session.text("plain-parts", first=part, rest=text)
    return text
