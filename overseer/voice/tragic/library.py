"""Tragic's gallery and aid: every card of the printed set, every sign and word of a duel."""

from __future__ import annotations

from itertools import groupby

import msgspec

from overseer.text import translate
from overseer.tragic.card import Card
from overseer.tragic.cards.file import standard
from overseer.tragic.words import LETTERS, SKILL, TRAIT
from overseer.voice.library import AidPart, AidSign, CardShown, Shelf
from overseer.voice.tragic.faces import faces
from overseer.voice.tragic.given import Face
from overseer.voice.tragic.symbols import symbols


def gallery(lang: str) -> list[Shelf]:
    """All cards, by their letter; traits and skills last."""
    cards = standard()
    drawn = dict(zip(cards.by_id, faces(cards, lang), strict=True))

    def shelf(id: str, title: str, found: list[Card]) -> Shelf:
        shown = [_shown(card, drawn[card.id], lang) for card in found]
        return Shelf(id=id, title=translate(lang, title), cards=shown)

    found = [
        shelf(
            f"letter-{letter.lower()}",
            f"letter-{letter}",
            [card for card in cards.cards if card.letters and card.letters[0] == at],
        )
        for at, letter in enumerate(LETTERS)
    ]
    for name, kind in (("traits", TRAIT), ("skills", SKILL)):
        members = [card for card in cards.cards if card.kind == kind]
        found.append(shelf(name, f"gallery-tragic-{name}", members))
    return found


def _shown(card: Card, face: Face, lang: str) -> CardShown:
    return CardShown(
        id=face.id,
        name=face.name,
        kind=face.kind,
        head=face.type_line,
        lines=face.read or [line.text for line in face.lines],
        flavour=face.flavour,
        source=translate(lang, "cards-source", source=card.source),
        face=msgspec.to_builtins(face),
    )


def aid(lang: str) -> list[AidPart]:
    """Every sign of the game, sort by sort."""
    return [
        AidPart(
            id=sort,
            title=translate(lang, f"library-aid-tragic-{sort}"),
            signs=[
                AidSign(
                    word=each.word,
                    name=each.name,
                    text=each.text,
                    short=each.word if sort == "letter" else "",
                    rule=each.rule,
                )
                for each in group
            ],
        )
        for sort, group in groupby(symbols(lang), key=lambda each: each.sort)
    ]
