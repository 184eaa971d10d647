"""How much people may store: so much each, and so much a day from one address.

    await registry.quota.keep(person.id, statement("INSERT INTO uploads …"))

What somebody keeps is a sum that stands with them and grows with every row. Whatever takes
something away only makes it unknown (`counted_anew`): it is counted when something is added next.
Of an address the bytes of the last 24 hours count, whatever became of them. Inputs of running games
are never counted.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from overseer.host.table import DICE, OPEN
from overseer.server.complaint import Complaint
from overseer.server.store.database import Row, Statement, Value, statement
from overseer.text import translate

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

ROW: Final = 256  # bytes that a row takes besides its values, with what finds it
HOUR: Final = 3_600_000
HOURS: Final = 24
MB: Final = 1_000_000
NEAR: Final = 0.8  # of what one may keep: from here on one is told
HIDDEN: Final = 12  # bytes of what is kept of an address
CHAT: Final = "chat"
NOBODY: Final = ""  # things that are nobody's: a new guest
_OPEN: Final = f"parent IS NULL AND status IN ('{OPEN}', '{DICE}')"  # has not begun
# What somebody keeps, by kind, in bytes; a table only until it begins.
KINDS: Final = {
    "uploads": (
        f"SELECT sum(octet_length(text) + octet_length(name) + {ROW}) FROM uploads "
        "WHERE person = $1",
    ),
    "decks": (
        f"SELECT sum(octet_length(name) + {ROW}) FROM decks WHERE person = $1",
        f"SELECT sum(octet_length(text) + {ROW}) FROM deck_versions "
        "JOIN decks ON decks.id = deck WHERE person = $1",
        f"SELECT sum(octet_length(text) + {ROW}) FROM deck_runs WHERE person = $1",
    ),
    **{
        f"{kind}s": (
            f"SELECT sum(octet_length(name) + {ROW}) FROM works "
            f"WHERE person = $1 AND kind = '{kind}'",
            f"SELECT sum(octet_length(text) + {ROW}) FROM work_versions "
            f"JOIN works ON works.id = work WHERE person = $1 AND kind = '{kind}'",
        )
        for kind in ("force", "terrain")
    },
    "companions": (
        f"SELECT sum(octet_length(title) + {ROW}) FROM companions WHERE owner = $1",
        f"SELECT sum(octet_length(entry) + {ROW}) FROM companion_entries "
        "JOIN companions ON companions.code = companion_entries.code WHERE owner = $1",
    ),
    "tables": (
        f"SELECT sum(octet_length(options) + {ROW}) FROM tables WHERE host = $1 AND {_OPEN}",
        "SELECT sum(octet_length(own)) FROM chairs JOIN tables ON tables.code = chairs.code "
        f"WHERE person = $1 AND {_OPEN}",
        f"SELECT sum(octet_length(record) + {ROW}) FROM saves "
        f"JOIN tables ON tables.code = saves.code WHERE host = $1 AND {_OPEN}",
    ),
    CHAT: (f"SELECT sum(octet_length(text) + {ROW}) FROM chat WHERE person = $1",),
}
_WHOLE: Final = " + ".join(f"coalesce(({sql}), 0)" for all_ in KINDS.values() for sql in all_)


@dataclass(slots=True)
class Asking:
    """The request that is being answered: where it comes from, and what its answer adds."""

    address: str
    near: str = ""  # which bound is near: person, day
    bytes: int = 0
    most: int = 0

    def text(self, lang: str) -> str:
        """That one keeps nearly as much as one may."""
        return translate(
            lang, f"server-near-{self.near}", kept=shown(self.bytes), most=shown(self.most)
        )


asking: Final[ContextVar[Asking | None]] = ContextVar("asking", default=None)


class Quota:
    """Who counts what is kept."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.database = registry.database
        limits = registry.settings.limits
        self.most, self.most_a_day = limits.person_bytes, limits.address_bytes

    async def keep(self, person: str, *batch: Statement) -> list[list[Row]]:
        """Write something new down for somebody; a complaint where there is no room for it."""
        taken = await self.taking(person, size_of(batch))
        return (await self.database.write(*taken, *batch))[len(taken) :]

    async def taking(self, person: str, size: int, by: str = "") -> list[Statement]:
        """What counts so many bytes, to be written before them; a complaint where there is no room.

        Of two at once the second one finds less room, and a Conflict if there is none left. `by`:
        who writes it down for the person, if somebody else does.
        """
        self.registry.disk.expect_room()
        batch = await self._of_the_day(size)
        if person != NOBODY and self.most is not None:
            await self._expect_room(person, size, by or person)
            batch.append(
                statement(
                    "UPDATE people SET kept = kept + $1 WHERE id = $2 "
                    "AND (kept IS NULL OR kept + $1 <= $3)",
                    *(size, person, self.most),
                    expect=1,
                )
            )
        return batch

    async def growing(self, before: str, after: str) -> list[Statement]:
        """The same for a text in place of a shorter one, which is nobody's to remove."""
        more = len(after.encode()) - len(before.encode())
        return await self.taking(NOBODY, more) if more > 0 else []

    def noted(self, *batch: Statement) -> list[Statement]:
        """What counts rows for the caller's address that are written in any case."""
        where = asking.get()
        if where is None or self.most_a_day is None:
            return []
        return [self._added(where.address, size_of(batch))]

    # Of an address

    async def _of_the_day(self, size: int) -> list[Statement]:
        where = asking.get()
        if where is None or self.most_a_day is None:
            return []
        hidden, since = self._hidden(where.address), self._hour() - HOURS
        rows = await self.database.read(
            "SELECT hour, bytes FROM stored WHERE address = $1 AND hour >= $2 ORDER BY hour",
            *(hidden, since),
        )
        stored = size + sum(_int(count) for _, count in rows)
        if stored > self.most_a_day:
            wait = _wait(rows, stored - self.most_a_day, since)
            raise Complaint(507, "full-day", most=shown(self.most_a_day), hours=wait)
        _tell(where, "day", stored, self.most_a_day)
        return [
            self._added(where.address, size),
            statement(
                "SELECT 1 FROM (SELECT coalesce(sum(bytes), 0) AS bytes FROM stored "
                "WHERE address = $1 AND hour >= $2) AS day WHERE bytes <= CAST($3 AS BIGINT)",
                *(hidden, since, self.most_a_day),
                expect=1,
            ),
        ]

    def _added(self, address: str, size: int) -> Statement:
        return statement(
            "INSERT INTO stored (address, hour, bytes) VALUES ($1, $2, $3) "
            "ON CONFLICT (address, hour) DO UPDATE SET bytes = stored.bytes + excluded.bytes",
            *(self._hidden(address), self._hour(), size),
        )

    def _hidden(self, address: str) -> str:
        """What is kept of an address: enough to know it again, nothing to find it by."""
        key = self.registry.key[:64]
        return blake2b(address.encode(), digest_size=HIDDEN, key=key, person=b"stored").hexdigest()

    def _hour(self) -> int:
        return self.registry.now() // HOUR

    # Of a person

    async def _expect_room(self, person: str, size: int, by: str) -> None:
        assert self.most is not None
        kept = await self.kept(person)
        if kept + size > self.most and by != person:
            raise Complaint(409, "full-owner", most=shown(self.most))
        if kept + size > self.most:
            kinds = await self.kinds(person)
            # Lines of chat nobody removes: they are named where there is nothing else.
            largest = max(kinds, key=lambda kind: (bool(kinds[kind]) and kind != CHAT, kinds[kind]))
            raise Complaint(
                409,
                "full-person",
                kind=largest,
                part=shown(kinds[largest]),
                kept=shown(kept),
                most=shown(self.most),
            )
        if (where := asking.get()) is not None and by == person:
            _tell(where, "person", kept + size, self.most)

    async def kept(self, person: str) -> int:
        """How many bytes somebody keeps here."""
        rows = await self.database.read("SELECT kept FROM people WHERE id = $1", person)
        if not rows:
            raise Complaint(401, "who")
        if rows[0][0] is not None:
            return _int(rows[0][0])
        found = await self.database.write(
            # Whoever adds something at the same moment has done so before it is counted.
            statement("UPDATE people SET kept = kept WHERE id = $1", person),
            statement(
                f"UPDATE people SET kept = {_WHOLE} WHERE id = $1 AND kept IS NULL RETURNING kept",
                person,
            ),
        )
        return _int(found[1][0][0]) if found[1] else await self.kept(person)

    async def kinds(self, person: str) -> dict[str, int]:
        """The same by kind."""
        columns = (" + ".join(f"coalesce(({sql}), 0)" for sql in all_) for all_ in KINDS.values())
        rows = await self.database.read(f"SELECT {', '.join(columns)}", person)
        return dict(zip(KINDS, map(_int, rows[0]), strict=True))


