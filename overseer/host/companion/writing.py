"""Entries that devices send: judged one by one, joined with what others wrote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from overseer.engine.refusal import Refusal
from overseer.host.companion.book import Book
from overseer.host.companion.wire import ClashGiven, Written
from overseer.voice.wasteland.ledger.given import LineGiven, change_given, misfit_given
from overseer.voice.wasteland.ledger.words import line_text, refusal_text
from overseer.wasteland.ledger.acts import Any, Correct, Insert, Redo, Undo
from overseer.wasteland.ledger.changes import changes
from overseer.wasteland.ledger.hidden import shown_act, shown_log
from overseer.wasteland.ledger.joining import Joint, Way, join
from overseer.wasteland.ledger.log import Entry, Growing, Misfit, Told
from overseer.wasteland.ledger.rights import Hand, may
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.ledger.shown import data_of
from overseer.wasteland.ledger.spelling import spelled


class Worked(NamedTuple):
    """What is to be added, and what is told about it."""

    added: list[Entry]
    refused: list[tuple[Entry, Refusal]]
    lost: list[Misfit]
    after: Told


def work(
    log: Sequence[Entry], before: Told, found: Joint, hand: Hand, way: Way, now: int
) -> Worked | None:
    """What is added; None where somebody would take back what they may not."""
    added: list[Entry] = []
    refused: list[tuple[Entry, Refusal]] = []
    lost: list[Misfit] = []
    if way == "theirs":
        return Worked([], [], [], before)
    wanted = list(found.mine)
    if way == "mine" and found.theirs:
        bare = Joint(found.base, found.theirs, ())
        mark = f"{hand.id}.{len(log)}"
        back = join(log, bare, "mine", mark, hand.id, now).added
        if any(may(hand, entry.act, before) is not None for entry in back):
            return None
        wanted = [*back, *wanted]
    growing = Growing(log, told=before)
    for sent in wanted:
        told = growing.told
        entry = spelled(sent, told.sheet.cards)
        wrong = may(hand, entry.act, told)
        judged = None if wrong is not None else growing.judge(entry)
        if judged is not None:
            wrong = judged.refusal
        if wrong is not None or judged is None:
            assert wrong is not None
            refused.append((entry, wrong))
        else:
            added.append(entry)
            lost += judged.lost
    return Worked(added, refused, lost, growing.told)


def written(book: Book, hand: Hand, before: Told, worked: Worked, lang: str) -> Written:
    """What a device is told once its entries are in the book."""
    seats, sheet = frozenset(hand.seats), worked.after.sheet
    goes_back = any(isinstance(e.act, Undo | Redo | Correct | Insert) for e in worked.added)
    changed = changes(data_of(before.sheet, seats), data_of(sheet, seats)) if goes_back else []
    return Written(
        seq=len(book.entries),
        added=[entry.id for entry in worked.added],
        misfits=[
            line_given(entry, sheet, lang, refusal_text(wrong, sheet, lang))
            for entry, wrong in worked.refused
        ],
        lost=[misfit_given(shown_misfit(m, hand, book.sides), sheet, lang) for m in worked.lost],
        changed=[change_given(change, sheet, lang) for change in changed],
    )


def clash_given(book: Book, found: Joint, hand: Hand, lang: str) -> ClashGiven:
    """What both sides wrote, in words, each as far as the hand may know it."""
    seats, sheet = frozenset(hand.seats), book.told().sheet
    theirs = shown_log(found.theirs, seats, book.sides)
    return ClashGiven(
        theirs=[line_given(entry, sheet, lang) for entry in theirs],
        mine=[line_given(entry, sheet, lang) for entry in found.mine],
    )


def shown_misfit(misfit: Misfit, hand: Hand, sides: tuple[int, ...]) -> Misfit:
    """A line that no longer fits, without another's secret."""
    own = frozenset(sides[seat] for seat in hand.seats if seat < len(sides))
    act = shown_act(misfit.act, frozenset(hand.seats), own)
    if act is misfit.act:
        return misfit
    refusal = Refusal(misfit.refusal.rule, "companion-secret")
    return Misfit(misfit.id, act, refusal)


def line_given(entry: Entry, sheet: Sheet, lang: str, wrong: str = "") -> LineGiven:
    """An entry in words."""
    return LineGiven(entry.id, act_text(entry.act, sheet, lang), by=entry.by, wrong=wrong)


def act_text(act: Any, sheet: Sheet, lang: str) -> str:
    """An act in words; one about another entry by what it says."""
    if isinstance(act, Correct | Insert):
        return line_text(act.act, sheet, lang)
    if isinstance(act, Undo | Redo):
        return ""
    return line_text(act, sheet, lang)
