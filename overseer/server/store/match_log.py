"""The log of a match as rows: read, put down, and rewritten under newer rules."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from overseer.host.clock import Clock, next_clock
from overseer.host.desk import SetUp
from overseer.host.step_codec import packed
from overseer.host.table import OVER, TableRow
from overseer.host.updating import Converted
from overseer.server.complaint import Complaint
from overseer.server.store.database import Database, Statement, statement

BEGIN: Final = "begin"
UPDATE: Final = "update"  # a row that has the whole match, as it goes on under newer rules


class LogRow(NamedTuple):
    """One accepted input, as far as who looks needs it."""

    seq: int
    first: int  # the number of its first step
    last: int
    steps: bytes
    at: int  # when


class Rewritten(Complaint):
    """A newer release has converted the match: it has to be opened again from the log."""

    def __init__(self) -> None:
        super().__init__(503, "busy")


async def log_rows(
    database: Database, code: str, rows: int, number: int, after: int = -1
) -> list[LogRow]:
    """The log of a match after so many rows, whose last step had this number.

    `after`: only those with steps after that number; the first row may have none.
    """
    found = await database.read(
        "SELECT seq, last, steps, at, input FROM inputs WHERE code = $1 AND seq > $2 AND last > $3 "
        "ORDER BY seq",
        *(code, rows, after),
    )
    made: list[LogRow] = []
    last = number
    if after > 0 and found:
        first = _int(found[0][0])
        before = await database.read(
            "SELECT last FROM inputs WHERE code = $1 AND seq = $2", code, first - 1
        )
        last = _int(before[0][0]) if before else 0
    for seq, end, steps, at, said in found:
        assert isinstance(steps, bytes)
        if rows and said == UPDATE:
            raise Rewritten
        made.append(LogRow(_int(seq), last + 1, _int(end), steps, _int(at)))
        last = _int(end)
    return made


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def put_down(code: str) -> Statement:
    """What lets nothing become due in a match any more."""
    return statement("UPDATE matches SET deadline = NULL, bot = NULL WHERE code = $1", code)


def rewriting(
    table: TableRow, set_up: SetUp, made: Converted, last: LogRow, clock: Clock, now: int
) -> list[Statement]:
    """What writes a converted match down and puts the old one aside; a Conflict if it has gone
    on."""
    assert set_up.header is not None
    return [
        *_put_aside(table.code, len(set_up.header.updates), now),
        *_rewritten(table, made, last, clock, now),
    ]


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
