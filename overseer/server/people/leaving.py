"""What is kept about somebody: all of it for them to take, and how it is removed.

The log of a match holds seats, never people, so a match that was played stays as it is. The names
in its chairs and in the chat lie apart and are emptied; an empty name is shown as a neutral word.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from overseer.engine.refusal import Refused
from overseer.host.table import OPEN, PLAYING, TableRow
from overseer.server.companions.companions import Companions
from overseer.server.complaint import Complaint
from overseer.server.people.people import Person, wishes_of
from overseer.server.schema.people import (
    Export,
    LineExported,
    SeatExported,
    SessionGiven,
    TableExported,
)
from overseer.server.store.database import Conflict, Database, Statement, statement
from overseer.server.store.tables import freed, vacate
from overseer.server.works import decks, forces, terrains
from overseer.server.works.uploads import upload_given

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

ATTEMPTS: Final = 5
RESIGN: Final = "resign"
_TABLES_OF: Final = (
    "SELECT code FROM chairs WHERE person = $1 UNION SELECT code FROM tables WHERE host = $1"
)


# Taking it along


async def exported(database: Database, person: Person) -> Export:
    """Everything that is kept about somebody. Of a running match only what they said themselves."""
    found = await database.read("SELECT made, seen FROM people WHERE id = $1", person.id)
    if not found:
        raise Complaint(401, "who")
    sessions = await database.read(
        "SELECT made, seen, device FROM sessions WHERE person = $1 ORDER BY made", person.id
    )
    chat = await database.read(
        "SELECT code, at, text FROM chat WHERE person = $1 ORDER BY at, code, n", person.id
    )
    uploads = await database.read(
        "SELECT id, game, kind, name, text, made FROM uploads WHERE person = $1 ORDER BY made",
        person.id,
    )
    return Export(
        id=person.id,
        name=person.name,
        lang=person.lang,
        login=person.login or "",
        made=_int(found[0][0]),
        seen=_int(found[0][1]),
        wishes=wishes_of(person.wishes),
        sessions=[
            SessionGiven(made=_int(made), seen=_int(seen), device=str(device))
            for made, seen, device in sessions
        ],
        tables=[
            await _table(database, str(code), person.id)
            for (code,) in await database.read(f"{_TABLES_OF} ORDER BY code", person.id)
        ],
        chat=[LineExported(code=str(code), at=_int(at), text=str(text)) for code, at, text in chat],
        uploads=[upload_given(row) for row in uploads],
        decks=await decks.KIND.exported(database, person),
        trials=await decks.exported_trials(database, person),
        terrains=await terrains.KIND.exported(database, person),
        forces=await forces.KIND.exported(database, person),
        companions=await Companions(database).exported(person),
    )


async def _table(database: Database, code: str, person: str) -> TableExported:
    rows = await database.read(
        "SELECT game, title, status, host, made, touched FROM tables WHERE code = $1", code
    )
    game, title, status, host, made, touched = rows[0]
    seats = []
    for seat, name, own in await database.read(
        "SELECT seat, name, own FROM chairs WHERE code = $1 AND person = $2 ORDER BY seat",
        *(code, person),
    ):
        said = await database.read(
            "SELECT seq, at, input FROM inputs WHERE code = $1 AND seat = $2 ORDER BY seq",
            *(code, seat),
        )
        inputs = [(_int(seq), _int(at), str(text)) for seq, at, text in said]
        seats.append(SeatExported(seat=_int(seat), name=str(name), own=str(own), inputs=inputs))
    return TableExported(
        code=code,
        game=str(game),
        title=str(title),
        status=str(status),
        host=host == person,
        made=_int(made),
        touched=_int(touched),
        seats=seats,
    )


# Going


async def leave(registry: Registry, person: Person, password: str) -> None:
    """Remove somebody; who has an account proves that it is theirs."""
    if person.login is not None:
        found = await registry.people.by_login(person.login)
        if found is not None:
            await registry.passwords.unlock(found[1], password, person.id)
    await remove(registry, person.id)


async def remove(registry: Registry, person: str) -> None:
    """Remove somebody: they get up, resign, and are forgotten."""
    codes = [str(code) for (code,) in await registry.database.read(_TABLES_OF, person)]
    for code in codes:
        table = await registry.tables.get(code)
        if table.status == OPEN:
            await _get_up(registry, table.code, person)
        elif table.status == PLAYING:
            await _resign(registry, table, person)
    await registry.people.change(person, *removed(person, registry.now()))
    await registry.watch.end(person, 401, "who")
    for code in codes:
        table = await registry.tables.get(code)
        await registry.announce(table)
        if (live := registry.lives.get(code)) is not None:
            await live.rename()


async def _get_up(registry: Registry, code: str, person: str) -> None:
    for _ in range(ATTEMPTS):
        table = await registry.tables.get(code)
        if table.status != OPEN:
            return
        vacate(table, person)
        with suppress(Conflict):
            await registry.changed(table, *freed(table))
            return


async def _resign(registry: Registry, table: TableRow, person: str) -> None:
    """Whoever goes gives up what they play, so that the others can go on."""
    live = await registry.live(table.code)
    for seat in table.seats_of(person):
        with suppress(Refused, Complaint):
            await live.enter(seat, [RESIGN], registry.now(), key=f"{seat} gone")
    registry.after(live)


def removed(person: str, now: int) -> list[Statement]:
    """What removes somebody; their sessions, uploads, decks and messages go with them."""
    return [
        statement(
            "UPDATE tables SET host = (SELECT min(person) FROM chairs "
            "WHERE chairs.code = tables.code AND person <> $1) WHERE host = $1",
            person,
        ),
        statement(
            "UPDATE tables SET touched = $2, version = version + 1 WHERE code IN "
            "(SELECT code FROM chairs WHERE person = $1)",
            *(person, now),
        ),
        statement("UPDATE chairs SET person = NULL, name = '', own = '' WHERE person = $1", person),
        statement("UPDATE chat SET person = NULL, name = '' WHERE person = $1", person),
        statement("DELETE FROM people WHERE id = $1", person),
    ]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
