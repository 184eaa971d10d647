"""Words that several sentences need: cards, cubes, dwellers and places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from overseer.shelter.card import Cubes, Item, Room, Space, Threat
from overseer.shelter.describe import elevator
from overseer.shelter.moves import LETTERS, LIFT, PAIRS, SINGLES, pair_of, space_text
from overseer.shelter.state import SeenShelter
from overseer.shelter.tables import Tables
from overseer.shelter.text import Kind, name
from overseer.shelter.turn import room_row, threat_row
from overseer.text import translate
from overseer.voice.lists import listed


def card_name(state: SeenShelter, kind: str, id: str, lang: str) -> str:
    """A card's name in a language, by its id; the id itself if the set has no such card."""
    cards = state.tables.cards
    piles: dict[str, tuple[Kind, Sequence[Room | Item | Threat]]] = {
        "room": ("room", cards.rooms),
        "item": ("item", cards.items),
        "threat": ("threat", cards.threats),
    }
    what, pile = piles[kind]
    for card in pile:
        if card.id == id:
            return name(what, card, lang)
    return id


def read_cubes(text: str) -> Cubes:
    """The cubes of a notation such as `e1 w2`."""
    counts = {"e": 0, "f": 0, "w": 0}
    for part in text.split():
        if part[0] in counts and part[1:].isdigit():
            counts[part[0]] = int(part[1:])
    return counts["e"], counts["f"], counts["w"]


def stock_cubes(stock: int) -> Cubes:
    """The cubes of a stock's number."""
    return stock // 49, stock // 7 % 7, stock % 7


@lru_cache(maxsize=2048)
def cube_words(cubes: Cubes, lang: str) -> str:
    """“1 energy and 2 water”."""
    amounts = zip(("energy", "food", "water"), cubes, strict=True)
    return listed([translate(lang, f"amount-{kind}", n=n) for kind, n in amounts if n], lang)


def dweller_words(code: int, wounded: bool, lang: str) -> str:
    """One dweller to be placed, by its training."""
    state = "wounded" if wounded else "healthy"
    if code == 0:
        return translate(lang, f"say-dweller-{state}")
    return translate(lang, f"say-dweller-{state}-trained", letter=LETTERS[code - 1])


@lru_cache(maxsize=1024)
def who_words(who: int, lang: str) -> str:
    """The dwellers of a placement."""
    if who < SINGLES:
        return dweller_words(who % 8, who >= 8, lang)
    wounded = who >= SINGLES + PAIRS
    first, second = pair_of((who - SINGLES) % PAIRS)
    if first == second:
        return translate(lang, f"say-dwellers-{'wounded' if wounded else 'healthy'}")
    return listed([dweller_words(first, wounded, lang), dweller_words(second, wounded, lang)], lang)


@lru_cache(maxsize=256)
def who_letters(who: int) -> str:
    """The letters in which the dwellers of a placement are trained."""
    codes = [who % 8] if who < SINGLES else list(pair_of((who - SINGLES) % PAIRS))
    return "".join(LETTERS[code - 1] for code in codes if code)


def place_words(state: SeenShelter, space: int, lang: str) -> str:
    """Where a space is: its threat or room by name, which space of it, and its notation."""
    return named_place(state.tables, *what_lies_at(state, space), space, lang)


def what_lies_at(state: SeenShelter, space: int) -> tuple[int, int]:
    """The room and the threat of a space, each number + 1."""
    floor, at = divmod(space, 12)
    if space >= LIFT or floor > state.seats:
        return 0, 0
    return room_row(state, floor)[at // 2], threat_row(state, floor)[at]


@lru_cache(maxsize=8192)
def named_place(tables: Tables, number: int, threat: int, space: int, lang: str) -> str:
    """The same by what lies there."""
    code, at = space_text(space), space % 12
    if space >= LIFT:
        return translate(lang, "say-place-lift", space=code)
    if not number:
        return code
    table = tables.rooms[number - 1]
    room = name("room", table.card, lang)
    if threat:
        foe = name("threat", tables.cards.threats[threat - 1], lang)
        return translate(lang, "say-place-threat", threat=foe, room=room, space=code)
    if not table.two:
        return translate(lang, "say-place-room", room=room, space=code)
    side = "right" if at % 2 else "left"
    return translate(lang, f"say-place-{side}", room=room, space=code)


def shown_space(state: SeenShelter, space: int) -> Space | None:
    """What a space shows now: its threat's space, its room's, its elevator's; None: no space."""
    number = state.kind_at(space)
    return state.tables.kinds[number].space if number else None


def elevator_name(state: SeenShelter, seat: int, lang: str) -> str:
    """The name of a seat's elevator."""
    return name("elevator", elevator(state, seat), lang)
