"""The small phrases of a card file: costs, amounts, conditions, filters, gifts and strikes.

Each function reads one phrase; a phrase that is not in order raises a `Mistake` that says what may
stand there instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from overseer.cardfile.problems import guess, shown
from overseer.tragic.card import NO_COST, Amount, Condition, Filter, Gift, Strike
from overseer.tragic.words import (
    ARMOUR,
    COMPARE,
    COUNTS,
    DAMAGE,
    DRUG,
    KEYWORDS,
    KINDS,
    LETTERS,
    OBJECT,
    PLAIN,
    STATS,
    TRAIT,
    TYPES,
    WEAPON,
)

MOST: Final = 99  # no number on a card is higher
MOST_POINTS: Final = 10  # TR-Z1: of one letter
# What “object” finds: every object but a building, which has to be named (TR-K2).
OBJECTS: Final = 1 << OBJECT | 1 << ARMOUR | 1 << WEAPON | 1 << DRUG

_COST: Final = re.compile(r"([SPECIAL]*)(\d{0,2})")
_NUMBER: Final = re.compile(r"[+-]?\d{1,2}")
_COUNTED: Final = re.compile(r"(?:(\d{1,2})\+)?(?:(\d{1,2})\*)?([A-Za-z-]+)(?:/(\d{1,2}))?")
_LETTERS: Final = re.compile(r"([SPECIAL])(?:\+([SPECIAL]))?(?:\+(\d{1,2}))?")


class Mistake(Exception):
    """A phrase that is not in order: a message id and its arguments."""

    def __init__(self, id: str, /, **args: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.args_ = args


def word_number(word: str, known: Sequence[str], what: str) -> int:
    """The number of a word in its list; `what` names the kind of word for the message."""
    if word not in known:
        hints = guess(word, tuple(known))
        allowed = " ".join(known)
        raise Mistake("tragic-file-word", word=shown(word), what=what, allowed=allowed, **hints)
    return known.index(word)


def malformed(text: str, spelling: str) -> Mistake:
    return Mistake("tragic-file-shape", text=shown(text), allowed=spelling)


def read_cost(text: str) -> bytes:
    """Points of the seven letters, then points of any letter.

    >>> list(read_cost("SSP1"))
    [2, 1, 0, 0, 0, 0, 0, 1]
    """
    match = _COST.fullmatch(text)
    if match is None:
        raise malformed(text, "S SS1 SSP2 3")
    points = [match[1].count(letter) for letter in LETTERS]
    # TR-Z1: a column holds ten points, so nobody could pay more of a letter.
    if max(points) > MOST_POINTS:
        raise Mistake("tragic-file-cost", text=shown(text), high=MOST_POINTS)
    return bytes([*points, int(match[2] or 0)]) if text else NO_COST


def read_number(text: str) -> int:
    if _NUMBER.fullmatch(text) is None:
        raise malformed(text, "3 -1 +2")
    return int(text)


def read_amount(text: str) -> Amount:
    """A number, or one that counts something.

    >>> amount = read_amount("1+2*S")
    >>> amount.flat, amount.times, COUNTS[amount.count], amount.part
    (1, 2, 'S', 1)
    """
    if _NUMBER.fullmatch(text):
        return Amount(int(text))
    match = _COUNTED.fullmatch(text)
    if match is None:
        raise malformed(text, "3 S 2*S S/2 1+allies")
    count = word_number(match[3], COUNTS, "count")
    part = int(match[4] or 1)
    if part == 0:
        raise malformed(text, "S/2")
    return Amount(int(match[1] or 0), count, int(match[2] or 1), part)


def is_amount(word: str) -> bool:
    """Whether a word of a step looks like an amount."""
    counted = _COUNTED.fullmatch(word)
    return bool(_NUMBER.fullmatch(word) or (counted and counted[3] in COUNTS))


def read_condition(text: str) -> Condition:
    """`S >= 5`: what is counted, how it compares, a number."""
    parts = text.split()
    if len(parts) != 3:
        raise malformed(text, "S >= 5")
    count = word_number(parts[0], COUNTS, "count")
    return Condition(count, word_number(parts[1], COMPARE, "compare"), read_number(parts[2]))


def read_filter(words: Sequence[str]) -> Filter:
    """Kinds and types joined by `|`, `letter:S`, `level:2`; what stands there must all fit."""
    found = Filter()
    for word in words:
        key, colon, value = word.partition(":")
        if word == "any" and len(words) == 1:
            return found
        if colon and key == "letter" and found.letter < 0:
            found.letter = word_number(value, LETTERS, "letter")
        elif colon and key == "level" and not found.level and value in ("1", "2", "3"):
            found.level = int(value)
        elif not colon and not found.kinds and word.split("|")[0] in KINDS[:TRAIT]:
            found.kinds = _kinds(word)
        elif not colon and not found.types:
            found.types = _types(word.split("|"), word)
        else:
            raise malformed(word, "any ally|companion robot letter:S level:2")
    return found


def read_types(words: Sequence[str]) -> int:
    """One bit for each type."""
    bits = 0
    for word in words:
        bits |= 1 << word_number(word, TYPES, "type")
    return bits


def read_keyword(text: str) -> tuple[int, int]:
    """A keyword and its index, which is 1 where none is written."""
    word, *rest = text.split() or [""]
    keyword = word_number(word, KEYWORDS, "keyword")
    if not rest:
        return keyword, 1
    index = read_number(rest[0])
    if len(rest) > 1 or not 1 <= index <= MOST:
        raise malformed(text, f"{word} {word} 2")
    return keyword, index


def read_gift(text: str) -> Gift:
    """`STAT [NUMBER] [if CONDITION]`.

    >>> gift = read_gift("draw-rate -1 if frame = 0")
    >>> STATS[gift.stat], gift.amount, gift.condition is not None
    ('draw-rate', -1, True)
    """
    bonus, has_condition, condition = text.partition(" if ")
    word, *rest = bonus.split() or [""]
    stat = word_number(word, STATS, "stat")
    if len(rest) > 1:
        raise malformed(text, f"{word} 2 if S >= 5")
    amount = read_number(rest[0]) if rest else 1
    if amount == 0:
        raise malformed(text, f"{word} 1")
    return Gift(stat, amount, read_condition(condition) if has_condition else None)


def read_strike(text: str) -> Strike:
    """`[LETTER[+LETTER]][+N] [xTIMES] [KIND OF DAMAGE] [N strikes] [plus N]`, or a fixed number.

    >>> strike = read_strike("S+P+1 x2 fire 3 strikes plus 4")
    >>> strike.letter, strike.second, strike.plus, strike.times, strike.strikes, strike.base
    (0, 1, 1, 2, 3, 4)
    """
    spelling = "“S x2” “8 fire” “A x1 2 strikes” “S+P+1 x2 laser plus 3”"
    words = text.split()
    strike = Strike(-1, -1, 0, 1, PLAIN, 1, 0)
    if not words:
        raise malformed(text, spelling)
    first = words.pop(0)
    letters = _LETTERS.fullmatch(first)
    if letters is not None:
        strike.letter = LETTERS.index(letters[1])
        strike.second = LETTERS.index(letters[2]) if letters[2] else -1
        strike.plus = int(letters[3] or 0)
        if words and re.fullmatch(r"x[1-9]", words[0]):
            strike.times = int(words.pop(0)[1:])
    elif re.fullmatch(r"\d{1,2}", first):
        strike.base = int(first)
    else:
        raise malformed(text, spelling)
    if words and not words[0].isdigit() and words[0] != "plus":
        strike.damage = word_number(words.pop(0), DAMAGE, "damage")
    if len(words) >= 2 and words[1] == "strikes" and words[0] in "23456":
        strike.strikes = int(words[0])
        del words[:2]
    if len(words) == 2 and words[0] == "plus" and letters is not None:
        strike.base = read_number(words[1])
        del words[:2]
    if words:
        raise malformed(text, spelling)
    return strike


def _kinds(word: str) -> int:
    bits = 0
    for each in word.split("|"):
        kind = word_number(each, KINDS[:TRAIT], "kind")
        bits |= OBJECTS if kind == OBJECT else 1 << kind
    return bits


def _types(words: Sequence[str], text: str) -> int:
    bits = 0
    for word in words:
        # The mistake is told with both lists: a filter may name kinds as well as types.
        if word not in TYPES:
            word_number(word, [*KINDS[:TRAIT], *TYPES], "filter")
            raise malformed(text, "ally|companion robot|animal")
        bits |= 1 << TYPES.index(word)
    return bits
