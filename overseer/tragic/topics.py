"""What is decided in a duel, by number and by word."""

from __future__ import annotations

from typing import Final

# What is decided. NATURE's topics come first.
T_FIRST: Final = 0
T_DRAW: Final = 1
T_DODGE: Final = 2
T_CRITICAL: Final = 3
T_FORTUNE: Final = 4  # a card that rolls a die
T_SNATCH: Final = 5
T_TRAITS: Final = 6
T_SKILLS: Final = 7
T_MULLIGAN: Final = 8
T_UPKEEP: Final = 9
T_TOLL: Final = 10
T_MAIN: Final = 11
T_TARGET: Final = 12
T_PART: Final = 13
T_PAY: Final = 14
T_LAY: Final = 15
T_ANSWER: Final = 16
T_JOIN: Final = 17
T_BLOCK: Final = 18
T_AGAINST: Final = 19
T_DIVIDE: Final = 20
T_CHARGE: Final = 21
T_PROTECT: Final = 22
T_DISCARD: Final = 23
T_SEARCH: Final = 24
T_RECOVER: Final = 25
T_PLACE: Final = 26
T_MODE: Final = 27
T_VOTE: Final = 28
T_ORDER: Final = 29
T_MAY: Final = 30
T_REFRESH: Final = 31
T_DRAIN: Final = 32
T_FREE: Final = 33
T_INTERRUPT: Final = 34
T_SHOW: Final = 35
T_OVER: Final = 36
T_STRIKE_BACK: Final = 37
T_INCAPACITATE: Final = 38
TOPICS: Final = (
    "first",
    "draw",
    "dodge",
    "critical",
    "fortune",
    "snatch",
    "traits",
    "skills",
    "mulligan",
    "upkeep",
    "toll",
    "main",
    "target",
    "part",
    "pay",
    "lay",
    "answer",
    "join",
    "block",
    "against",
    "divide",
    "charge",
    "protect",
    "discard",
    "search",
    "recover",
    "place",
    "mode",
    "vote",
    "order",
    "may",
    "refresh",
    "drain",
    "free",
    "interrupt",
    "show",
    "over",
    "strike-back",
    "incapacitate",
)
