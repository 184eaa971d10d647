"""A running match of older rules is converted when a newer release opens it, and marked.

Its moves are played again under today's rules (overseer/engine/update.py). What comes of it is one
row of the log; the rows of then keep their keys, so that nothing that was sent before counts twice,
and lie whole beside it. All of that is one transaction: whoever is second finds it done.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

import overseer
from overseer.engine.extract import steps
from overseer.engine.record import Entry, Header, Record
from overseer.engine.update import Brought, bring_over, outdated, update_event
from overseer.host.clock import Clock, next_clock
from overseer.host.desk import SetUp, Standing
from overseer.host.step_codec import logged_steps, packed
from overseer.host.taking_in import with_its_log
from overseer.server.complaint import Complaint
from overseer.server.matches.live_match import UPDATE, LogRow
from overseer.server.store.database import Conflict, Statement, statement
from overseer.server.store.tables import OVER, TableRow

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry


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


async def bring_up(
    registry: Registry, table: TableRow, set_up: SetUp, rows: list[LogRow], clock: Clock
) -> None:
    """Convert a match and write it down; or it has been done by another process meanwhile."""
    head = set_up.header
    assert head is not None
    if registry.settings.keep_older:
        release = overseer.game(table.game).release_of(head.rules, head.cards)
        raise Complaint(421, "older-release", release=release)
    made = await registry.desks.convert(set_up, [row.steps for row in rows])
    with suppress(Conflict):
        await rewritten(registry, table, set_up, made, rows[-1], clock)
    await registry.announce(await registry.tables.get(table.code))


async def rewritten(
    registry: Registry,
    table: TableRow,
    set_up: SetUp,
    made: Converted,
    last: LogRow,
    clock: Clock,
    besides: Sequence[Statement] = (),
) -> None:
    """Write a converted match down and put the old one aside; Conflict if it has gone on."""
    assert set_up.header is not None
    now = registry.now()
    await registry.database.write(
        *besides,
        *_put_aside(table.code, len(set_up.header.updates), now),
        *_rewritten(table, made, last, clock, now),
    )


def _put_aside(code: str, number: int, now: int) -> list[Statement]:
    """What keeps a match as it was."""
    return [
        statement(
            "INSERT INTO old_matches (code, n, header, rows, steps, at) "
            "SELECT code, CAST($2 AS BIGINT), header, rows, steps, CAST($3 AS BIGINT) "
            "FROM matches WHERE code = $1",
            *(code, number, now),
        ),
        statement(
            "INSERT INTO old_inputs (code, n, seq, key, seat, input, steps, last, rules, at) "
            "SELECT code, CAST($2 AS BIGINT), seq, key, seat, input, steps, last, rules, at "
            "FROM inputs WHERE code = $1",
            *(code, number),
        ),
    ]


def _rewritten(
    table: TableRow, made: Converted, last: LogRow, clock: Clock, now: int
) -> list[Statement]:
    """What writes a converted match down."""
    standing, end = made.standing, made.standing.ended
    clock = next_clock(clock, table.terms, standing.asked, now, now if standing.veiled else None)
    seq, number = last.seq + 1, standing.number
    found = [
        statement("UPDATE inputs SET steps = $2, last = 0 WHERE code = $1", table.code, packed([])),
        statement(
            "INSERT INTO inputs (code, seq, seat, input, steps, last, rules, at) "
            "VALUES ($1, $2, -1, $3, $4, $5, $6, $7)",
            *(table.code, seq, UPDATE, made.steps, number, made.header.rules, last.at),
        ),
        statement(
            "UPDATE matches SET header = $1, rows = $2, steps = $3, touched = $4, clock = $5, "
            "deadline = $6, bot = $7, ended = $8, wish = '{}' WHERE code = $9 AND rows = $10",
            *(msgspec.json.encode(made.header), seq, number, now, clock.text, clock.look),
            now if standing.owed else None,
            None if end is None else msgspec.json.encode(end),
            *(table.code, last.seq),
            expect=1,
        ),
        statement(
            "UPDATE tables SET status = $1, touched = $2, version = version + 1 WHERE code = $3",
            *(table.status if end is None else OVER, now, table.code),
        ),
    ]
    for chair in table.chairs:
        since = clock.asked.get(chair.seat, 0)
        found.append(
            statement(
                "UPDATE chairs SET asked = $1 WHERE code = $2 AND seat = $3",
                *(since, table.code, chair.seat),
            )
        )
    return found
