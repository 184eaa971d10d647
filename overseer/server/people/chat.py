"""What people say at a table. It lies apart from the log, and can be erased."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from overseer.host.table import TableRow
from overseer.server.complaint import Complaint
from overseer.server.people.people import Person
from overseer.server.schema.tables import Said
from overseer.server.schema.text_rules import clean_line
from overseer.server.store.database import Conflict, statement

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

ATTEMPTS: Final = 5
MOST_LINES: Final = 200  # that are shown to who comes in
MUTED: Final = "muted"  # in a person's wishes: whose lines they do not want to see


async def chat_lines(
    registry: Registry, table: TableRow, person: Person | None, since: int
) -> list[Said]:
    """The lines after a number, without those of people whom the reader has muted."""
    rows = await registry.database.read(
        "SELECT n, person, name, text, at FROM chat WHERE code = $1 AND n > $2 "
        "ORDER BY n DESC LIMIT $3",
        *(table.code, since, MOST_LINES),
    )
    muted = [] if person is None else muted_by(person)
    return [
        Said(
            n=int(n or 0),
            name=str(name),
            text=str(text),
            at=int(at or 0),
            yours=person is not None and who == person.id,
        )
        for n, who, name, text, at in reversed(rows)
        if who not in muted
    ]


def muted_by(person: Person) -> list[str]:
    """Whose lines somebody does not want to see."""
    wishes = msgspec.json.decode(person.wishes, type=dict[str, Any])
    found = wishes.get(MUTED, [])
    return [str(each) for each in found] if isinstance(found, list) else []


async def say(registry: Registry, table: TableRow, person: Person, text: str, name: str) -> Said:
    """Add a line."""
    line = clean_line(text)
    now = registry.now()
    for _ in range(ATTEMPTS):
        found = await registry.database.read("SELECT max(n) FROM chat WHERE code = $1", table.code)
        n = int(found[0][0] or 0) + 1
        try:
            await registry.quota.keep(
                person.id,
                statement(
                    "INSERT INTO chat (code, n, person, name, text, at) "
                    "VALUES ($1, $2, $3, $4, $5, $6)",
                    *(table.code, n, person.id, name, line, now),
                ),
            )
        except Conflict:
            continue
        room = registry.rooms.get(table.code)
        if room is not None:
            room.chat = max(room.chat, n)
            room.tell()
        if registry.database.shared:
            await registry.database.wake(table.code)
        return Said(n=n, name=name, text=line, at=now, yours=True)
    raise Complaint(503, "busy")
