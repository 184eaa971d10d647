"""Finding cards of a set: by letter, kind, level, words of their text, or their name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from overseer.text import LANGUAGES, translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.text import cards as text
from overseer.tragic.words import KINDS, LETTERS


def matching(
    cards: CardSet,
    lang: str,
    letter: int = -1,
    kind: int = -1,
    level: int = 0,
    words: str = "",
) -> list[Card]:
    """The cards that fit all that is asked; what is not asked does not matter."""
    wanted = plain(words).split()
    return [
        card
        for card in cards.cards
        if (letter < 0 or letter in card.letters)
        and kind in (-1, card.kind)
        and level in (0, card.level)
        and (not wanted or _says(card, wanted, lang))
    ]


def kind_of(word: str) -> int | None:
    """A kind by its word of the vocabulary, or by its name in any language."""
    names = {name: kind for kind, name in enumerate(KINDS)}
    for lang in LANGUAGES:
        for kind, name in enumerate(KINDS):
            names.setdefault(plain(translate(lang, f"tragic-kind-{name}")), kind)
    return names.get(plain(word))


def letter_of(word: str) -> int | None:
    """A letter of SPECIAL, or the name of one in any language."""
    if len(word) == 1 and word.upper() in LETTERS:
        return LETTERS.index(word.upper())
    for lang in LANGUAGES:
        for at, letter in enumerate(LETTERS):
            if plain(translate(lang, f"letter-{letter}")) == plain(word):
                return at
    return None


def named(cards: CardSet, typed: str, lang: str) -> list[Card]:
    """The cards that an id, a family or a name means: one, or all levels of a family."""
    if typed in cards.by_id:
        return [cards.by_id[typed]]
    word = plain(typed)
    return [
        card
        for card in cards.cards
        if word in (plain(card.name), plain(text.name(card, lang)), plain(card.id))
    ]


def near(cards: CardSet, typed: str, lang: str) -> list[str]:
    """Ids of cards whose id or name resembles what was typed."""
    ids: dict[str, str] = {card.id: card.id for card in cards.cards}
    for card in cards.cards:
        ids.setdefault(plain(text.name(card, lang)), card.id)
    return _distinct(ids[word] for word in get_close_matches(plain(typed), ids, 5, 0.5))


def plain(words: str) -> str:
    """Words in small letters without accents, so that what is typed need not be exact."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char)).strip()


def _says(card: Card, wanted: list[str], lang: str) -> bool:
    said = " ".join(
        (card.id, text.name(card, lang), text.type_line(card, lang), text.rules_text(card, lang))
    )
    told = plain(said)
    return all(word in told for word in wanted)


def _distinct(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))
