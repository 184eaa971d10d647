"""Card faces in words: made once for a card set and a language."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.cards.glossary import words_of
from overseer.tragic.text import cards as text
from overseer.tragic.text.gifts import amount_number
from overseer.tragic.text.steps import capital
from overseer.tragic.words import (
    ABILITY,
    ANSWERS,
    COUNTS,
    DAMAGE,
    KEYWORDS,
    KINDS,
    LETTERS,
    ON_CAST,
    PLACES,
    REACTION,
    SKILL,
    STATS,
    TRAIT,
)
from overseer.voice.tragic.given import Blow, Cost, Face, Icon, Keyword, Line, Span
from overseer.voice.tragic.icons import icons

ANY: Final = "any"
SETS: Final = 16  # card sets and languages that are remembered


def cost_data(cost: bytes, master: bytes = b"") -> Cost:
    """A cost by letters, those of `master` first, then points of any letter."""
    return dict(_cost_data(cost, master))


@lru_cache(maxsize=1024)
def _cost_data(cost: bytes, master: bytes) -> Cost:
    order = [*master, *(at for at in range(len(LETTERS)) if at not in master)]
    found = {LETTERS[at]: cost[at] for at in order if cost[at]}
    if cost[7]:
        found[ANY] = cost[7]
    return found


@lru_cache(maxsize=SETS)
def faces(cards: CardSet, lang: str) -> tuple[Face, ...]:
    """Every card of a set in words."""
    drawn = icons(cards)
    return tuple(_face(card, lang, drawn) for card in cards.cards)


def _face(card: Card, lang: str, drawn: dict[str, Icon]) -> Face:
    keywords = [
        Keyword(word=word, name=translate(lang, f"tragic-keyword-{word}"), n=card.keywords[at])
        for at, word in enumerate(KEYWORDS)
        if card.keywords[at]
    ]
    return Face(
        id=card.id,
        name=text.name(card, lang),
        level=card.level,
        kind=KINDS[card.kind],
        types=text.type_words(card),
        type_line=text.type_line(card, lang),
        letters=[LETTERS[at] for at in card.letters],
        cost=cost_data(card.cost, card.letters),
        free=text.face_of(card) == "free",
        attack=card.attack,
        health=card.health,
        place=PLACES[card.place] if card.is_equipment else "",
        blow=_blow(card),
        answers=[word for at, word in enumerate(ANSWERS) if card.answers >> at & 1],
        timing=_timing(card),
        keywords=keywords,
        words=words_of(card),
        lines=[_line(card, line) for line in _lines(card, lang)],
        read=text.rules_lines(card, lang) if card.kind == REACTION else [],
        flavour=text.flavour(card, lang),
        icon=drawn[card.name],
        drawback=card.drawbacks > 0,
        race=card.race,
    )


def _blow(card: Card) -> Blow | None:
    strike = card.strike
    if strike is None:
        return None
    letters = [LETTERS[at] for at in (strike.letter, strike.second) if at >= 0]
    return Blow(
        formula=text.strike_formula(strike),
        letters=letters,
        kind=DAMAGE[strike.damage],
        strikes=strike.strikes,
    )


def _timing(card: Card) -> str:
    if card.kind == REACTION:
        return "answer"
    if card.kind == ABILITY:
        return "lay"
    return "" if card.kind in (TRAIT, SKILL) else "turn"


def _lines(card: Card, lang: str) -> list[str]:
    """The sentences of a card; of a reaction without what it answers, which is told by signs."""
    lines = text.rules_lines(card, lang)
    if card.kind != REACTION:
        return lines
    casts = any(ability.when == ON_CAST for ability in card.abilities)
    before = len(lines) - len(card.abilities) - (0 if casts else 1)
    own = [capital(text.ability_text(each, card, lang)) for each in card.abilities]
    return lines[:before] + [translate(lang, "tragic-line", text=line) for line in own]


# -- points of a letter in a sentence ------------------------------------------------------------


def _line(card: Card, line: str) -> Line:
    spans: list[Span] = []
    for phrase in _phrases(card):
        for found in re.finditer(rf"(?<![\w’']){re.escape(phrase)}(?![\w’'])", line):
            taken = any(span.start < found.end() and found.start() < span.end for span in spans)
            if not taken and not _is_word(line, found.start(), phrase, card):
                spans.append(Span(start=found.start(), end=found.end()))
    return Line(text=line, tokens=sorted(spans, key=lambda span: span.start))


def _phrases(card: Card) -> list[str]:
    """All that the text of a card may say in letters, the longest first."""
    found: set[str] = set()
    if card.strike is not None:
        found.add(text.strike_formula(card.strike))
    if card.kind == ABILITY:
        found |= {LETTERS[at] for at in card.letters}
    found |= {STATS[gift.stat].removeprefix("cheaper-") for gift in card.gifts}
    conditions = [gift.condition for gift in card.gifts]
    for ability in card.abilities:
        if any(ability.cost):
            found.add(text.cost_text(ability.cost))
        conditions.append(ability.condition)
        for step in [step for steps in (*ability.modes, ability.unpaid) for step in steps]:
            found.add(str(amount_number(step.amount)))
    for condition in conditions:
        if condition is not None:
            found.add(COUNTS[condition.count])
    lettered = {
        phrase for phrase in found if set(phrase) & set(LETTERS) and phrase.upper() == phrase
    }
    return sorted(lettered, key=lambda phrase: (-len(phrase), phrase))


def _is_word(line: str, at: int, phrase: str, card: Card) -> bool:
    """Whether it is a word of the language: “A card …”, not a point of agility."""
    if len(phrase) > 1 or (at == 0 and card.strike is not None):
        return False
    begins = at == 0 or line[at - 2 : at] in (". ", ": ")
    return begins and bool(re.match(r".\s[a-zà-ü]", line[at:]))
