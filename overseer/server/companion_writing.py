"""Entries that devices send: judged one by one, joined with what others wrote, committed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from overseer.engine.refusal import Refusal
from overseer.server.companions import Session
from overseer.server.complaint import Complaint
from overseer.server.store.database import Conflict
from overseer.server.wire_companions import WriteEntries, Written
from overseer.voice.wasteland.ledger.given import LineGiven, change_given, misfit_given
from overseer.voice.wasteland.ledger.words import line_text, refusal_text
from overseer.wasteland.ledger.acts import Any, Correct, Insert, Redo, Undo
from overseer.wasteland.ledger.changes import changes
from overseer.wasteland.ledger.hidden import shown_act, shown_log
from overseer.wasteland.ledger.joining import Joint, join, joint
from overseer.wasteland.ledger.log import Entry, Misfit, Told, judge
from overseer.wasteland.ledger.rights import Hand, may
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.ledger.shown import data_of

if TYPE_CHECKING:
    from overseer.server.house import House

ATTEMPTS: Final = 8


class Clash(Complaint):
    """Others have written since: both are told, and somebody chooses."""

    def __init__(self, found: Joint, hand: Hand, sides: tuple[int, ...]) -> None:
        super().__init__(409, "companion-clash", theirs=len(found.theirs), mine=len(found.mine))
        theirs = shown_log(found.theirs, frozenset(hand.seats), sides)
        given = {"theirs": theirs, "mine": list(found.mine)}
        self.given = b'"clash":' + msgspec.json.encode(given)


class Worked(NamedTuple):
    """What is to be committed, and what is told about it."""

    added: list[Entry]
    refused: list[tuple[Entry, Refusal]]
    lost: list[Misfit]
    after: Told


async def write(
    house: House, session: Session, hand: Hand, sent: WriteEntries, lang: str
) -> Written:
    """Take entries in; those that are in the log already are not taken twice."""
    now = house.now()
    signed = [
        msgspec.structs.replace(entry, by=hand.id, at=min(entry.at or now, now))
        for entry in sent.entries
    ]
    async with session.lock:
        for _ in range(ATTEMPTS):
            await house.companions.catch_up(session)
            found = joint(session.entries, signed, sent.base)
            if found.clash and sent.way is None:
                raise Clash(found, hand, session.sides)
            before = session.told()
            log = list(session.entries)
            way = sent.way or "after"
            worked = await asyncio.to_thread(_work, log, before, found, hand, way, now)
            if way == "mine" and found.clash and worked is None:
                raise Complaint(403, "companion-theirs")
            assert worked is not None
            try:
                if worked.added:
                    await house.companions.add(session, worked.added, now)
            except Conflict:
                continue
            return _written(session, hand, before, worked, lang)
    raise Complaint(503, "busy")


def _work(
    log: list[Entry], before: Told, found: Joint, hand: Hand, way: str, now: int
) -> Worked | None:
    """What is added; None where somebody would take back what they may not."""
    added: list[Entry] = []
    refused: list[tuple[Entry, Refusal]] = []
    lost: list[Misfit] = []
    told = before
    if way == "theirs":
        return Worked([], [], [], before)
    wanted = list(found.mine)
    if way == "mine" and found.theirs:
        bare = Joint(found.base, found.theirs, ())
        mark = f"{hand.id}.{len(log)}"
        back = join(log, bare, "mine", mark, hand.id, now).added
        if any(may(hand, entry.act, told) is not None for entry in back):
            return None
        wanted = [*back, *wanted]
    for entry in wanted:
        wrong = may(hand, entry.act, told)
        judged = None if wrong is not None else judge([*log, *added], entry)
        if judged is not None:
            wrong = judged.refusal
        if wrong is not None or judged is None:
            assert wrong is not None
            refused.append((entry, wrong))
        else:
            added.append(entry)
            lost += judged.lost
            told = judged.told
    return Worked(added, refused, lost, told)


def _written(session: Session, hand: Hand, before: Told, worked: Worked, lang: str) -> Written:
    seats, sheet = frozenset(hand.seats), worked.after.sheet
    goes_back = any(isinstance(e.act, Undo | Redo | Correct | Insert) for e in worked.added)
    changed = changes(data_of(before.sheet, seats), data_of(sheet, seats)) if goes_back else []
    return Written(
        seq=len(session.entries),
        added=[entry.id for entry in worked.added],
        misfits=[_refused(entry, wrong, sheet, lang) for entry, wrong in worked.refused],
        lost=[misfit_given(shown_misfit(m, hand, session.sides), sheet, lang) for m in worked.lost],
        changed=[change_given(change, sheet, lang) for change in changed],
    )


def shown_misfit(misfit: Misfit, hand: Hand, sides: tuple[int, ...]) -> Misfit:
    """A line that no longer fits, without another's secret."""
    own = frozenset(sides[seat] for seat in hand.seats if seat < len(sides))
    act = shown_act(misfit.act, frozenset(hand.seats), own)
    if act is misfit.act:
        return misfit
    refusal = Refusal(misfit.refusal.rule, "companion-secret")
    return Misfit(misfit.id, act, refusal)


def _refused(entry: Entry, refusal: Refusal, sheet: Sheet, lang: str) -> LineGiven:
    return LineGiven(
        entry.id, act_text(entry.act, sheet, lang), wrong=refusal_text(refusal, sheet, lang)
    )


def act_text(act: Any, sheet: Sheet, lang: str) -> str:
    """An act in words; one about another entry by what it says."""
    if isinstance(act, Correct | Insert):
        return line_text(act.act, sheet, lang)
    if isinstance(act, Undo | Redo):
        return ""
    return line_text(act, sheet, lang)
