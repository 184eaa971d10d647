"""Wasteland's gallery and aid: every card of the printed set; rulers, dice, icons, conditions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from overseer.text import translate
from overseer.voice.library import AidPart, AidSign, CardShown, Shelf
from overseer.voice.wasteland.faces import faces_of
from overseer.voice.wasteland.force.numbers import number_rows
from overseer.voice.wasteland.given import Face
from overseer.wasteland.card import AiCard, Unit, Weapon
from overseer.wasteland.cards.file import standard
from overseer.wasteland.cards.find import SHELVES, all_cards, shelf_of
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.numbers import numbers_of
from overseer.wasteland.text.cards import Card
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import (
    ATTRIBUTES,
    COLOUR_LETTERS,
    COLOURS,
    CONDITIONS,
    DICE,
    DICE_LETTERS,
    ICONS,
    LENGTHS,
    SOURCES,
)

# What is looked up most at a real table: the rule says it best.
_RULES: Final = (
    *("WB-D2", "WB-D4", "WB-G6", "WB-F1", "WB-F4", "WB-F6", "WB-R3", "WB-R4", "WB-R5"),
    *("WB-H1", "WB-H2", "WB-H3"),
)


def gallery(lang: str) -> list[Shelf]:
    """All cards, shelf by shelf."""
    cards = standard()
    faces = faces_of(cards, lang)
    found: dict[str, list[CardShown]] = {shelf: [] for shelf in SHELVES}

    def face(card: Card) -> Face:
        if isinstance(card, Unit):
            return faces.unit(card.id)
        return faces.weapon(card.id) if isinstance(card, Weapon) else faces.other(card)

    for card in all_cards(cards):
        found[shelf_of(card)].append(_shown(card, face(card), lang))
    return [
        Shelf(id=shelf, title=translate(lang, f"cards-wasteland-{shelf}s"), cards=members)
        for shelf, members in found.items()
    ]


def _shown(card: Card, face: Face, lang: str) -> CardShown:
    # A unit and its AI card share an id.
    ai = isinstance(card, AiCard)
    return CardShown(
        id=f"{card.id}-ai" if ai else card.id,
        name=translate(lang, "cards-wasteland-ai-card", name=face.name) if ai else face.name,
        kind=shelf_of(card),
        head=face.head,
        lines=face.lines,
        flavour=face.flavour,
        source=translate(lang, "cards-source", source=SOURCES[card.source]),
        face=msgspec.to_builtins(face) | _numbers(card, lang),
    )


def _numbers(card: Card, lang: str) -> dict[str, object]:
    """A unit's numbers, each explained, as the force builder has them."""
    if not isinstance(card, Unit):
        return {}
    alone = numbers_of(Force([ForceUnit(card.id)]), standard())[0]
    return {"numbers": msgspec.to_builtins(number_rows(alone, lang))}


def aid(lang: str) -> list[AidPart]:
    """What one looks up in a battle."""
    rulers = [
        AidSign(
            word=f"ruler-{colour}",
            name=capital(translate(lang, f"wasteland-colour-{colour}")),
            short=letter,
            text=translate(lang, "library-aid-ruler", inches=round(mm / 25.4), mm=mm),
            rule="WB-G2",
        )
        for colour, letter, mm in zip(COLOURS, COLOUR_LETTERS, LENGTHS, strict=True)
    ]
    dice = [
        AidSign(
            word=f"die-{die}",
            name=capital(translate(lang, f"wasteland-die-{die}")),
            short=letter,
            rule="WB-D1",
        )
        for die, letter in zip(DICE, DICE_LETTERS, strict=True)
    ]
    letters = [
        AidSign(word=letter, name=translate(lang, f"letter-{letter}"), short=letter)
        for letter in (attribute[0].upper() for attribute in ATTRIBUTES)
    ]
    rules = [
        AidSign(
            word=rule,
            name=translate(lang, f"rule-{rule}.title"),
            text=translate(lang, f"rule-{rule}"),
            rule=rule,
        )
        for rule in _RULES
    ]
    return [
        _part("rulers", rulers, lang),
        _part("dice", dice, lang),
        _part("icons", _words("icon", ICONS, "WB-D4", lang), lang),
        _part("conditions", _words("condition", CONDITIONS, "WB-F10", lang), lang),
        _part("letters", letters, lang),
        _part("rules", rules, lang),
    ]


def _part(id: str, signs: list[AidSign], lang: str) -> AidPart:
    return AidPart(id=id, title=translate(lang, f"library-aid-{id}"), signs=signs)


def _words(sort: str, words: Iterable[str], rule: str, lang: str) -> list[AidSign]:
    return [
        AidSign(word=word, name=capital(translate(lang, f"wasteland-{sort}-{word}")), rule=rule)
        for word in words
    ]
