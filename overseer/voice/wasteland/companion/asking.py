"""Questions of the companion as whole sentences."""

from __future__ import annotations

from typing import TypedDict

from overseer.text import translate
from overseer.voice.wasteland.companion.names import (
    card_title,
    fighter_title,
    ruler_title,
    ruler_titles,
    title,
)
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.case import goal_of, subjects_of
from overseer.wasteland.companion.questions import Question
from overseer.wasteland.companion.table import Table
from overseer.wasteland.text.names import listed

# The first of its rulers is that of a move; the rest is a range.
MOVE_FIRST = (q.POSITION, q.BREAK_OFF, q.BREAK_OFF_HARDER)
YES_OR_NO = (q.ONE_MOVE, q.AWARE, q.SAFER)


class AskedChoice(TypedDict):
    """One thing that can be named."""

    word: str
    text: str


class Asked(TypedDict):
    """A question in words: `none` names nobody (or says no); `least` have to be named."""

    kind: str
    text: str
    help: list[str]
    rulers: str  # letters, to be drawn
    choices: list[AskedChoice]
    none: str  # empty: somebody has to be named
    least: int
    most: int  # 0: any number


def asked(table: Table, question: Question, lang: str) -> Asked:
    """A question in words."""
    me = table.fighter(question.me)
    rulers = question.rulers
    rest = rulers[1:] if question.kind in MOVE_FIRST else rulers
    single = len(question.candidates) == 1
    subjects = [title(table, word, lang) for word in subjects_of(table, me, goal_of(table, me))]
    args: dict[str, object] = {
        "me": fighter_title(table, me, lang),
        "count": len(question.candidates),
        "who": title(table, question.candidates[0], lang),
        "ruler": ruler_title(rulers[0], lang) if rulers else "",
        "second": ruler_title(rulers[1], lang) if len(rulers) > 1 else "",
        "rulers": ruler_titles(rest, lang),
        "weapon": card_title(question.weapon, lang) if question.weapon else "",
        "at": title(table, question.at, lang),
        "subjects": listed(subjects, lang),
    }
    message = f"companion-ask-{question.kind}"
    help = [translate(lang, f"{message}-help", **args)]
    if question.at and question.kind != q.SLIDES:
        help.insert(0, translate(lang, "companion-ask-at-place", **args))
    choices = [AskedChoice(word=w, text=title(table, w, lang)) for w in question.candidates]
    none = translate(lang, "companion-ask-none")
    if single or question.kind in YES_OR_NO:
        choices = [
            AskedChoice(word=question.candidates[0], text=translate(lang, "companion-ask-yes"))
        ]
        none = translate(lang, "companion-ask-no")
    return Asked(
        kind=question.kind,
        text=translate(lang, message, **args),
        help=help,
        rulers=rulers,
        choices=choices,
        none="" if question.least else none,
        least=question.least,
        most=question.most,
    )
