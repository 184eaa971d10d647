"""Lines of the history about the AI: its die, what was asked and said, what it did."""

from __future__ import annotations

from typing import Final

from overseer.text import translate
from overseer.voice.wasteland.companion.asking import asked
from overseer.voice.wasteland.companion.names import title
from overseer.wasteland.battle.model import MARKER_KINDS
from overseer.wasteland.companion.questions import Question
from overseer.wasteland.companion.table import Fighter, Mark, Table
from overseer.wasteland.ledger.ai.acts import Answered, BlueDie, Cannot, Deed, Moved, Picked
from overseer.wasteland.ledger.ai.table import is_ai
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.text.names import listed

TOLD: Final = (Answered, BlueDie, Cannot, Deed, Moved, Picked)
Told = Answered | BlueDie | Cannot | Deed | Moved | Picked


def ai_line(act: Told, sheet: Sheet, lang: str) -> str:
    """What was entered about the AI, with its question where it is an answer."""
    table = names_of(sheet)
    if isinstance(act, Moved):
        moved = [named(table, f"m{token}", lang) for token in act.tokens]
        return translate(lang, "companion-act-moved", tokens=listed(moved, lang))
    if isinstance(act, Answered):
        return translate(lang, "companion-act-said", **_said(act, table, lang))
    who = named(table, f"m{act.token}", lang)
    if isinstance(act, BlueDie):
        face = translate(lang, f"companion-face-{act.face}")
        return translate(lang, "companion-act-die", who=who, face=face)
    word = "cannot" if isinstance(act, Cannot) else "pick" if isinstance(act, Picked) else "done"
    deed = translate(lang, f"companion-deed-{act.deed}")
    if act.target:
        target = named(table, act.target, lang)
        deed = translate(lang, "companion-deed-on", deed=deed, target=target)
    return translate(lang, f"companion-act-{word}", who=who, deed=deed)


def _said(act: Answered, table: Table, lang: str) -> dict[str, object]:
    """The question again, and who was named."""
    chosen = [named(table, word, lang) for word in act.chosen]
    answer = listed(chosen, lang) if chosen else translate(lang, "companion-ask-none")
    question = named(table, f"m{act.me}", lang)
    if act.asked and all(_there(table, word) for word in (f"m{act.me}", *act.asked, act.at)):
        found = Question(
            kind=act.kind,
            me=act.me,
            candidates=act.asked,
            at=act.at,
            rulers=act.rulers,
            weapon=act.weapon,
        )
        words = asked(table, found, lang)
        question = words["text"]
        if len(words["choices"]) == 1:
            answer = words["choices"][0]["text"] if chosen else words["none"]
    return {"question": question, "chosen": answer}


def names_of(sheet: Sheet) -> Table:
    """Just enough of a table to name what is on it."""
    battle = sheet.battle
    return Table(
        fighters=tuple(
            Fighter(
                id=token,
                unit=battle.models[at].unit.id,
                side=battle.models[at].side,
                name=sheet.names.get(token, ""),
                token=token,
                ai=is_ai(sheet, battle.models[at]),
            )
            for token, at in sheet.tokens.items()
        ),
        marks=tuple(
            Mark(
                id=number,
                word=battle.markers[at].word,
                kind=MARKER_KINDS[battle.markers[at].kind],
            )
            for number, at in sheet.marks.items()
        ),
    )


def _there(table: Table, word: str) -> bool:
    if word[:1] == "m" and word[1:].isdigit():
        return any(fighter.id == int(word[1:]) for fighter in table.fighters)
    if word[:1] == "k" and word[1:].isdigit():
        return any(mark.id == int(word[1:]) for mark in table.marks)
    return True


def named(table: Table, word: str, lang: str) -> str:
    """A thing by its name; one that is not there any more by its number."""
    return title(table, word, lang) if _there(table, word) else word[1:]
