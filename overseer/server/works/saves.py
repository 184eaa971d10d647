"""Saved games that people bring along, and how they go on at a table here.

A file is looked at in a process of its own: read, brought to today's rules, every move judged. What
comes of it is kept beside the table until everybody has sat down; then the match begins with it
(overseer/host/taking_in.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

import overseer
from overseer.engine.extract import Extract
from overseer.engine.nature import fresh_seed
from overseer.engine.record import Header, Record, RecordError
from overseer.engine.refusal import Refusal, Refused, Value
from overseer.engine.update import bring_over, outdated
from overseer.host.checking import Finding, unproved_results
from overseer.host.seating import HUMAN, read_seats
from overseer.server.complaint import Complaint
from overseer.server.schema.text_rules import clean_line
from overseer.server.works.verifying import plain

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

FILE: Final = "file"
LONGEST_NAME: Final = 60
# What cannot go on though nothing is wrong with the file, as complaints.
OVER, SEEN, MANY = "save-over", "save-seen", "save-many"
MOST_MOVES: Final = 10_000  # of a game that goes on here: more are long in the memory of a desk


class Looked(msgspec.Struct):
    """What a file is: a game that can go on, or why it cannot."""

    header: Header | None = None
    record: bytes = b""  # by today's rules
    moves: int = 0
    asked: list[int] = []  # who owes an answer
    old: str = ""  # the rules it was begun under, if they are older
    open: list[Finding] = []  # results that nobody has checked
    cannot: str = ""  # the complaint, if it is sound but cannot go on
    # What is wrong, if something is.
    rule: str = ""
    reason: str = ""
    args: dict[str, str | int] = {}


class CampaignFile(msgspec.Struct):
    """A campaign in one file (`overseer campaign export`), as far as it is needed here."""

    format: int
    campaign: str


async def look(registry: Registry, text: str, name: str) -> Looked:
    """What a file is; a complaint or a refusal says why it cannot go on here."""
    found = await registry.jobs.within("save-long", looked, text.encode())
    if found.cannot:
        raise Complaint(409, found.cannot, most=MOST_MOVES)
    if found.header is None:
        args: dict[str, Value] = dict(found.args)
        if FILE in args:
            args[FILE] = clean_line(name, LONGEST_NAME) if name.strip() else FILE
        raise RecordError(Refusal(found.rule, found.reason, args))
    read_seats(",".join(found.header.seats), found.header.game)  # bots that play here
    return found


def looked(raw: bytes) -> Looked:
    """Look at a file that anybody may have written."""
    try:
        return _looked(raw)
    except Refused as error:
        refusal = error.refusal
        return Looked(rule=refusal.rule, reason=refusal.reason, args=plain(refusal))
    except (MemoryError, RecursionError):
        raise
    except Exception:  # whatever a forged file can break: it is no record of a game
        return Looked(rule="OV-R1", reason="record-header", args={FILE: FILE})


def _looked(raw: bytes) -> Looked:
    try:
        record = Record.decode(_record_in(raw), FILE)
    except RecordError:
        if _is_extract(raw):
            return Looked(cannot=SEEN)
        raise
    game = overseer.game(record.header.game)
    if record.end is not None:
        return Looked(cannot=OVER)
    if len(record.entries) > MOST_MOVES:
        return Looked(cannot=MANY)
    old = record.header.rules if outdated(record, game) else ""
    if old:
        record = bring_over(record, game, fresh_seed()).record
    record.replay(game)
    record.check_claims(game)
    course = record.resumed(game)
    if course.outcome is not None:
        return Looked(cannot=OVER)
    people = [seat for seat, kind in enumerate(record.header.seats) if kind == HUMAN]
    return Looked(
        header=record.header,
        record=record.encode(),
        moves=len(record.entries),
        asked=[seat for seat in people if course.owes(seat)],
        old=old,
        open=unproved_results(record, len(record.entries)) if game.leads_to else [],
    )


def _record_in(raw: bytes) -> bytes:
    """The record in a file: the file itself, or the campaign's in an exported campaign."""
    try:
        return msgspec.json.decode(raw, type=CampaignFile).campaign.encode()
    except (ValueError, RecursionError):
        return raw


def _is_extract(raw: bytes) -> bool:
    """Whether it is only what somebody has seen of a running match."""
    try:
        Extract.decode(raw, FILE)
    except RecordError:
        return False
    return True
