"""Entries that devices send, committed: the rows decide the order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from overseer.host.companion.wire import ClashGiven, WriteEntries, Written
from overseer.host.companion.writing import clash_given, work, written
from overseer.host.encoded import encoded
from overseer.server.companions.companions import Session
from overseer.server.complaint import Complaint
from overseer.server.store.database import Conflict
from overseer.wasteland.ledger.acts import Correct, Insert, Redo, Undo
from overseer.wasteland.ledger.joining import Joint, Way, joint
from overseer.wasteland.ledger.rights import Hand

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person

ATTEMPTS: Final = 8


class Clash(Complaint):
    """Others have written since: both are told, and somebody chooses."""

    def __init__(self, given: ClashGiven) -> None:
        super().__init__(409, "companion-clash", theirs=len(given.theirs), mine=len(given.mine))
        self.given = {"clash": encoded(given).raw}


async def write(
    registry: Registry, session: Session, person: Person, hand: Hand, sent: WriteEntries, lang: str
) -> Written:
    """Take entries in; those that are in the log already are not taken twice."""
    now = registry.now()
    signed = [
        msgspec.structs.replace(entry, by=hand.id, at=min(entry.at or now, now))
        for entry in sent.entries
    ]
    async with session.lock:
        for _ in range(ATTEMPTS):
            await registry.companions.catch_up(session)
            found = joint(session.entries, signed, sent.base)
            if found.clash and sent.way is None:
                raise Clash(await asyncio.to_thread(clash_given, session, found, hand, lang))
            await registry.companions.work_out(session)
            before, log = session.told(), list(session.entries)
            way = sent.way or "after"
            worked = await registry.companions.done(
                acts_of(len(log), found, way), work, log, before, found, hand, way, now
            )
            if worked is None:
                raise Complaint(403, "companion-theirs")
            try:
                if worked.added:
                    await registry.companions.add(
                        *(registry, session, person.id, worked.added, worked.after, now)
                    )
            except Conflict:
                continue
            return await asyncio.to_thread(written, session, hand, before, worked, lang)
    raise Complaint(503, "busy")


def acts_of(count: int, found: Joint, way: Way) -> int:
    """How many acts have to be carried out, at most, to judge what comes to a log of so many:
    whatever goes back has all of them carried out anew."""
    back = sum(isinstance(entry.act, Undo | Redo | Correct | Insert) for entry in found.mine)
    if way == "mine" and found.theirs:
        back += len(found.theirs)
    return len(found.mine) + 2 * back * (count + len(found.mine) + back)
