"""The words in capitals that a card's text uses: its keywords and a few more.

Each has its name (`tragic-keyword-…`) and its meaning (`glossary-…`) in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from overseer.text import translate
from overseer.tragic.card import Ability, Card, Condition, Step
from overseer.tragic.words import (
    COUNT_STEALTH,
    DISCOVERY,
    DRAIN,
    DRUG,
    GAIN,
    GRANT,
    HIDE,
    KEYWORDS,
    ON_END,
    ON_UPKEEP,
    REFRESH,
    STATS,
)

WORDS: Final = (
    *KEYWORDS,
    *("stealth", "discovery", "respirator", "upkeep", "addicted", "end-of-turn", "special"),
)
# Bonuses that are told by a word in capitals; a player's armour and criticals are not.
_OF_STATS: Final = {
    **{
        word: word
        for word in (
            *("penetrating", "piercing", "vampirism", "excess", "luminescent", "silenced"),
            *("in-defence", "stealth", "respirator"),
        )
    },
    **{
        f"ally-{word}": word
        for word in ("armour", "penetrating", "critical", "in-defence", "martyr", "horde")
    },
}
_OF_STEPS: Final = {
    HIDE: "stealth",
    DISCOVERY: "discovery",
    REFRESH: "special",
    DRAIN: "special",
}


def words_of(card: Card) -> list[str]:
    """The words in capitals of a card's text, in the order of the glossary.

    >>> from overseer.tragic.cards.file import standard
    >>> words_of(standard().by_id["stealth-boy-2"]), words_of(standard().by_id["silencer-1"])
    (['stealth'], ['silenced'])
    """
    used = set(_used(card))
    return [word for word in WORDS if word in used]


def name(word: str, lang: str) -> str:
    """A word as cards print it."""
    return translate(lang, f"tragic-keyword-{word}")


def meaning(word: str, lang: str) -> str:
    """What a word says, in a sentence or two."""
    return translate(lang, f"glossary-{word}")


def _used(card: Card) -> Iterator[str]:
    yield from (word for word, index in zip(KEYWORDS, card.keywords, strict=True) if index)
    for gift in card.gifts:
        yield from _of_stat(gift.stat)
        yield from _of_condition(gift.condition)
    for ability in card.abilities:
        yield from _of_ability(ability, card)


def _of_ability(ability: Ability, card: Card) -> Iterator[str]:
    if ability.when == ON_UPKEEP:
        yield "addicted" if card.kind == DRUG else "upkeep"  # TR-W21
    elif ability.when == ON_END:
        yield "end-of-turn"
    yield from _of_condition(ability.condition)
    for steps in (*ability.modes, ability.unpaid):
        for step in steps:
            yield from _of_step(step)


def _of_step(step: Step) -> Iterator[str]:
    if step.op == GRANT:
        yield KEYWORDS[step.detail]
    elif step.op == GAIN:
        yield from _of_stat(step.detail)
    elif step.op in _OF_STEPS:
        yield _OF_STEPS[step.op]
    if step.amount.count == COUNT_STEALTH:
        yield "stealth"


def _of_stat(stat: int) -> Iterator[str]:
    if STATS[stat] in _OF_STATS:
        yield _OF_STATS[STATS[stat]]


def _of_condition(condition: Condition | None) -> Iterator[str]:
    if condition is not None and condition.count == COUNT_STEALTH:
        yield "stealth"
