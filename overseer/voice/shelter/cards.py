"""Shelter's cards in words: every card of a set, and one in a line."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.shelter import text as words
from overseer.shelter.card import CardSet, Elevator, Item, Room, Threat
from overseer.shelter.text import Kind
from overseer.text import translate

Card = Room | Elevator | Item | Threat


def all_cards(cards: CardSet) -> Iterator[tuple[Kind, Card]]:
    """Every card with its kind, in the order of the set."""
    for room in cards.rooms:
        yield "room", room
    for elevator in cards.elevators:
        yield "elevator", elevator
    for item in cards.items:
        yield "item", item
    for threat in cards.threats:
        yield "threat", threat


def card_line(kind: Kind, card: Card, lang: str) -> str:
    """A card's kind, name and text."""
    name = words.name(kind, card, lang)
    return translate(lang, f"cards-{kind}", name=name, text=card_text(kind, card, lang))


def card_text(kind: Kind, card: Card, lang: str) -> str:
    """What a card says."""
    if isinstance(card, Room):
        return words.room_text(card, lang)
    if isinstance(card, Elevator):
        return words.elevator_text(card, lang)
    if isinstance(card, Item):
        return words.item_text(card, lang)
    return words.threat_text(card, lang)
