"""Instructions of the companion and their reasons as whole sentences."""

from __future__ import annotations

from typing import TypedDict

from overseer.text import translate
from overseer.voice.wasteland.companion.names import (
    card_title,
    fighter_title,
    ruler_title,
    ruler_titles,
    title,
    titles,
)
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion.instruct import Entry, Instruction, Reason
from overseer.wasteland.companion.table import Reading, Table
from overseer.wasteland.text.ai import column_text
from overseer.wasteland.words import COLOUR_LETTERS, NONE, YELLOW

OWN_WORDS = ("move", "defend-drawn")  # reasons that a real table tells in its own words
MET = (d.CHARGE, d.CONTACT)  # moves that end in contact with an enemy


class ToldEntry(TypedDict):
    """One entry of the attack list: taken, or why not."""

    place: int
    text: str
    why: str  # empty: it is what it does
    rulers: str  # letters


class Told(TypedDict):
    """What is to be done, in words."""

    deed: str
    text: str
    how: list[str]
    why: list[str]
    entries: list[ToldEntry]
    ruler: str  # letters, to be drawn
    reach: str
    targets: list[str]  # words; chance picks one of several


def told(table: Table, each: Instruction, lang: str) -> Told:
    """An instruction in words."""
    me = fighter_title(table, table.fighter(each.fighter), lang)
    text = translate(
        lang,
        f"companion-do-{each.deed}",
        me=me,
        target=titles(table, each.targets, lang),
        weapon=card_title(each.weapon, lang) if each.weapon else "",
        ruler=ruler_title(each.ruler, lang) if each.ruler else "",
        rulers=ruler_titles(each.reach, lang),
    )
    return Told(
        deed=each.deed,
        text=text,
        how=[translate(lang, f"companion-how-{word}", **how_args(lang)) for word in how(each)],
        why=[reason_text(table, me, reason, lang) for reason in each.reasons],
        entries=[entry_text(entry, lang) for entry in each.entries],
        ruler=each.ruler,
        reach=each.reach,
        targets=list(each.targets),
    )


def how_args(lang: str) -> dict[str, object]:
    """The ruler that a shooter keeps off by."""
    return {"ruler": ruler_title(COLOUR_LETTERS[YELLOW], lang)}


def how(each: Instruction) -> list[str]:
    """The words of how it is done."""
    found: list[str] = []
    if each.deed in d.MOVING and each.deed != d.RETREAT:
        found.append("careful" if each.careful else "straight")
        if each.deed == d.POSITION:
            found.append("yellow")
        if each.deed not in MET:
            found.append("off")
    if each.leaving:
        found.append("leaving")
    if each.deed == d.SHOOT and len(each.reach) > 1:
        found.append("band")
    if each.critical:
        found.append("critical")
    if each.quick and each.deed not in (d.END, d.PASS):
        found.append("quick")
    if len(each.targets) > 1:
        found.append("chance")
    return found


def reason_text(table: Table, me: str, reason: Reason, lang: str) -> str:
    """One step of the reasoning."""
    own = reason.word in OWN_WORDS
    message = f"companion-why-{reason.word}" if own else f"event-wasteland-ai-{reason.word}"
    return translate(
        lang,
        message,
        model=me,
        target=title(table, reason.target, lang),
        about=title(table, reason.about, lang),
        weapon=card_title(reason.weapon, lang) if reason.weapon else "",
        count=reason.count,
    )


def entry_text(entry: Entry, lang: str) -> ToldEntry:
    """One entry of an attack list; it says itself which of the two it is of."""
    method = "ranged" if entry.entry in (*d.RANGED_LIST.values(), d.THROW) else "close"
    word = {"nearer": "towards", "throw": "shoot"}.get(entry.entry, entry.entry)
    why = translate(lang, f"wasteland-client-why-{entry.why}") if entry.why else ""
    return ToldEntry(
        place=entry.place,
        text=translate(lang, f"wasteland-client-entry-{method}-{word}"),
        why=why,
        rulers=entry.rulers,
    )


def response_text(table: Table, cards: CardSet, fighter: int, read: Reading, lang: str) -> str:
    """What the blue die means for a model: row, column, response, attitude, method."""
    one = table.fighter(fighter)
    column = translate(lang, "wasteland-ai-no-card")
    if read.column != NONE:
        card = cards.ai[cards.ai_of[cards.unit_numbers[one.unit]]]
        column = column_text(card.columns[read.column], lang)
    return translate(
        lang,
        f"event-wasteland-ai-response-{read.letter.lower()}",
        model=fighter_title(table, one, lang),
        row=read.row,
        column=column,
        attitude="reckless" if read.reckless else "careful",
        method=read.method,
        stays="yes" if read.stays else "no",
    )
