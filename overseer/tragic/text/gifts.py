"""Numbers, conditions and static bonuses of a card in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from overseer.text import translate
from overseer.tragic.card import Amount, Condition, Gift
from overseer.tragic.words import (
    COMPARE,
    COUNT_FRAME,
    COUNT_STEALTH,
    COUNTS,
    LETTERS,
    ST_CRITICAL_FACTOR,
    STATS,
)

Number = int | str
"""A number as a sentence wants it: plain, or a formula such as `2×S`."""

_COMPARED: Final = ("ge", "le", "eq")  # words.COMPARE as a message can name them
_MINUS: Final = "−"
_TIMES: Final = "×"


def amount_number(amount: Amount) -> Number:
    """What an amount is: a number, or a formula with a letter or with X.

    >>> amount_number(Amount(1, COUNTS.index("S"), times=2)), amount_number(Amount(3))
    ('1+2×S', 3)
    """
    if amount.count < 0:
        return amount.flat
    word = COUNTS[amount.count]
    formula = word if word in LETTERS else "X"
    if amount.times != 1:
        formula = f"{amount.times}{_TIMES}{formula}"
    if amount.part != 1:
        formula = f"{formula}/{amount.part}"
    return f"{amount.flat}+{formula}" if amount.flat else formula


def explained(text: str, amount: Amount, lang: str) -> str:
    """A clause with a word about X, where its amount counts something."""
    if amount.count < 0:
        return text
    rounded = amount.part != 1
    if COUNTS[amount.count] in LETTERS:
        return translate(lang, "tragic-rounded", clause=text) if rounded else text
    count = translate(lang, f"tragic-count-{COUNTS[amount.count]}")
    message = "tragic-where-rounded" if rounded else "tragic-where"
    return translate(lang, message, clause=text, count=count)


def figure(number: int) -> str:
    """A number as texts write it.

    >>> figure(-3), figure(3)
    ('−3', '3')
    """
    return f"{_MINUS}{-number}" if number < 0 else str(number)


def signed(number: Number) -> str:
    """A number with its sign."""
    if isinstance(number, int) and number < 0:
        return figure(number)
    return f"+{number}"


def condition_text(condition: Condition, lang: str) -> str:
    """A condition as a clause: “if you have at least 5 S”."""
    word = COUNTS[condition.count]
    compare = _COMPARED[condition.compare]
    if condition.count in (COUNT_STEALTH, COUNT_FRAME):
        # These are had or not had; how many does not matter.
        zero = condition.number <= 0 and COMPARE[condition.compare] != ">="
        return translate(lang, f"tragic-if-{word}", has="no" if zero else "yes")
    if word in LETTERS:
        return translate(lang, "tragic-if-letter", letter=word, compare=compare, n=condition.number)
    return translate(lang, f"tragic-if-{word}", compare=compare, n=condition.number)


@lru_cache(maxsize=4096)
def gift_text(gift: Gift, lang: str) -> str:
    """A static bonus as a clause, with its condition."""
    text = stat_text(gift.stat, gift.amount, lang)
    if gift.condition is None:
        return text
    condition = condition_text(gift.condition, lang)
    return translate(lang, "tragic-gift-if", gift=text, condition=condition)


@lru_cache(maxsize=4096)
def stat_text(stat: int, number: Number, lang: str, yours: bool = True) -> str:
    """A number of a stat in a few words: “+2 armour”; `yours`: who reads it has it."""
    word = STATS[stat]
    lower = isinstance(number, int) and number < 0
    args: dict[str, object] = {
        "n": abs(number) if isinstance(number, int) else number,
        "signed": signed(number),
        "sign": "minus" if lower else "plus",
        "whose": "yours" if yours else "theirs",
    }
    if stat == ST_CRITICAL_FACTOR:  # TR-C6: a critical doubles
        args["factor"] = 2 + number if isinstance(number, int) else f"(2+{number})"
    if word.startswith("cheaper-"):
        what = word.removeprefix("cheaper-")
        if what in LETTERS:
            return translate(lang, "tragic-gift-cheaper-letter", letter=what, **args)
    return translate(lang, f"tragic-gift-{word}", **args)
