"""A match of older rules under today's: its moves are played again (overseer/engine/update.py)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import overseer
from overseer.engine.extract import steps
from overseer.engine.record import Entry, Header, Record
from overseer.engine.update import Brought, bring_over, outdated, update_event
from overseer.host.desk import SetUp, Standing
from overseer.host.step_codec import logged_steps
from overseer.host.taking_in import with_its_log


class Converted(msgspec.Struct, frozen=True):
    """A match under today's rules."""

    header: Header
    steps: bytes  # all of them, to be kept
    standing: Standing


def record_of(header: Header, rows: Sequence[bytes]) -> Record:
    """The record of a match from its log."""
    record = Record(header)
    for raw in rows:
        record.entries += [
            Entry(each.seat, each.text, each.link) for each in logged_steps.decode(raw)
        ]
    return record


def older(set_up: SetUp) -> bool:
    """Whether an earlier release has played a match."""
    assert set_up.header is not None
    return outdated(Record(set_up.header), overseer.game(set_up.game))


def brought(set_up: SetUp, rows: Sequence[bytes]) -> Brought:
    """A match of older rules under today's; a RecordError where that cannot be."""
    assert set_up.header is not None
    record = record_of(set_up.header, rows)
    return bring_over(record, overseer.game(set_up.game), set_up.seed)


def converted(set_up: SetUp, rows: Sequence[bytes]) -> Converted:
    """The same, ready to be kept; the last step tells everybody."""
    found = brought(set_up, rows)
    record = found.record
    past = list(steps(record, overseer.game(set_up.game)))
    if past:
        past[-1].events.append(update_event(found.update))
    desk, raw = with_its_log(msgspec.structs.replace(set_up, header=record.header), past)
    return Converted(record.header, raw, desk.standing)
