"""The cards that the rule tests play with: the box of box.toml and small variations of it."""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path

from overseer.shelter.card import CardSet, Space, Symbol
from overseer.shelter.cards import rows as card_rows
from overseer.shelter.cards.file import load
from overseer.shelter.tables import Tables


@cache
def box() -> CardSet:
    """The test box."""
    return load(Path(__file__).parent / "box.toml")


_TABLES: dict[str, Tables] = {}


def tables_of(cards: CardSet) -> Tables:
    """The tables of a card set, made once for all tests that use it."""
    if cards.digest not in _TABLES:
        _TABLES[cards.digest] = Tables(cards)
    return _TABLES[cards.digest]


def row(text: str, of: card_rows.Row = card_rows.REWARD) -> tuple[Symbol, ...]:
    """A row as a card file writes it."""
    symbols, mistakes = card_rows.read_row(text, of)
    assert not mistakes, mistakes
    return symbols


def space(
    cost: str = "",
    reward: str = "",
    letter: str = "",
    linked: bool = False,
    wounded: bool = False,
    fight: int = 0,
) -> Space:
    """A space as a card file writes it."""
    return Space(row(cost, card_rows.COST), row(reward), letter, linked, wounded, fight)


def with_room(id: str, *spaces: Space, cards: CardSet | None = None) -> CardSet:
    """The box with other spaces in one of its rooms."""
    cards = cards or box()
    assert any(room.id == id for room in cards.rooms), id
    rooms = tuple(
        dataclasses.replace(room, spaces=spaces) if room.id == id else room for room in cards.rooms
    )
    return dataclasses.replace(cards, rooms=rooms)


def with_top(shown: Space, cards: CardSet | None = None) -> CardSet:
    """The box with another space 0d1: the top floor's single space right of the shaft."""
    return with_room("water-treatment", shown, cards=cards)


def one_bed() -> CardSet:
    """The box with a single healing space, 0b1: a card file needs the one that is always open."""
    return with_room("vault-entrance", space("food*2 water", "dweller"))


def with_threat(id: str, shown: Space, cards: CardSet | None = None) -> CardSet:
    """The box with another threat of that name."""
    cards = cards or box()
    assert any(threat.id == id for threat in cards.threats), id
    threats = tuple(
        dataclasses.replace(threat, space=shown) if threat.id == id else threat
        for threat in cards.threats
    )
    return dataclasses.replace(cards, threats=threats)


def with_item(id: str, gain: str, pay: str = "", cards: CardSet | None = None) -> CardSet:
    """The box with an item of that name that is used in the own turn."""
    cards = cards or box()
    assert any(item.id == id for item in cards.items), id
    items = tuple(
        dataclasses.replace(
            item,
            when="turn",
            pay=row(pay, card_rows.PAY),
            gain=row(gain, card_rows.GAIN),
            bonus=0,
            discount="",
            per="",
            each=1,
            happiness=0,
        )
        if item.id == id
        else item
        for item in cards.items
    )
    return dataclasses.replace(cards, items=items)


def only(
    items: str | None = None,
    rooms: str | None = None,
    threats: str | None = None,
    cards: CardSet | None = None,
) -> CardSet:
    """The box with nothing but these cards in a deck, one copy for each time they are named."""
    cards = cards or box()
    if items is not None:
        names = items.split()
        kept = [i for i in cards.items if i.id in names]
        cards = dataclasses.replace(
            cards, items=tuple(dataclasses.replace(i, copies=names.count(i.id)) for i in kept)
        )
    if rooms is not None:
        names = rooms.split()
        stay = [r for r in cards.rooms if r.red]
        stay += [
            dataclasses.replace(r, copies=names.count(r.id))
            for r in cards.rooms
            if not r.red and r.id in names
        ]
        cards = dataclasses.replace(cards, rooms=tuple(stay))
    if threats is not None:
        names = threats.split()
        left = [t for t in cards.threats if t.id in names]
        cards = dataclasses.replace(
            cards, threats=tuple(dataclasses.replace(t, copies=names.count(t.id)) for t in left)
        )
    return cards
