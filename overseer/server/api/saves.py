"""Saved games of the terminal: look at one, and go on with it at a table here."""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.engine.nature import fresh_seed
from overseer.host.checking import told
from overseer.host.seating import HUMAN, read_seats
from overseer.host.table import OPEN, ChairRow, TableRow, Terms
from overseer.server.api.tables import checked, clean_title, room_for_more
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.matches.table_view import table_given
from overseer.server.schema.saves import NewSave, SaveGiven, SaveSent
from overseer.server.schema.tables import TableGiven
from overseer.server.store.database import statement
from overseer.server.store.tables import added, fresh_code, take_seat
from overseer.server.works.saves import Looked, look
from overseer.voice.library import title_of

LARGEST_BODY: Final = 6 * 1024 * 1024  # four million characters, with what JSON adds to them


@route("POST", "/api/saves/look", weight=30, largest=LARGEST_BODY)
async def look_at(call: Call, body: SaveSent) -> SaveGiven:
    """What a saved game is, if it can go on here: nothing is kept."""
    found = await look(call.registry, body.record, body.name)
    head = found.header
    assert head is not None
    return SaveGiven(
        game=head.game,
        title=title_of(head.game, call.lang),
        seats=head.seats,
        moves=found.moves,
        asked=found.asked,
        old=found.old,
        unproved=[told(each, head, call.lang) for each in found.open],
    )


@route("POST", "/api/saves", weight=30, largest=LARGEST_BODY, stores=True)
async def go_on(call: Call, body: NewSave) -> TableGiven:
    """Open a table at which a saved game goes on. Its dice are this table's from there on."""
    registry, person, now = call.registry, call.who, call.registry.now()
    await room_for_more(registry, person)
    found = await look(registry, body.record, body.name)
    head = found.header
    assert head is not None
    seats = read_seats(",".join(head.seats), head.game)
    table = TableRow(
        code=fresh_code(),
        game=head.game,
        title=clean_title(body.title),
        host=person.id,
        status=OPEN,
        terms=_terms(checked(body.terms), found),
        options=head.options,
        password=await registry.passwords.locked(body.password) if body.password else None,
        seed=fresh_seed(),
        parent=None,
        sequel=None,
        version=1,
        made=now,
        touched=now,
        chairs=[ChairRow(seat, kind) for seat, kind in enumerate(seats)],
        saved=found.moves,
    )
    for number, seat in enumerate(_own(table, body.seats)):
        take_seat(table, person, seat, pledge="" if number else body.pledge)
    save = statement("INSERT INTO saves (code, record) VALUES ($1, $2)", table.code, found.record)
    await registry.quota.keep(person.id, *added(table), save)
    await registry.begin_if_full(table)
    return table_given(table, person.id, registry)


def _own(table: TableRow, wanted: list[int]) -> list[int]:
    """The seats that whoever brought the game takes."""
    for seat in wanted:
        if seat not in table.people:
            raise Complaint(409, "save-seat", seat=seat + 1)
    return list(dict.fromkeys(wanted)) or table.people[:1]


def _terms(terms: Terms, found: Looked) -> Terms:
    """Terms that fit the game: what could be taken back in it can be taken back here."""
    head = found.header
    assert head is not None
    lonely = head.seats.count(HUMAN) == 1
    undo = terms.undo
    if head.casual and not (undo == "consent" or (undo == "bots" and lonely)):
        undo = "bots" if lonely else "consent"
    return msgspec.structs.replace(terms, undo=undo, lesson=False)
