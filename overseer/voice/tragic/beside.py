"""Tragic beside a real table: life, radiation and critical hits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import field

from overseer.text import translate
from overseer.tragic.card import Gift
from overseer.tragic.cards.file import standard
from overseer.tragic.player import BASE_HP
from overseer.tragic.rules.board import HIGHEST_LEVEL
from overseer.tragic.text.cards import name
from overseer.tragic.text.gifts import gift_text
from overseer.tragic.words import (
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_MAX_HP,
    ST_NO_CRITICALS,
)
from overseer.voice.given import Given
from overseer.voice.library import RuleText, rule_of
from overseer.voice.rules import book_of
from overseer.voice.tragic.measured import Criticals, criticals

FACTOR: Final = 2  # TR-C6
FACES: Final = 6
NEEDED: Final = 2  # ones
MOST_TRAITS: Final = 2
RULES: Final = ("TR-A1", "TR-A2", "TR-A3", "TR-A4", "TR-C6", "TR-C10", "TR-N1")


class Changes(Given, kw_only=True):
    """What something changes in the numbers that are counted here."""

    hp: int = 0  # of the maximum
    critical: int = 0  # chances
    factor: int = 0  # of a critical hit
    never: bool = False  # no critical hits


class TraitBeside(Given, kw_only=True):
    """A trait that changes something here."""

    id: str
    name: str
    text: list[str]
    changes: Changes


class LevelBeside(Given, kw_only=True):
    """A level of the radiation track."""

    level: int
    text: str
    changes: Changes


class TragicBeside(Given, kw_only=True):
    """Everything that is counted and thrown beside a real duel."""

    hp: int
    levels: list[LevelBeside]
    highest: int
    traits: list[TraitBeside]
    most_traits: int
    criticals: Criticals
    factor: int
    needed: int  # ones that make a hit critical
    faces: int
    players: list[int] = field(default_factory=lambda: [2, 3, 4])
    rules: list[RuleText] = field(default_factory=list)


def tragic_beside(lang: str) -> TragicBeside:
    """All of it in a language."""
    cards = standard()
    book = book_of("tragic")
    traits = [cards.cards[number] for number in cards.traits]
    return TragicBeside(
        hp=BASE_HP,
        levels=[
            LevelBeside(level=level, text=_level(level, gifts, lang), changes=changes(gifts))
            for level, gifts in enumerate(cards.radiation)
        ],
        highest=HIGHEST_LEVEL,
        traits=[
            TraitBeside(
                id=trait.id,
                name=name(trait, lang),
                text=[gift_text(gift, lang) for gift in trait.gifts],
                changes=changes(trait.gifts),
            )
            for trait in traits
            if changes(trait.gifts) != Changes()
        ],
        most_traits=MOST_TRAITS,
        criticals=criticals(lang),
        factor=FACTOR,
        needed=NEEDED,
        faces=FACES,
        rules=[rule_of(rule, lang, book) for rule in RULES],
    )


def _level(level: int, gifts: list[Gift], lang: str) -> str:
    """What a level does from itself on; empty where it does nothing new."""
    if not gifts:
        return ""
    told = ", ".join(gift_text(gift, lang) for gift in gifts)
    return translate(lang, "tragic-radiation-level", n=level, list=told)


def changes(gifts: Iterable[Gift]) -> Changes:
    """What gifts change here."""
    sums = dict.fromkeys((ST_MAX_HP, ST_CRITICAL, ST_CRITICAL_FACTOR, ST_NO_CRITICALS), 0)
    for gift in gifts:
        if gift.stat in sums:
            sums[gift.stat] += gift.amount
    return Changes(
        hp=sums[ST_MAX_HP],
        critical=sums[ST_CRITICAL],
        factor=sums[ST_CRITICAL_FACTOR],
        never=sums[ST_NO_CRITICALS] > 0,
    )
