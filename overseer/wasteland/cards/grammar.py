"""The small phrases of a card file: rulers with dice, damage, ratings, gifts, effects and uses.

Each function reads one phrase; a phrase that is not in order raises a `Mistake` that says what may
stand there instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from overseer.cardfile.problems import guess, shown
from overseer.wasteland.card import IconEffect
from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.words import (
    ATTRIBUTES,
    COLOURS,
    DAMAGES,
    DICE,
    DICE_LETTERS,
    E_ACTION,
    E_ALARM,
    E_DAMAGE,
    E_DRAW,
    E_HURT,
    E_PIERCE,
    E_PUSH,
    E_RADIATE,
    E_REDUCTION,
    EFFECTS,
    GIFTS,
    ICONS,
    IMMUNE,
    NONE,
    OWN,
    REACHES,
    SKILLS,
    USES,
    WHERES,
)

MOST: Final = 99  # no number on a card is higher
MOST_DICE: Final = 4  # of one colour in one column of a weapon
ALL: Final = 99  # "cleanse all"

_NUMBER: Final = re.compile(r"[+-]?\d{1,2}")
_RATING: Final = re.compile(r"([0-9])(\+1)?")
_NO_RATING: Final = ("–", "-", "0")
_IN_RULERS: Final = (E_PUSH, E_ALARM)
_COUNTED: Final = (*(E_DAMAGE, E_REDUCTION, E_PIERCE, E_ACTION, E_RADIATE, E_HURT, E_DRAW),)


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
        raise Mistake("wasteland-file-word", word=shown(word), what=what, allowed=allowed, **hints)
    return known.index(word)


def malformed(text: str, spelling: str) -> Mistake:
    return Mistake("wasteland-file-shape", text=shown(text), allowed=spelling)


def read_number(word: str, spelling: str, low: int = 1) -> int:
    if not _NUMBER.fullmatch(word) or not low <= int(word) <= MOST:
        raise malformed(word, spelling)
    return int(word)


def read_ruler(text: str) -> int:
    return word_number(text, COLOURS, "ruler")


def read_dice(text: str) -> bytes:
    """Effect dice by their letters: black, yellow, green, blue.

    >>> list(read_dice("YYG"))
    [0, 2, 1, 0]
    """
    counts = [text.count(letter) for letter in DICE_LETTERS]
    if sum(counts) < len(text) or max(counts) > MOST_DICE:
        raise malformed(text, "K YY KGB")
    return bytes(counts)


def read_band(text: str) -> tuple[int, bytes]:
    """A range: its ruler and the dice there, if any.

    >>> read_band("blue YY")
    (4, b'\\x00\\x02\\x00\\x00')
    """
    colour, *dice = text.split() or [""]
    if len(dice) > 1:
        raise malformed(text, "“blue YY” “black”")
    return read_ruler(colour), read_dice("".join(dice))


def read_damage(text: str) -> list[tuple[int, int]]:
    """How much of which kind, one kind or two (WB-F18).

    >>> read_damage("2 physical, 1 radiation")
    [(2, 0), (1, 2)]
    """
    spelling = "“2 physical” “2 physical, 1 radiation”"
    found: list[tuple[int, int]] = []
    for part in text.split(","):
        words = part.split()
        if len(words) != 2:
            raise malformed(text, spelling)
        amount = read_number(words[0], spelling)
        found.append((amount, word_number(words[1], DAMAGES, "damage")))
    if len(found) > 2 or len({kind for _, kind in found}) < len(found):
        raise malformed(text, spelling)
    return found


def read_rating(text: str) -> tuple[int, bool]:
    """An armour rating and whether it is strong (WB-F6).

    >>> read_rating("3+1"), read_rating("–"), read_rating("X")
    ((3, True), (0, False), (99, False))
    """
    if text in _NO_RATING:
        return 0, False
    if text == "X":
        return IMMUNE, False
    match = _RATING.fullmatch(text)
    if match is None:
        raise malformed(text, "– 2 3+1 X")
    return int(match[1]), match[2] is not None


def read_skill(text: str) -> tuple[int, int]:
    """A skill and the attribute it stands beside (WB-D2)."""
    words = text.split()
    if len(words) != 2:
        raise malformed(text, "“melee strength” “rifle perception”")
    skill = word_number(words[0], SKILLS, "skill")
    return skill, word_number(words[1], ATTRIBUTES, "attribute")


def read_gift(text: str) -> Gift:
    """`STAT [NUMBER] [REACH]`.

    >>> gift = read_gift("rifle 2 aura-minutemen")
    >>> GIFTS[gift.stat], gift.amount, REACHES[gift.reach]
    ('rifle', 2, 'aura-minutemen')
    """
    word, *rest = text.split() or [""]
    stat = word_number(word, GIFTS, "gift")
    spelling = f"“{word}” “{word} 2” “{word} 2 aura”"
    amount = 1
    if rest and _NUMBER.fullmatch(rest[0]):
        amount = int(rest.pop(0))
    reach = word_number(rest.pop(0), REACHES, "reach") if rest else OWN
    if rest or amount == 0:
        raise malformed(text, spelling)
    return Gift(stat, amount, reach)


def read_extra_die(text: str) -> ExtraDie:
    """`COLOUR WHERE [REACH]`."""
    words = text.split()
    if len(words) not in (2, 3):
        raise malformed(text, "“green long-rifle” “yellow melee aura”")
    die = word_number(words[0], DICE, "die")
    where = word_number(words[1], WHERES, "where")
    return ExtraDie(die, where, word_number(words[2], REACHES, "reach") if words[2:] else OWN)


def read_effect(text: str) -> IconEffect:
    """`[[COUNT] ICON] EFFECT [AMOUNT] [max N] [if-damaged]`; without an icon it happens by itself.

    >>> effect = read_effect("2 bottle pierce 1 max 2 if-damaged")
    >>> effect.count, ICONS[effect.icon], EFFECTS[effect.effect], effect.limit, effect.if_damaged
    (2, 'bottle', 'pierce', 2, True)
    """
    spelling = "“bottle damage 1” “2 bottle fire” “star pierce 1 max 2 if-damaged” “push orange”"
    words = text.split()
    icon, count = NONE, 0
    if words and words[0].isdigit():
        count = read_number(words.pop(0), spelling)
        icon = word_number(words.pop(0) if words else "", ICONS, "icon")
    elif words and words[0] in ICONS:
        count, icon = 1, ICONS.index(words.pop(0))
    effect = word_number(words.pop(0) if words else "", EFFECTS, "effect")
    amount, limit = 1, 1
    if effect in _IN_RULERS:
        amount = read_ruler(words.pop(0) if words else "")
    elif words and effect in _COUNTED and words[0] not in ("max", "if-damaged"):
        amount = read_number(words.pop(0), spelling)
    if len(words) >= 2 and words[0] == "max" and icon != NONE:
        limit = read_number(words[1], spelling)
        del words[:2]
    found = IconEffect(icon, count, limit, effect, amount)
    if words and words[0] == "if-damaged":
        found.if_damaged = True
        del words[0]
    if words:
        raise malformed(text, spelling)
    return found


def read_plain_effect(text: str) -> IconEffect:
    """An effect that needs no icon."""
    found = read_effect(text)
    if found.icon != NONE:
        raise malformed(text, "“damage 1” “stun” “hurt 2”")
    return found


def read_use(text: str) -> tuple[int, int]:
    """What using an item does: `heal 4`, `cleanse all`, `cure`."""
    word, *rest = text.split() or [""]
    use = word_number(word, USES, "use")
    if len(rest) > 1:
        raise malformed(text, f"“{word}” “{word} 2” “{word} all”")
    if rest == ["all"]:
        return use, ALL
    return use, read_number(rest[0], f"“{word}” “{word} 2” “{word} all”") if rest else 1


def read_scatter(text: str) -> tuple[int, int]:
    """From how bad a miss on (WB-F8), and the ruler."""
    words = text.split()
    if len(words) != 2:
        raise malformed(text, "“1 orange” “3 yellow”")
    return read_number(words[0], "“1 orange” “3 yellow”", low=0), read_ruler(words[1])
