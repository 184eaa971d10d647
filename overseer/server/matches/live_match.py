"""A live match: every input is judged, committed, and only then known to anybody.

Lock → judge → apply to a copy → commit → swap in and publish. The database is the referee of order:
a row for each accepted input, unique by match and number. Who is second looks at what came first
and is judged again. What was acknowledged is on disk; what could not be written has not happened.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from overseer.engine.entries import BACK
from overseer.engine.record import Entry
from overseer.host.clock import Clock
from overseer.host.desk import QUIET, Done, SetUp, Standing
from overseer.host.step_codec import logged_steps
from overseer.host.table import TableRow
from overseer.server.complaint import Complaint
from overseer.server.faults import Broken
from overseer.server.matches.desks import Handle
from overseer.server.matches.room import Room
from overseer.server.operate import metrics
from overseer.server.schema.tables import Wish
from overseer.server.schema.updates import Parts, parts_now, parts_then
from overseer.server.store.database import (
    Conflict,
    Database,
    Statement,
    Unavailable,
    statement,
)
from overseer.server.store.match_log import BEGIN, LogRow, Rewritten, log_rows

ATTEMPTS: Final = 8  # to be first, where other processes play the same match
RECENT: Final = 64  # rows that are held, for who looks all the time
SETTLE: Final = "settle"
WAYS_BACK: Final = ("undo", "restart")


class Following(NamedTuple):
    """What is kept together with a row."""

    clock: Clock
    statements: Sequence[Statement]
    then: Callable[[], None]  # once it is


class Judged(NamedTuple):
    """An input that was committed."""

    first: int  # the numbers of its first and last step
    last: int
    again: bool = False  # it had been committed before: the key was known


class LiveMatch:
    """One match in the memory of this process."""

    def __init__(
        self,
        database: Database,
        room: Room,
        desk: Handle,
        rows: list[LogRow],
        clock: Clock,
        on_commit: Callable[[LiveMatch, Done, int], Following],
    ) -> None:
        self.database = database
        self.room = room
        self.table = room.table
        self.names = room.table.names  # as the match knows them
        self.desk = desk
        self.lock = asyncio.Lock()
        self.rows = rows[-1].seq  # how many inputs there are
        self.recent: deque[LogRow] = deque(rows[-RECENT:], RECENT)
        self.clock = clock
        self.wish = Wish(seat=-1, number=-1)  # to take something back
        self.stale = False  # whether nobody knows what the last commit did
        self.rewritten = False  # whether a newer release has converted it: this is no longer it
        # What many get who look alike.
        self.updates: dict[tuple[int | None, str, int], Parts] = {}
        self.changing = False  # whether the desk is about to know more than the rows here
        self.used = 0  # when somebody last did something here
        self.on_commit = on_commit  # what else is kept with a row

    @property
    def code(self) -> str:
        """The table's."""
        return self.table.code

    @property
    def number(self) -> int:
        """Of the last step."""
        return self.recent[-1].last

    @property
    def standing(self) -> Standing:
        """How it stands."""
        return self.desk.standing

    # Doing

    async def enter(
        self,
        seat: int,
        said: Sequence[str],
        now: int,
        *,
        key: str | None = None,
        seen: int | None = None,
        authority: bool = False,
    ) -> Judged:
        """What a seat says (or, with `authority`, what is said for it), durable when this returns.

        `seen`: the number of the last step that the seat knows of; a complaint when it is late.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                # Who knows of more than this process has heard it from another one.
                if self.stale or (seen is not None and seen > self.number):
                    await self.catch_up()
                if key is not None and seen is not None and seen < self.number:
                    known = await self._known(key)
                    if known is not None:
                        return known
                    if await self._late(seat, seen):
                        raise Late(self.number)
                log = await self.log() if _goes_back(said) else ()
                try:
                    done = await self.desk.enter(seat, said, authority, log)
                except Broken:
                    self.room.broken = True
                    raise
                try:
                    return await self._commit(seat, "\n".join(said), key, done, now)
                except Conflict:
                    await self.desk.drop()
                    await self.catch_up()
                    known = None if key is None else await self._known(key)
                    if known is not None:
                        return known
                except Unavailable as error:
                    await self.desk.drop()
                    self.stale = self.stale or error.unknown
                    raise
            raise Complaint(503, "busy")

    async def _commit(self, seat: int, text: str, key: str | None, done: Done, now: int) -> Judged:
        seq, last = self.rows + 1, done.standing.number
        follows = self.on_commit(self, done, now)
        end = done.standing.ended
        begun = perf_counter()
        await self.database.write(
            statement(
                "INSERT INTO inputs (code, seq, key, seat, input, steps, last, rules, at) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                *(self.code, seq, key, seat, text, done.steps, last),
                *(self.desk.header.rules, now),
            ),
            statement(
                "UPDATE matches SET rows = $1, steps = $2, touched = $3, clock = $4, "
                "deadline = $5, bot = $6, ended = $7, wish = '{}' WHERE code = $8 AND rows = $9",
                *(seq, last, now, follows.clock.text, follows.clock.look),
                now if done.standing.owed else None,
                None if end is None else msgspec.json.encode(end),
                *(self.code, seq - 1),
                expect=1,
            ),
            *follows.statements,
        )
        metrics.committed(perf_counter() - begun)
        self.changing = True
        try:
            await self.desk.accept()
        finally:
            self.changing = False
        self.clock = follows.clock
        follows.then()
        self._add(LogRow(seq, done.first, last, done.steps, now))
        self.used = now
        if self.database.shared:
            await self.database.wake(self.code)
        return Judged(done.first, last)

    async def _known(self, key: str) -> Judged | None:
        """What an input with this key led to, if there was one."""
        rows = await self.database.read(
            "SELECT seq, last FROM inputs WHERE code = $1 AND key = $2", self.code, key
        )
        if not rows:
            return None
        seq, last = _int(rows[0][0]), _int(rows[0][1])
        before = await self.database.read(
            "SELECT last FROM inputs WHERE code = $1 AND seq = $2", self.code, seq - 1
        )
        return Judged((_int(before[0][0]) if before else 0) + 1, last, again=True)

    async def _late(self, seat: int, seen: int) -> bool:
        """Whether something happened since that may have changed what the seat wants to do."""
        together = self.standing.together
        apart = together is not None and together <= seen  # each decides what is their own
        for row in await self.since(seen):
            for kept in logged_steps.decode(row.steps):
                word = kept.text.partition(" ")[0]
                quiet = word in QUIET or (apart and word != BACK)
                if kept.seat == seat or not quiet:
                    return True
        return False

    # Following what others did

    async def catch_up(self) -> None:
        """Take in what other processes have committed."""
        try:
            found = await log_rows(self.database, self.code, self.rows, self.number)
        except Rewritten:
            self.rewritten = True
            raise
        self.stale = False
        if found:
            await self.look()
            self.changing = True
            try:
                await self.desk.follow([row.steps for row in found])
            finally:
                self.changing = False
            for row in found:
                self._add(row)

    async def reach(self, seen: int) -> None:
        """Know at least as much as somebody does whom another process has told more."""
        if seen > self.number and self.database.shared:
            async with self.lock:
                await self.catch_up()

    async def look(self) -> None:
        """Clock and wish as they are kept."""
        kept = await self.database.read(
            "SELECT clock, wish FROM matches WHERE code = $1", self.code
        )
        self.clock = msgspec.json.decode(str(kept[0][0]), type=Clock)
        wish = str(kept[0][1])
        none = Wish(seat=-1, number=-1)
        self.wish = none if wish == "{}" else msgspec.json.decode(wish, type=Wish)

    def _add(self, row: LogRow) -> None:
        self.rows = row.seq
        self.recent.append(row)
        self.tell()

    def tell(self) -> None:
        """Wake everybody who looks."""
        self.updates.clear()
        self.room.tell()

    async def rename(self) -> None:
        """Call the seats as the table does, also when somebody was removed."""
        if self.names != self.table.names:
            self.names = self.table.names
            with suppress(Complaint):  # a desk that is gone is opened anew by these names
                await self.desk.call("rename", self.names)
            self.updates.clear()

    # Looking

    async def since(self, seen: int) -> list[LogRow]:
        """The rows with steps after a number."""
        if seen >= self.number:
            return []
        if seen + 1 < self.recent[0].first:
            rows = await log_rows(self.database, self.code, 0, 0, after=seen)
            return rows
        at = bisect_right(self.recent, seen, key=lambda row: row.last)
        return list(self.recent)[at:]

    async def log(self) -> list[Entry]:
        """Every entry of the match."""
        rows = await log_rows(self.database, self.code, 0, 0)
        return [
            Entry(kept.seat, kept.text, kept.link)
            for row in rows
            if row.seq <= self.rows
            for kept in logged_steps.decode(row.steps)
        ]

    async def shown_until(self, moment: int) -> int:
        """The number of the last step that was there at a moment."""
        if self.recent[0].at <= moment:
            return max(row.last for row in self.recent if row.at <= moment)
        found = await self.database.read(
            "SELECT max(last) FROM inputs WHERE code = $1 AND at <= $2", self.code, moment
        )
        return _int(found[0][0] or 0)

    async def past(self, viewer: int | None, lang: str, seen: int, until: int) -> Parts:
        """The same as `update`, as it was after an earlier step: for who watches with a delay."""
        rows = [row for row in await self.since(seen) if row.first <= until]
        told = await self.desk.steps_given(viewer, lang, [(row.first, row.steps) for row in rows])
        skip = max(0, seen + 1 - rows[0].first) if rows else 0
        keep = told[skip:][: max(0, until - seen)]
        moment = await self.desk.moment(viewer, lang, (await self.log())[:until])
        return parts_then(until, keep, moment)

    async def update(self, viewer: int | None, lang: str, seen: int) -> Parts:
        """What somebody gets who has seen so many steps."""
        seen = min(seen, self.number)
        key = viewer, lang, seen
        found = self.updates.get(key)
        while found is None:
            rows = await self.since(seen)
            number = self.number
            try:
                told = await self.desk.steps_given(
                    viewer, lang, [(row.first, row.steps) for row in rows]
                )
                now = await self.desk.now(viewer, lang)
            except Broken:
                self.room.broken = True
                raise
            skip = max(0, seen + 1 - rows[0].first) if rows else 0
            # Else something happened meanwhile, and steps and scene differ.
            if number == self.number and not self.changing:
                found = parts_now(number, told[skip:], now)
                self.updates[key] = found
            else:
                await asyncio.sleep(0)
        return found


class Late(Complaint):
    """Something happened that the caller has not seen: they get it and decide again."""

    def __init__(self, number: int) -> None:
        super().__init__(409, "late")
        self.number = number


def _goes_back(said: Sequence[str]) -> bool:
    return any(text in WAYS_BACK for text in said)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def first_row(
    table: TableRow, desk: Handle, done: Done, set_up: SetUp, clock: Clock, now: int
) -> list[Statement]:
    """What writes a match down that has just begun."""
    header, end = msgspec.json.encode(desk.header), done.standing.ended
    return [
        statement(
            "INSERT INTO matches "
            "(code, header, seed, rows, steps, clock, wish, deadline, bot, ended, made, touched) "
            "VALUES ($1, $2, $3, 1, $4, $5, '{}', $6, $7, $8, $9, $9)",
            *(table.code, header, set_up.seed, done.standing.number),
            *(clock.text, clock.look, now if done.standing.owed else None),
            *(None if end is None else msgspec.json.encode(end), now),
        ),
        statement(
            "INSERT INTO inputs (code, seq, seat, input, steps, last, rules, at) "
            "VALUES ($1, 1, -1, $2, $3, $4, $5, $6)",
            *(table.code, BEGIN, done.steps, done.standing.number, desk.header.rules, now),
        ),
    ]
