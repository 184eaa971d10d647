"""Decks as people paste them: a code, a file, a ready deck's name, or a card on every line.

2 punch-1
1 Bat blow ★★
3x Hammer arm
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.tragic.card import Card, CardSet
from overseer.tragic.decks.code import NAME, decode, looks_like_code
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.decks.file import MOST_COPIES, deck_of
from overseer.tragic.decks.ready import READY, ready_text, title
from overseer.tragic.text.cards import name as card_name
from overseer.tragic.words import SKILL, TRAIT

MOST_LINES: Final = 400
_LINE: Final = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+?)\s*(★{1,3})?")
_SHOWN: Final = 40  # characters of a line in a sentence about it


def read_source(source: str, cards: CardSet, lang: str, name: str) -> Deck:
    """The deck that a text stands for; `name` is for a text that has none.

    What is wrong is raised: a BadOption, or the problems of a file with their lines.
    """
    tidy = source.strip()
    if looks_like_code(tidy):
        found = decode(tidy, cards)
        own = name if found.name == NAME else found.name
        return Deck(own, found.cards, found.traits, found.skills, found.format)
    if tidy in READY:
        found = deck_of(ready_text(tidy), cards, tidy)
        return Deck(title(found, lang), found.cards, found.traits, found.skills, found.format)
    if "=" in tidy:
        return deck_of(source.replace("\r\n", "\n"), cards, NAME)
    return _of_lines(tidy, cards, lang, name)


def _of_lines(text: str, cards: CardSet, lang: str, name: str) -> Deck:
    lists: dict[str, list[int]] = {"cards": [], "traits": [], "skills": []}
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise _refused("lines", high=MOST_LINES)
    for at, line in enumerate(lines, start=1):
        tidy = " ".join(line.split())
        if not tidy or tidy.startswith(("#", "//")):
            continue
        match = _LINE.fullmatch(tidy)
        assert match is not None  # any text is a name
        copies = int(match[1] or 1)
        card = _card(match[2], len(match[3] or ""), cards, lang)
        if card is None or not 1 <= copies <= MOST_COPIES:
            raise _refused("line", line=at, text=tidy[:_SHOWN])
        place = {TRAIT: "traits", SKILL: "skills"}.get(card.kind, "cards")
        lists[place] += [card.number] * copies
    most = max((lists["cards"].count(card) for card in set(lists["cards"])), default=1)
    format = next((word for word, copies in FORMATS.items() if copies >= most), "quad")
    return Deck(name, lists["cards"], lists["traits"], lists["skills"], format)


def _card(text: str, level: int, cards: CardSet, lang: str) -> Card | None:
    """A card by its id, or by its name in the reader's language or in English, with its stars."""
    if text.lower() in cards.by_id:
        return cards.by_id[text.lower()]
    return _named(cards, lang).get((text.casefold(), level or 1)) or _named(cards, "en").get(
        (text.casefold(), level or 1)
    )


@lru_cache(maxsize=8)
def _named(cards: CardSet, lang: str) -> dict[tuple[str, int], Card]:
    return {(card_name(card, lang).casefold(), card.level): card for card in cards.cards}


def _refused(word: str, **args: Value) -> BadOption:
    return BadOption(Refusal("TR-D1", f"tragic-deck-{word}", dict(args)))
