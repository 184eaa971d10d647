"""One text made into many that are almost like it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final

LONGEST: Final = 20_000  # letters of a mutation
_TOKEN: Final = re.compile(r"\w+|\s+|.", re.S)
_NUMBER: Final = re.compile(r"\d+")
ODD: Final = (
    *("", "\0", "\n", " ", "\t", '"', "'", '"""', "[", "]", "[[", "{", "}", "{}", "[]", ",", "="),
    *(
        ".",
        "..",
        "-",
        "+",
        "_",
        "#",
        "\\",
        "\\u0000",
        "\\ud800",
        "\u202e",
        "\ufeff",
        "é",
        "٣",
        "🎲",
    ),
    *("null", "true", "false", "nan", "inf", "-inf", "1e999", "0.5", "0x10", "1_000", "-0"),
    *("1979-05-27T07:32:00Z", "a.b.c", "standard", "normal", "human", "id", "../..", "%s", "{0}"),
)
NUMBERS: Final = ("0", "1", "-1", "2", "9", "63", "64", "255", "256", "65536", "-2147483649")
HUGE: Final = (str(2**53), str(2**63), "-" + str(2**64), "9" * 30, "9" * 5000)


def mutation(rng: Random, text: str, others: Sequence[str]) -> str:
    """Some changes of a text; `others` give pieces."""
    tokens = _TOKEN.findall(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        rng.choice(_WAYS)(rng, tokens, others)
    return "".join(tokens)[:LONGEST]


def _odd(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    at = rng.randrange(len(tokens) + 1)
    tokens[at : at + rng.randrange(2)] = [rng.choice(ODD)]


def _number(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    places = [at for at, token in enumerate(tokens) if _NUMBER.fullmatch(token)]
    if places:
        tokens[rng.choice(places)] = rng.choice(rng.choice((NUMBERS, NUMBERS, HUGE)))


def _leave_out(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    at = rng.randrange(len(tokens) + 1)
    del tokens[at : at + rng.choice((1, 1, 2, 3, 9, 40))]


def _cut(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    del tokens[rng.randrange(len(tokens) + 1) :]


def _double(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    at = rng.randrange(len(tokens) + 1)
    piece = tokens[at : at + rng.choice((1, 2, 5, 20))]
    tokens[at:at] = piece * rng.choice((1, 1, 2, 9, 200))


def _swap(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    if tokens:
        one, two = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        tokens[one], tokens[two] = tokens[two], tokens[one]


def _graft(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    other = _TOKEN.findall(rng.choice(others))
    start = rng.randrange(len(other) + 1)
    at = rng.randrange(len(tokens) + 1)
    tokens[at : at + rng.randrange(4)] = other[start : start + rng.choice((1, 2, 8, 40))]


def _letter(rng: Random, tokens: list[str], others: Sequence[str]) -> None:
    if tokens:
        at = rng.randrange(len(tokens))
        letters = list(tokens[at])
        place = rng.randrange(len(letters) + 1)
        letters[place : place + rng.randrange(2)] = [chr(rng.choice((rng.randrange(128), 0x2028)))]
        tokens[at] = "".join(letters)


_WAYS: Final = (_odd, _number, _leave_out, _cut, _double, _swap, _graft, _letter)
