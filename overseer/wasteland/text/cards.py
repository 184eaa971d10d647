"""What a card says, composed from what it does, so that text and behaviour cannot differ."""

from __future__ import annotations

from overseer.text import has, translate
from overseer.wasteland.campaign_cards import BattleEvent, Boost, Exploration, Perk, Quest
from overseer.wasteland.card import AiCard, CardSet, Danger, Item, Leader, Unit, Weapon
from overseer.wasteland.text.ai import ai_phrases
from overseer.wasteland.text.fortune import (
    boost_head,
    boost_phrases,
    event_head,
    event_phrases,
    perk_head,
    perk_phrases,
)
from overseer.wasteland.text.items import item_head, item_phrases
from overseer.wasteland.text.names import LIST_2020, joined, named, sentences
from overseer.wasteland.text.quests import (
    exploration_head,
    exploration_phrases,
    quest_head,
    quest_phrases,
)
from overseer.wasteland.text.units import (
    danger_head,
    danger_phrases,
    leader_head,
    leader_phrases,
    unit_head,
    unit_phrases,
)
from overseer.wasteland.text.weapons import weapon_head, weapon_phrases

Fortune = Perk | Boost | BattleEvent | Exploration | Quest
Card = Unit | Weapon | Item | Leader | Danger | AiCard | Fortune


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
    if isinstance(card, Fortune):
        return fortune_of(card)
    return "unit"


def fortune_of(card: Fortune) -> str:
    """The word for the kind of one of the campaign's cards."""
    if isinstance(card, Perk):
        return "perk"
    if isinstance(card, Boost):
        return "boost"
    if isinstance(card, BattleEvent):
        return "event"
    return "exploration" if isinstance(card, Exploration) else "quest"


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
    if isinstance(card, Perk):
        return perk_head(card, lang, prices)
    if isinstance(card, Boost):
        return boost_head(card, lang, prices)
    if isinstance(card, BattleEvent):
        return event_head(card, lang)
    if isinstance(card, Exploration):
        return exploration_head(card, lang)
    return quest_head(card, lang) if isinstance(card, Quest) else ""


def flavour(card: Card, lang: str) -> str:
    """The line of a story on a card; empty where it has none."""
    message = f"wasteland-{kind_of(card)}-{card.id}.flavour"
    return translate(lang, message) if has(lang, message) else ""


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
    elif isinstance(card, Fortune):
        phrases = _fortune_phrases(card, cards, lang)
    else:
        phrases = ai_phrases(card, cards, lang)
    return sentences(phrases, lang)


def rules_text(card: Card, cards: CardSet, lang: str) -> str:
    """All that a card says below its head, in one paragraph."""
    return joined("list-sentences", rules_lines(card, cards, lang), lang)


def _fortune_phrases(card: Fortune, cards: CardSet, lang: str) -> list[str]:
    if isinstance(card, Perk):
        return perk_phrases(card, lang)
    if isinstance(card, Boost):
        return boost_phrases(card, lang)
    if isinstance(card, BattleEvent):
        return event_phrases(card, lang)
    if isinstance(card, Exploration):
        return exploration_phrases(card, cards, lang)
    return quest_phrases(card, cards, lang)
