"""What is kept, and how long: the rule of docs/hosting.md, carried out now and then.

Running games, finished ones, accounts and what their owners keep are never removed. Everything
follows from the rows, so any process may see to it, and twice does no harm.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from overseer.host.table import CLOSED, DICE, OPEN, OVER, PLAYING
from overseer.server.people.leaving import removed
from overseer.server.people.people import DAY, LIVES
from overseer.server.store.database import (
    Conflict,
    Database,
    Statement,
    Unavailable,
    Value,
    statement,
)
from overseer.server.store.quota import HOUR, HOURS

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

LOOK: Final = 60.0  # seconds between two looks at the disk
SWEEP: Final = 3600.0  # seconds between two times that what is old goes
AT_ONCE: Final = 100  # rows that go together
OPEN_STAYS: Final = 60 * DAY  # an open table that nobody touches
CLOSED_STAYS: Final = DAY  # a table that was closed before it began
CHAT_STAYS: Final = 90 * DAY  # after a game's end …
LINES_STAY: Final = 365 * DAY  # … and anywhere
GUEST_DAYS: Final = 180  # a guest who does not come
IDLE_STAYS: Final = 30 * DAY  # one who has done nothing here
_NEVER_BEGAN: Final = (
    "parent IS NULL AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.code = tables.code)"
)
_RESTS: Final = "login IS NULL AND banned IS NULL AND seen < $1"
_AT_A_TABLE: Final = (
    "EXISTS (SELECT 1 FROM chairs JOIN tables ON tables.code = chairs.code "
    f"WHERE chairs.person = people.id AND status IN ('{OPEN}', '{DICE}', '{PLAYING}'))"
)
_HAS_DONE: Final = " OR ".join(
    f"EXISTS (SELECT 1 FROM {table} WHERE {table}.{column} = people.id)"
    for table, column in (
        *(("chairs", "person"), ("tables", "host"), ("uploads", "person"), ("decks", "person")),
        *(("works", "person"), ("companion_hands", "person"), ("deck_runs", "person")),
    )
)
log = structlog.get_logger()


class Swept(NamedTuple):
    """What went."""

    people: int = 0
    tables: int = 0
    lines: int = 0


class Retention:
    """Who sees to it that what is old goes, and looks at the disk."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def run(self) -> None:
        """Look until the process stops."""
        due = time.monotonic() + SWEEP
        while not self.registry.stopping.is_set():
            await asyncio.sleep(LOOK)
            self.registry.disk.watch()
            if time.monotonic() >= due:
                due = time.monotonic() + SWEEP
                await self.sweep()

    async def sweep(self) -> Swept:
        """What is old goes, unless the clock is not believed: then nothing is old."""
        if self.registry.wall.astray:
            log.warning("clock not believed: nothing is removed")
            return Swept()
        try:
            swept = await sweep(self.registry.database, self.registry.now())
        except (Unavailable, Conflict):
            log.warning("database away")
            return Swept()
        if any(swept):
            log.info("old things removed", **swept._asdict())
        return swept


async def sweep(database: Database, now: int, days: int = GUEST_DAYS) -> Swept:
    """Remove everything that has stayed for long enough; guests after so many days."""
    old = now // HOUR - 2 * HOURS
    await database.write(
        statement("DELETE FROM sessions WHERE seen < $1", now - LIVES),
        statement("DELETE FROM stored WHERE hour < $1", old),
    )
    return Swept(
        people=await _guests(database, now, days),
        tables=await _tables(database, now),
        lines=await _chat(database, now),
    )


async def _guests(database: Database, now: int, days: int) -> int:
    rests = f"SELECT id FROM people WHERE {_RESTS} AND NOT {_AT_A_TABLE}"
    count = 0
    for question, before in (
        (rests, now - days * DAY),
        (f"{rests} AND NOT ({_HAS_DONE})", now - IDLE_STAYS),
    ):
        while gone := await _some(database, question, before):
            await database.write(*[each for id in gone for each in removed(id, now)])
            count += len(gone)
    return count


async def _tables(database: Database, now: int) -> int:
    """Open ones are closed first, so that whoever waits there is told."""
    question = (
        f"SELECT code FROM tables WHERE status = '{OPEN}' AND touched < $1 AND {_NEVER_BEGAN}"
    )
    while codes := await _some(database, question, now - OPEN_STAYS):
        of = f"IN ({_marks(codes)})"
        await database.write(
            _anew(f"SELECT host FROM tables WHERE code {of}", *codes),
            _anew(f"SELECT person FROM chairs WHERE code {of}", *codes),
            statement(f"DELETE FROM saves WHERE code {of}", *codes),
            statement(f"UPDATE chairs SET own = '' WHERE code {of}", *codes),
            statement(
                f"UPDATE tables SET status = '{CLOSED}', options = '{{}}', version = version + 1, "
                f"touched = ${len(codes) + 1} WHERE status = '{OPEN}' AND code {of}",
                *codes,
                now,
            ),
        )
    count = 0
    question = (
        f"SELECT code FROM tables WHERE status = '{CLOSED}' AND touched < $1 AND {_NEVER_BEGAN}"
    )
    while codes := await _some(database, question, now - CLOSED_STAYS):
        of = f"IN ({_marks(codes)})"
        await database.write(
            _anew(f"SELECT person FROM chat WHERE code {of}", *codes),
            statement(f"DELETE FROM tables WHERE code {of}", *codes),
        )
        count += len(codes)
    return count


async def _chat(database: Database, now: int) -> int:
    over = (
        f"SELECT code FROM tables WHERE touched < $1 AND status IN ('{OVER}', '{CLOSED}') "
        "AND EXISTS (SELECT 1 FROM chat WHERE chat.code = tables.code)"
    )
    count = 0
    while codes := await _some(database, over, now - CHAT_STAYS):
        count += await _lines(database, f"code IN ({_marks(codes)})", *codes)
    return count + await _lines(database, "at < $1", now - LINES_STAY)


async def _lines(database: Database, which: str, *args: Value) -> int:
    """Remove lines of chat; nobody keeps them any more."""
    found = await database.write(
        _anew(f"SELECT person FROM chat WHERE {which}", *args),
        statement(f"DELETE FROM chat WHERE {which} RETURNING n", *args),
    )
    return len(found[1])


def _anew(people: str, *args: Value) -> Statement:
    """What these people keep is another sum from now on."""
    return statement(f"UPDATE people SET kept = NULL WHERE id IN ({people})", *args)


async def _some(database: Database, question: str, before: int) -> list[str]:
    rows = await database.read(f"{question} LIMIT {AT_ONCE}", before)
    return [str(each) for (each,) in rows]


def _marks(codes: list[str]) -> str:
    return ", ".join(f"${n}" for n in range(1, len(codes) + 1))
