"""Shelter's gallery and aid: every card of the printed set, every symbol with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from overseer.shelter.card import Elevator, Item, Room, Threat
from overseer.shelter.cards.file import standard
from overseer.shelter.rulebook import SYMBOLS
from overseer.text import translate
from overseer.voice.library import AidPart, AidSign, CardShown, Shelf
from overseer.voice.shelter.faces import faces
from overseer.voice.shelter.given import ItemCard, LiftCard, RoomCard, ThreatCard

Face = RoomCard | LiftCard | ItemCard | ThreatCard
SHELVES: Final = ("rooms", "lifts", "items", "threats")


def gallery(lang: str) -> list[Shelf]:
    """All cards, by what they are."""
    cards, drawn = standard(), faces(standard(), lang)
    made: dict[str, list[CardShown]] = {
        "rooms": _shown("room", drawn.rooms, cards.rooms, lang),
        "lifts": _shown("lift", drawn.lifts, cards.elevators, lang),
        "items": _shown("item", drawn.items, cards.items, lang),
        "threats": _shown("threat", drawn.threats, cards.threats, lang),
    }
    return [
        Shelf(id=shelf, title=translate(lang, f"library-shelter-{shelf}"), cards=made[shelf])
        for shelf in SHELVES
    ]


def _shown(
    kind: str,
    drawn: Sequence[Face],
    cards: Sequence[Room | Elevator | Item | Threat],
    lang: str,
) -> list[CardShown]:
    return [
        CardShown(
            id=face.id,
            name=face.name,
            kind=kind,
            lines=[face.text],
            source=translate(lang, "cards-source", source=card.source),
            copies=0 if isinstance(face, LiftCard) else face.copies,
            face=msgspec.to_builtins(face),
        )
        for face, card in zip(drawn, cards, strict=True)
    ]


def aid(lang: str) -> list[AidPart]:
    """The symbols of the cards with what they mean, and the letters of training."""
    symbols = [
        AidSign(
            word=symbol,
            name=translate(lang, f"rulebook-symbol-{symbol}"),
            text=translate(lang, f"rulebook-symbol-{symbol}-meaning"),
            where=translate(lang, f"rulebook-where-{where}"),
            rule=rule,
        )
        for symbol, where, rule in SYMBOLS
    ]
    drawn = faces(standard(), lang)
    letters = [
        AidSign(word=each.letter, name=each.name, short=each.letter, rule="SH-P6")
        for each in drawn.letters
    ]
    return [
        AidPart(id="symbols", title=translate(lang, "library-aid-symbols"), signs=symbols),
        AidPart(id="letters", title=translate(lang, "library-aid-letters"), signs=letters),
    ]
