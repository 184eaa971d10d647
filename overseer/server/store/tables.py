"""Tables: who may sit where, and on what terms. The rows and their changes, nothing live.

Every change says which version of the table it was made for, so that of two at once one is asked
to look again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from overseer.host.table import CLOSED, OPEN, PLAYING, ChairRow, TableRow, Terms
from overseer.server.complaint import Complaint
from overseer.server.store.database import Database, Row, Statement, statement
from overseer.server.store.tokens import fresh_id

if TYPE_CHECKING:
    from overseer.server.people.people import Person

CODE_LETTERS: Final = 8
_COLUMNS: Final = (
    "code, game, title, host, status, terms, options, password, seed, parent, sequel, "
    "version, made, touched, saved"
)


def _table(row: Row, chairs: list[ChairRow]) -> TableRow:
    code, game, title, host, status, terms, options, password, seed, *rest = row
    assert isinstance(seed, bytes)
    parent, sequel, version, made, touched, saved = rest
    return TableRow(
        code=str(code),
        game=str(game),
        title=str(title),
        host=None if host is None else str(host),
        status=str(status),
        terms=msgspec.json.decode(str(terms), type=Terms),
        options=msgspec.json.decode(str(options), type=dict[str, Any]),
        password=None if password is None else str(password),
        seed=seed,
        parent=None if parent is None else str(parent),
        sequel=None if sequel is None else str(sequel),
        version=_int(version),
        made=_int(made),
        touched=_int(touched),
        chairs=chairs,
        saved=None if saved is None else _int(saved),
    )


def _chair(row: Row) -> ChairRow:
    _, seat, kind, person, name, own, pledge, share, asked = row
    holder = None if person is None else str(person)
    texts = str(name), str(own), str(pledge), str(share)
    return ChairRow(_int(seat), str(kind), holder, *texts, _int(asked))


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


class Tables:
    """All tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, code: str) -> TableRow:
        """A table by its code; a complaint when there is none."""
        found = await self._where("code = $1", code)
        if not found:
            raise Complaint(404, "no-table", code=code)
        return found[0]

    async def open_ones(self, limit: int) -> list[TableRow]:
        """Tables with an open door, the newest first: to join, and to watch."""
        rows = await self._where(
            f"status IN ('{OPEN}', '{PLAYING}') ORDER BY touched DESC LIMIT $1", limit
        )
        return [table for table in rows if table.terms.door == "open"]

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Where somebody sits, the newest first."""
        return await self._where(
            "code IN (SELECT code FROM chairs WHERE person = $1) AND status <> 'closed' "
            "ORDER BY touched DESC LIMIT $2",
            *(person, limit),
        )

    async def of_parent(self, code: str) -> list[TableRow]:
        """The battles of a campaign, the oldest first."""
        return await self._where("parent = $1 ORDER BY made", code)

    async def save_of(self, table: TableRow) -> bytes:
        """The saved game that goes on at a table; empty: it begins anew."""
        if table.saved is None:
            return b""
        rows = await self.database.read("SELECT record FROM saves WHERE code = $1", table.code)
        record = rows[0][0]
        assert isinstance(record, bytes)
        return record

    async def _where(self, condition: str, *args: int | str) -> list[TableRow]:
        rows = await self.database.read(f"SELECT {_COLUMNS} FROM tables WHERE {condition}", *args)
        if not rows:
            return []
        marks = ", ".join(f"${n}" for n in range(1, len(rows) + 1))
        codes = [str(row[0]) for row in rows]
        chairs: dict[str, list[ChairRow]] = {code: [] for code in codes}
        for row in await self.database.read(
            "SELECT code, seat, kind, person, name, own, pledge, share, asked FROM chairs "
            f"WHERE code IN ({marks}) ORDER BY code, seat",
            *codes,
        ):
            chairs[str(row[0])].append(_chair(row))
        return [_table(row, chairs[str(row[0])]) for row in rows]

    async def add(self, table: TableRow) -> None:
        """A new table."""
        await self.database.write(*added(table))

    async def change(self, table: TableRow, now: int, *besides: Statement) -> None:
        """Keep a table that was changed; Conflict when somebody else changed it meanwhile."""
        table.touched = now
        await self.database.write(*changed(table), *besides)
        table.version += 1


def added(table: TableRow) -> list[Statement]:
    """What writes a new table down."""
    return [
        statement(
            f"INSERT INTO tables ({_COLUMNS}) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
            *(table.code, table.game, table.title, table.host, table.status),
            *(_text(table.terms), _text(table.options), table.password, table.seed, table.parent),
            *(table.sequel, table.version, table.made, table.touched, table.saved),
        ),
        *_seats(table),
    ]


def _seats(table: TableRow) -> list[Statement]:
    return [
        statement(
            "INSERT INTO chairs (code, seat, kind, person, name, own, pledge, share, asked) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            *(table.code, chair.seat, chair.kind, chair.person, chair.name, chair.own),
            *(chair.pledge, chair.share, chair.asked),
        )
        for chair in table.chairs
    ]


def changed(table: TableRow) -> list[Statement]:
    """What writes a changed table down, if it is still the one that was read."""
    return [
        statement(
            "UPDATE tables SET title = $1, host = $2, status = $3, terms = $4, options = $5, "
            "sequel = $6, version = version + 1, touched = $7 WHERE code = $8 AND version = $9",
            *(table.title, table.host, table.status, _text(table.terms), _text(table.options)),
            *(table.sequel, table.touched, table.code, table.version),
            expect=1,
        ),
        statement("DELETE FROM chairs WHERE code = $1", table.code),
        *_seats(table),
    ]


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def fresh_code() -> str:
    """The code of a new table: its link is its key, so it cannot be guessed."""
    return fresh_id(CODE_LETTERS)


def take_seat(
    table: TableRow, person: Person, seat: int | None, own: str = "", pledge: str = ""
) -> ChairRow:
    """Somebody sits down; a complaint says why they cannot."""
    if table.status != OPEN:
        raise Complaint(409, "begun")
    free = table.free
    if seat is not None:
        free = [chair for chair in free if chair.seat == seat]
    if not free:
        raise Complaint(409, "taken" if seat is not None else "full")
    chair = free[0]
    taken = {each.name.casefold() for each in table.chairs if each.person != person.id}
    chair.person, chair.own, chair.name = person.id, own, distinct(person.name, taken)
    chair.pledge = pledge
    return chair


def get_up(chair: ChairRow) -> None:
    """A seat is free again."""
    chair.person, chair.name, chair.own, chair.pledge = None, "", "", ""


def shut(table: TableRow) -> None:
    """A table that has not begun is closed: what was to be played there is no longer kept."""
    table.status, table.options = CLOSED, {}
    for chair in table.chairs:
        chair.own = ""


def distinct(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has."""
    number, found = 2, name
    while found.casefold() in taken:
        found = f"{name[:17]} {number}"
        number += 1
    return found


def vacate(table: TableRow, person: str) -> None:
    """Somebody gets up; an empty table is closed."""
    for chair in table.chairs:
        if chair.person == person:
            get_up(chair)
    if table.host == person:
        table.host = next((chair.person for chair in table.chairs if chair.person), None)
    if table.host is None:
        shut(table)


def freed(table: TableRow) -> list[Statement]:
    """What lets go of a saved game that nobody goes on with at a table that was closed."""
    if table.status != CLOSED or table.saved is None:
        return []
    return [statement("DELETE FROM saves WHERE code = $1", table.code)]