def counted_anew(*people: str | None) -> Statement:
    """What these people keep is another sum from now on."""
    there = [each for each in people if each is not None]
    marks = ", ".join(f"${n}" for n in range(1, len(there) + 1)) or "NULL"
    return statement(
        f"UPDATE people SET kept = NULL WHERE id IN ({marks}) AND kept IS NOT NULL", *there
    )


def size_of(batch: tuple[Statement, ...] | list[Statement]) -> int:
    """How many bytes a batch adds."""
    return sum(
        ROW + sum(_length(value) for value in each.args)
        for each in batch
        if each.sql.startswith("INSERT")
    )


def shown(size: int) -> float:
    """Bytes as megabytes, for people; never less than they are."""
    return -(-size // (MB // 10)) / 10


def _length(value: Value) -> int:
    if isinstance(value, str):
        return len(value.encode())
    return len(value) if isinstance(value, bytes) else 8


def _tell(where: Asking, bound: str, size: int, most: int) -> None:
    """The answer says that a bound is near; of two the one that is nearer."""
    if size >= NEAR * most and (not where.near or size * where.most > where.bytes * most):
        where.near, where.bytes, where.most = bound, size, most


def _wait(rows: list[Row], missing: int, since: int) -> int:
    """In how many hours so much of what an address has stored is forgotten."""
    for hour, count in rows:
        missing -= _int(count)
        if missing <= 0:
            return _int(hour) - since + 1
    return HOURS + 1


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
