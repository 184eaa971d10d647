"""What a card says, composed from what it does, so that text and behaviour cannot differ."""

from __future__ import annotations

from overseer.wasteland.ai_text import ai_phrases
from overseer.wasteland.cards import AiCard, CardSet, Danger, Item, Leader, Unit, Weapon
from overseer.wasteland.item_text import item_head, item_phrases
from overseer.wasteland.name_text import LIST_2020, joined, named, sentences
from overseer.wasteland.unit_text import (
    danger_head,
    danger_phrases,
    leader_head,
    leader_phrases,
    unit_head,
    unit_phrases,
)
from overseer.wasteland.weapon_text import weapon_head, weapon_phrases

Card = Unit | Weapon | Item | Leader | Danger | AiCard


def kind_of(card: Card) -> str:
    """The word for the kind of a card in the ids of its messages; an AI card has its unit's."""
    if isinstance(card, Weapon):
        return "weapon"
    if isinstance(card, Item):
        return "item"
    if isinstance(card, Leader):
        return "leader"
    if isinstance(card, Danger):
        return "danger"
    return "unit"


def name(card: Card, lang: str) -> str:
    """A card's name."""
    return named(kind_of(card), card.id, lang)


def head_line(card: Card, lang: str, prices: int = LIST_2020) -> str:
    """What stands beside the name: kind, restrictions, price; may be empty."""
    if isinstance(card, Unit):
        return unit_head(card, lang, prices)
    if isinstance(card, Weapon):
        return weapon_head(card, lang, prices)
    if isinstance(card, Item):
        return item_head(card, lang, prices)
    if isinstance(card, Leader):
        return leader_head(card, lang, prices)
    if isinstance(card, Danger):
        return danger_head(card, lang)
    return ""


def rules_lines(card: Card, cards: CardSet, lang: str) -> list[str]:
    """All that a card says below its head, a sentence a line."""
    if isinstance(card, Unit):
        phrases = unit_phrases(card, cards, lang)
    elif isinstance(card, Weapon):
        phrases = weapon_phrases(card, lang)
    elif isinstance(card, Item):
        phrases = item_phrases(card, lang)
    elif isinstance(card, Leader):
        phrases = leader_phrases(card, lang)
    elif isinstance(card, Danger):
        phrases = danger_phrases(card, lang)
    else:
        phrases = ai_phrases(card, cards, lang)
    return sentences(phrases, lang)


def rules_text(card: Card, cards: CardSet, lang: str) -> str:
    """All that a card says below its head, in one paragraph."""
    return joined("list-sentences", rules_lines(card, cards, lang), lang)
