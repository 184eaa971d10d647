"""Steps of an ability as card files write them: `op [AMOUNT] [DETAIL] [WHOM] [UNTIL] [FILTER]`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from overseer.tragic.card import Amount, Step
from overseer.tragic.cards.grammar import (
    MOST,
    Mistake,
    is_amount,
    malformed,
    read_amount,
    read_filter,
    read_number,
    word_number,
)
from overseer.tragic.words import (
    DAMAGE,
    KEYWORDS,
    LETTERS,
    PLAIN,
    STATS,
    STEPS,
    UNTIL,
    UNTIL_END,
    WHOM,
    YOU,
)

_PLAYERS: Final = ("you", "opponent", "each")
_GROUPS: Final = ("own-allies", "opposing-allies", "all-allies", "attackers", "other-own-allies")
_ALLIES: Final = ("target", "this", *_GROUPS)
_PERMANENTS: Final = (*_ALLIES, "opposing-objects", "all-objects")
_BOOST: Final = re.compile(r"([+-])(.+)/([+-]\d{1,2})")


class Shape(NamedTuple):
    """What a step may say behind its word; the first of `whom` is meant where none is named."""

    example: str
    amount: str = ""  # "", "number", "signed" or "boost"
    detail: str = ""  # "", "damage", "keyword", "stat" or "letter"
    whom: tuple[str, ...] = ()
    named: bool = False  # whom it reaches must be said
    until: bool = False
    filter: str = ""  # "", "may" or "must"


SHAPES: Final[dict[str, Shape]] = {
    "draw": Shape("draw 2", "number", whom=_PLAYERS),
    "discard": Shape("discard 1 opponent", "number", whom=_PLAYERS),
    "discard-random": Shape("discard-random 1", "number", whom=("opponent", "you", "each")),
    "steal": Shape("steal 1", "number", whom=("opponent",)),
    "heal": Shape("heal 5", "number", whom=_PLAYERS),
    "lose": Shape("lose 2", "number", whom=_PLAYERS),
    "damage": Shape(
        "damage 5 fire target", "number", "damage", ("target", *_PLAYERS, *_ALLIES[1:]), named=True
    ),
    "search": Shape("search 1 ally|companion", "number", filter="must"),
    "recover": Shape("recover 1 attack", "number", filter="must"),
    "revive": Shape("revive 1 ally level:2", "number", filter="must"),
    "discovery": Shape("discovery 3", "number"),
    "mill": Shape("mill 2 opponent", "number", whom=_PLAYERS),
    "boost": Shape(
        "boost +1/+2 target end", "boost", whom=_ALLIES, named=True, until=True, filter="may"
    ),
    "grant": Shape(
        "grant excess target end", "", "keyword", _ALLIES, named=True, until=True, filter="may"
    ),
    "gain": Shape("gain armour 2 next-turn", "", "stat", _PLAYERS, until=True),
    "beat": Shape("beat target", whom=_PERMANENTS, named=True, filter="may"),
    "destroy": Shape("destroy target", whom=_PERMANENTS, named=True, filter="may"),
    "return": Shape("return target", whom=_PERMANENTS, named=True, filter="may"),
    "engage": Shape("engage target", whom=_PERMANENTS, named=True, filter="may"),
    "disengage": Shape("disengage own-allies", whom=_PERMANENTS, named=True, filter="may"),
    "refresh": Shape("refresh 2", "number"),
    "drain": Shape("drain 2 opponent", "number", whom=("opponent", "each")),
    "stealth": Shape("stealth"),
    "irradiate": Shape("irradiate 1 opponent", "number", whom=("opponent", "you", "each")),
    "cure": Shape("cure 1", "number"),
    "end-turn": Shape("end-turn"),
    "cancel": Shape("cancel"),
    "dodge": Shape("dodge"),
    "dodge-roll": Shape("dodge-roll 3", "number"),
    "reduce": Shape("reduce 4", "number"),
    "redirect": Shape("redirect"),
    "lay": Shape("lay 1", "number"),
    "show-reactions": Shape("show-reactions opponent", whom=("opponent",)),
    "show-hand": Shape("show-hand opponent", whom=("opponent",)),
    "enter": Shape("enter"),
    "reprieve": Shape("reprieve"),
    "free-attack": Shape("free-attack"),
    "point": Shape("point +1 S", "signed", "letter"),
    "max-hp": Shape("max-hp +5", "signed", whom=("you", "opponent")),
    "heal-ally": Shape(
        "heal-ally 3 target", "number", whom=("target", "this", "own-allies"), named=True
    ),
    "strip": Shape("strip opponent", whom=("opponent", "target"), named=True),
    "repeat": Shape("repeat"),
    "take-off-drug": Shape("take-off-drug"),
    "equal-draw": Shape("equal-draw"),
}


def read_step(text: str) -> Step:
    """One step.

    >>> step = read_step("damage 2*S fire opposing-allies")
    >>> STEPS[step.op], step.amount.times, DAMAGE[step.detail], WHOM[step.whom]
    ('damage', 2, 'fire', 'opposing-allies')
    """
    op, *words = text.split() or [""]
    number = word_number(op, STEPS, "step")
    shape = SHAPES[op]
    step = Step(number, Amount(0))
    _read_detail(step, shape, words, before=True)
    _read_amount(step, shape, words)
    _read_detail(step, shape, words, before=False)
    _read_whom(step, shape, words)
    if shape.until:
        step.until = UNTIL.index(words.pop(0)) if words and words[0] in UNTIL else UNTIL_END
    if shape.filter and words:
        step.filter = read_filter(words)
        words = []
    if words or (shape.filter == "must" and step.filter is None):
        raise malformed(text, shape.example)
    return step


def _read_amount(step: Step, shape: Shape, words: list[str]) -> None:
    if not shape.amount:
        return
    word = words.pop(0) if words else ""
    if shape.amount == "boost":
        match = _BOOST.fullmatch(word)
        if match is None:
            raise malformed(word, shape.example)
        step.amount = read_amount(match[2] if match[1] == "+" else f"-{match[2]}")
        step.second = int(match[3])
    elif shape.amount == "signed":
        step.amount = Amount(read_number(word))
    else:
        step.amount = read_amount(word)
    least = 1 if shape.amount == "number" else -MOST
    if step.amount.count < 0 and not least <= step.amount.flat <= MOST:
        raise malformed(word, shape.example)


def _read_detail(step: Step, shape: Shape, words: list[str], before: bool) -> None:
    """Keywords and stats stand before their number; kinds of damage and letters behind it."""
    if before:
        if shape.detail in ("keyword", "stat"):
            known = KEYWORDS if shape.detail == "keyword" else STATS
            step.detail = word_number(words.pop(0) if words else "", known, shape.detail)
            numbered = bool(words) and is_amount(words[0])
            step.amount = read_amount(words.pop(0)) if numbered else Amount(1)
    elif shape.detail == "letter":
        step.detail = word_number(words.pop(0) if words else "", LETTERS, "letter")
    elif shape.detail == "damage":
        kind = bool(words) and words[0] not in WHOM
        step.detail = word_number(words.pop(0), DAMAGE, "damage") if kind else PLAIN


def _read_whom(step: Step, shape: Shape, words: list[str]) -> None:
    if not shape.whom:
        step.whom = YOU
        return
    if words and words[0] in shape.whom:
        step.whom = WHOM.index(words.pop(0))
        return
    if shape.named:
        word = words[0] if words else ""
        word_number(word, shape.whom, "whom")
    step.whom = WHOM.index(shape.whom[0])


def read_steps(texts: Sequence[str]) -> tuple[list[Step], list[Mistake]]:
    """The steps of a list, and what is wrong with the others."""
    steps: list[Step] = []
    mistakes: list[Mistake] = []
    for text in texts:
        try:
            steps.append(read_step(text))
        except Mistake as mistake:
            mistakes.append(mistake)
    return steps, mistakes
