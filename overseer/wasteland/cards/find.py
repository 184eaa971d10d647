"""Finding cards of a set: by kind, words of their text, or their name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from overseer.text import LANGUAGES, translate
from overseer.text.plain import plain
from overseer.wasteland.campaign_cards import BattleEvent, Boost
from overseer.wasteland.campaign_words import BOOST_KINDS
from overseer.wasteland.card import AiCard, CardSet, Item, Weapon
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.cards import Card
from overseer.wasteland.words import ITEM_KINDS, WEAPON_KINDS

SHELVES: Final = (
    *("unit", "weapon", "item", "leader", "danger", "ai"),
    *("perk", "boost", "event", "exploration", "quest"),
)
CONSEQUENCE: Final = "consequence"
KINDS: Final = (*SHELVES, CONSEQUENCE, *WEAPON_KINDS, *ITEM_KINDS, *BOOST_KINDS)


def all_cards(cards: CardSet) -> list[Card]:
    """Every card of a set, shelf by shelf."""
    found: list[Card] = [*cards.units, *cards.weapons, *cards.items]
    found += [*cards.leaders, *cards.dangers, *cards.ai, *cards.perks, *cards.boosts]
    return [*found, *cards.events, *cards.explorations, *cards.quests]


def shelf_of(card: Card) -> str:
    """Where a card is listed."""
    return "ai" if isinstance(card, AiCard) else text.kind_of(card)


def kind_of(word: str) -> str | None:
    """A kind by its word in card files, or by its name in any language."""
    names = {plain(kind): kind for kind in KINDS}
    for lang in LANGUAGES:
        for shelf in SHELVES:
            names.setdefault(plain(translate(lang, f"cards-wasteland-{shelf}s")), shelf)
        for kind in (*WEAPON_KINDS, *ITEM_KINDS):
            names.setdefault(plain(translate(lang, f"wasteland-kind-{kind}")), kind)
        for kind in BOOST_KINDS:
            names.setdefault(plain(translate(lang, f"wasteland-fortune-kind-{kind}")), kind)
        names.setdefault(plain(translate(lang, "wasteland-fortune-consequence")), CONSEQUENCE)
    return names.get(plain(word))


def matching(cards: CardSet, lang: str, kind: str = "", words: str = "") -> list[Card]:
    """The cards that fit all that is asked; what is not asked does not matter."""
    wanted = plain(words).split()
    return [
        card
        for card in all_cards(cards)
        if (not kind or kind in _kinds(card)) and (not wanted or _says(card, cards, wanted, lang))
    ]


def named(cards: CardSet, typed: str, lang: str) -> list[Card]:
    """The cards that an id or a name means: a unit comes with its AI card."""
    word = plain(typed)
    return [
        card for card in all_cards(cards) if word in (plain(card.id), plain(text.name(card, lang)))
    ]


def near(cards: CardSet, typed: str, lang: str) -> list[str]:
    """Ids of cards whose id or name resembles what was typed."""
    ids: dict[str, str] = {card.id: card.id for card in all_cards(cards)}
    for card in all_cards(cards):
        ids.setdefault(plain(text.name(card, lang)), card.id)
    found = get_close_matches(plain(typed), ids, 5, 0.5)
    return list(dict.fromkeys(ids[word] for word in found))


def _kinds(card: Card) -> tuple[str, ...]:
    if isinstance(card, Weapon):
        return "weapon", WEAPON_KINDS[card.kind]
    if isinstance(card, Item):
        return "item", ITEM_KINDS[card.kind]
    if isinstance(card, Boost):
        return "boost", BOOST_KINDS[card.kind]
    if isinstance(card, BattleEvent) and card.consequence:
        return "event", CONSEQUENCE
    return (shelf_of(card),)


def _says(card: Card, cards: CardSet, wanted: list[str], lang: str) -> bool:
    head, rules = text.head_line(card, lang), text.rules_text(card, cards, lang)
    told = plain(f"{card.id} {text.name(card, lang)} {head} {rules}")
    return all(word in told for word in wanted)
