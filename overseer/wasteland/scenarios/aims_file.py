"""Reading `aims.toml`: what the AI's models are after under a named rule."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problems, shown
from overseer.cardfile.source import contents_of, text_of
from overseer.wasteland.battle.rules import AIMS
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.scenarios.aims import (
    ABLE,
    ANY,
    CONDITIONS,
    EDGE,
    ENEMIES,
    NO,
    NOTHING,
    NUMBERED,
    SUBJECTS,
    WAYS,
    A,
    AimLine,
    Condition,
)
from overseer.wasteland.words import EXPERTISE, NONE, SKILLS, TYPES

FILE: Final = "aims.toml"
SIDES: Final = ("first", "second")  # of the scenario's file
_SKILLS: Final = tuple(SKILLS[n] for n in EXPERTISE)


@cache
def aims_in(folder: str) -> tuple[AimLine, ...]:
    """The lines in a scenario's folder."""
    path = files("overseer.wasteland") / "scenarios" / folder / FILE
    return tuple(read_aims(text_of(path), f"{folder}/{FILE}"))


def read_aims(text: str, file: str) -> list[AimLine]:
    """The lines of a file; a CardFileError with all its mistakes."""
    contents = contents_of(text, file, "scenario")
    problems = Problems(file, LineIndex(text))
    top = WastelandTable(contents, (), problems)
    top.only("aim")
    found = [_line(table) for table in top.tables("aim")]
    if problems.found:
        raise CardFileError(sorted(problems.found, key=lambda problem: problem.line))
    return found


def _line(table: WastelandTable) -> AimLine:
    table.only("side", "when", "aim", "subject")
    when: list[Condition] = []
    for text in table.text("when", "").split(", "):
        if text:
            when.append(_condition(table, text))
    subject, _, rest = table.text("subject").partition(" ")
    words = rest.split(" ") if rest else []
    if subject not in SUBJECTS:
        _wrong(table, "subject", subject, SUBJECTS)
    elif (subject in (NOTHING, ENEMIES)) == bool(words):
        _wrong(table, "subject", f"{subject} {rest}".strip(), SUBJECTS)
    elif subject == EDGE and rest not in WAYS:
        _wrong(table, "subject", rest, WAYS)
    side, kind = table.word("side", SIDES, NONE), table.word("aim", AIMS)
    return AimLine(side, kind, subject, words, when)


def _condition(table: WastelandTable, text: str) -> Condition:
    kind, _, word = text.partition(" ")
    number = NONE
    if kind not in CONDITIONS or not word or " " in word:
        _wrong(table, "when", text, CONDITIONS)
    elif kind in NUMBERED:
        if word.isascii() and word.isdecimal() and len(word) < 3:
            number = int(word)
        else:
            _wrong(table, "when", text, CONDITIONS)
    elif kind in (A, NO):
        if word in TYPES:
            number = 1 << TYPES.index(word)
        else:
            _wrong(table, "when", word, tuple(TYPES))
    elif kind == ABLE and word != ANY:
        if word in _SKILLS:
            number = SKILLS.index(word)
        else:
            _wrong(table, "when", word, (*_SKILLS, ANY))
    return Condition(kind, word, number)


def _wrong(table: WastelandTable, key: str, value: str, allowed: tuple[str, ...]) -> None:
    args = {"key": key, "value": shown(value), "allowed": " ".join(allowed)}
    table.wrong(key, "cardfile-choice", **args)
