"""Tables: open one, sit down, start, leave."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec

import overseer
from overseer.engine.mix import Share, fits
from overseer.engine.nature import fresh_seed
from overseer.host.clock import Clock
from overseer.host.manner import default_seats, manner_of
from overseer.host.seating import read_seats
from overseer.host.table import CLOSED, DICE, OPEN, OVER, PLAYING, ChairRow, TableRow, Terms
from overseer.server.campaigns.campaigns import fought_in
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import expect_present, route
from overseer.server.edge.streams import LONGEST_WAIT
from overseer.server.matches.lessons import lesson_asked, lesson_seed
from overseer.server.matches.registry import Registry, brought
from overseer.server.matches.table_view import table_given
from overseer.server.people.accounts import zones
from overseer.server.people.people import Person
from overseer.server.schema.tables import (
    AtSeat,
    NewTable,
    Nothing,
    Reveal,
    SitDown,
    TableGiven,
    Tables,
    Turn,
    Turns,
)
from overseer.server.schema.text_rules import clean_line
from overseer.server.store.database import Conflict
from overseer.server.store.match_log import put_down
from overseer.server.store.quota import ROW, counted_anew, size_of
from overseer.server.store.tables import added, freed, fresh_code, get_up, shut, take_seat, vacate
from overseer.server.works.brought import PLACES, resolved, resolved_text

MOST_LISTED: Final = 100
ATTEMPTS: Final = 8
MOST_OPEN: Final = 50  # tables that one person may have open


@route("POST", "/api/tables", weight=10, stores=True)
async def open_table(call: Call, body: NewTable) -> TableGiven:
    """Open a table."""
    registry, person, now = call.registry, call.who, call.registry.now()
    game = overseer.game(body.game)
    if body.terms.lesson or body.lesson:
        body = lesson_asked(game, body)
    seats = read_seats(",".join(body.seats), game.name) if body.seats else default_seats(game)
    game.check_seats(len(seats))
    await room_for_more(registry, person)
    options = await resolved(registry, person, body.options)
    if game.leads_to:  # battles are played here, and nobody tells how they ended
        options.setdefault("results", "played")
    options = await registry.desks.settled(game, len(seats), options)  # refused now, or never
    table = TableRow(
        code=fresh_code(),
        game=game.name,
        title=clean_title(body.title),
        host=person.id,
        status=OPEN,
        terms=checked(body.terms),
        options=options,
        password=await registry.passwords.locked(body.password) if body.password else None,
        seed=lesson_seed(game, body.lesson) if body.terms.lesson else fresh_seed(),
        parent=None,
        sequel=None,
        version=1,
        made=now,
        touched=now,
        chairs=[ChairRow(seat, kind) for seat, kind in enumerate(seats)],
    )
    if body.sit and table.free:
        chair = take_seat(table, person, None, body.own, body.pledge)
        await bring(registry, person, table, chair)
    await registry.quota.keep(person.id, *added(table))
    await registry.begin_if_full(table)
    return table_given(table, person.id, registry)


async def room_for_more(registry: Registry, person: Person) -> None:
    """A complaint where somebody has as many tables open as one may have."""
    mine = await registry.tables.of_person(person.id, MOST_OPEN + 1)
    if len([table for table in mine if table.status in (OPEN, PLAYING)]) >= MOST_OPEN:
        raise Complaint(409, "many-tables", most=MOST_OPEN)


async def bring(registry: Registry, person: Person, table: TableRow, chair: ChairRow) -> None:
    """What somebody brings is looked up and checked when they sit down, not when it begins. To a
    saved game nobody brings anything more."""
    game = overseer.game(table.game)
    brings = manner_of(game).brings
    if not chair.own or not brings or table.saved is not None:
        chair.own = ""
        return
    chair.own = await resolved_text(registry, person, chair.own, PLACES[brings])
    own = [chair.own if each is chair else "" for each in table.chairs]
    options = {**table.options, brings: brought(table.options.get(brings), own)}
    options = await registry.desks.settled(game, len(table.chairs), options)
    chair.own = str(options[brings][chair.seat])


def clean_title(text: str) -> str:
    """A title without characters that steer a screen."""
    return clean_line(text) if text.strip() else ""


def checked(terms: Terms) -> Terms:
    """Terms that fit together."""
    if terms.zone not in zones():
        raise Complaint(400, "zone", zone=terms.zone)
    if len(terms.night) == 1:
        raise Complaint(400, "night")
    return terms


@route("GET", "/api/tables", query={"mine": "1: only those where one sits"})
async def list_tables(call: Call) -> Tables:
    """Tables to join or to watch; with `mine=1` those where one sits, the newest first."""
    registry = call.registry
    if call.text("mine"):
        found = await registry.tables.of_person(call.who.id, MOST_LISTED)
    else:
        found = await registry.tables.open_ones(MOST_LISTED)
    person = None if call.person is None else call.person.id
    given = [table_given(table, person, registry) for table in found]
    if call.text("mine"):
        for each in given:
            if overseer.game(each.game).leads_to and each.status in (PLAYING, OVER):
                each.fought = await fought_in(registry.database, each.code)
    return Tables(tables=given)


@route("GET", "/api/tables/{code}")
async def one_table(call: Call) -> TableGiven:
    """A table."""
    person = None if call.person is None else call.person.id
    return table_given(await _table(call), person, call.registry)


@route(
    "GET",
    "/api/tables/{code}/seated",
    query={
        "since": "the version of the table that was seen",
        "wait": "seconds to wait for another",
    },
)
async def seated(call: Call) -> TableGiven:
    """A table, as soon as it is another than the one that was seen."""
    registry = call.registry
    room = await registry.room(call.code)
    since, wait = call.number("since", 0), call.number("wait", 0, 3600)
    room.users += 1
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(wait, LONGEST_WAIT)):
                while room.table.version <= since and not registry.stopping.is_set():
                    await room.news.wait()
    finally:
        room.users -= 1
    await expect_present(call)
    person = None if call.person is None else call.person.id
    return table_given(room.table, person, registry)


@route("POST", "/api/tables/{code}/sit", weight=5, stores=True)
async def sit(call: Call, body: SitDown) -> TableGiven:
    """Take a free seat. Who has one keeps it, and takes another (one device, several players) by
    naming it."""
    registry, person = call.registry, call.who
    table = await registry.tables.get(call.code)
    own = table.seats_of(person.id)
    if own and (body.seat is None or body.seat in own):  # said again: the answer did not arrive
        await registry.begin_if_full(table)
        return table_given(table, person.id, registry)
    if table.password is not None and not own and table.host != person.id:
        address = call.door.address(call.request)
        await registry.passwords.unlock_table(table.password, body.password, person.id, address)
    chair = take_seat(table, person, body.seat, body.own, body.pledge)
    await bring(registry, person, table, chair)
    taken = await registry.quota.taking(person.id, ROW + len(chair.own.encode()))
    await registry.changed(table, *taken)
    await registry.begin_if_full(table)
    return table_given(table, person.id, registry)


@route("POST", "/api/tables/{code}/leave", weight=5)
async def leave(call: Call, body: Nothing) -> TableGiven:
    """Get up before it begins. The host's leaving makes the next one host."""
    registry, person = call.registry, call.who
    table = await registry.tables.get(call.code)
    if not table.seats_of(person.id) and table.host != person.id:
        raise Complaint(403, "not-seated")
    if table.status != OPEN:
        raise Complaint(409, "begun")
    vacate(table, person.id)
    await registry.changed(table, *freed(table), counted_anew(person.id))
    return table_given(table, person.id, registry)


@route("POST", "/api/tables/{code}/kick", weight=5)
async def kick(call: Call, body: AtSeat) -> TableGiven:
    """The host asks somebody to get up, before it begins."""
    registry, person = call.registry, call.who
    table = await hosted(call)
    if table.status != OPEN:
        raise Complaint(409, "begun")
    chair = next((chair for chair in table.chairs if chair.seat == body.seat), None)
    if chair is None or chair.person is None or chair.person == person.id:
        raise Complaint(409, "nobody-there")
    gone = chair.person
    get_up(chair)
    await registry.changed(table, counted_anew(gone))
    return table_given(table, person.id, registry)


@route("POST", "/api/tables/{code}/start", weight=10)
async def start(call: Call, body: Nothing) -> TableGiven:
    """The host begins the match, once every seat is taken."""
    table = await hosted(call)
    if table.status != OPEN:
        raise Complaint(409, "begun")
    if table.free:
        raise Complaint(409, "not-full", free=len(table.free))
    await call.registry.full(table)
    return table_given(table, call.who.id, call.registry)


@route("POST", "/api/tables/{code}/reveal", weight=2)
async def reveal(call: Call, body: Reveal) -> TableGiven:
    """Reveal one's part of the dice, once every seat is taken. The match begins with the last."""
    registry, person = call.registry, call.who
    for _ in range(ATTEMPTS):  # everybody does this at the same time
        table = await registry.tables.get(call.code)
        chair = next((each for each in table.chairs if each.seat == body.seat), None)
        if chair is None or chair.person != person.id or not chair.pledge:
            raise Complaint(403, "not-pledged")
        if chair.share == body.share:
            return table_given(table, person.id, registry)
        if table.status != DICE:
            raise Complaint(409, "not-revealing")
        if not fits(Share(chair.seat, chair.pledge, body.share)):
            raise Complaint(409, "other-share")
        chair.share = body.share
        with contextlib.suppress(Conflict):
            await registry.changed(table)
            if all(each.share for each in table.chairs if each.pledge):
                await registry.begin(table)
            return table_given(table, person.id, registry)
    raise Complaint(503, "busy")


@route("POST", "/api/tables/{code}/close", weight=5)
async def close(call: Call, body: Nothing) -> TableGiven:
    """The host closes a table that has not begun, that is theirs alone, or that is broken."""
    registry, table = call.registry, await hosted(call)
    if table.status != OPEN and not (table.status == PLAYING and await _may_end(registry, table)):
        raise Complaint(409, "begun")
    if table.status == PLAYING:
        table.status = CLOSED
        besides = [put_down(table.code)]
    else:
        shut(table)
        besides = freed(table)
    people = [chair.person for chair in table.chairs]
    await registry.changed(table, *besides, counted_anew(table.host, *people))
    await registry.watch.put_down(table.code)
    return table_given(table, call.who.id, registry)


async def _may_end(registry: Registry, table: TableRow) -> bool:
    """Whether a match may be ended by its host: nobody else is there, or it cannot go on."""
    alone = {table.chairs[seat].person for seat in table.people} <= {table.host}
    return alone or (await registry.room(table.code)).broken


async def hosted(call: Call) -> TableRow:
    """The table of the address, if the caller is its host."""
    table = await call.registry.tables.get(call.code)
    if table.host != call.who.id:
        raise Complaint(403, "not-host")
    return table


async def _table(call: Call) -> TableRow:
    room = call.registry.rooms.get(call.code)
    if room is not None:
        return room.table
    return await call.registry.tables.get(call.code)


@route("POST", "/api/tables/{code}/rematch", weight=10, stores=True)
async def rematch(call: Call, body: Nothing) -> TableGiven:
    """Play once more: the first one to ask opens a table like this one, the others take their
    seats there, and it begins when everybody has."""
    registry, person = call.registry, call.who
    old = await registry.tables.get(call.code)
    seats = old.seats_of(person.id)
    if old.status != OVER:
        raise Complaint(409, "not-over")
    if not seats:
        raise Complaint(403, "not-seated")
    table = await sequel_of(registry, old)
    if table is not None:
        if table.status == OPEN and not table.seats_of(person.id):
            own = [old.chairs[seat].own for seat in seats]
            for seat, each in zip(seats, own, strict=True):
                take_seat(table, person, seat, each)
            size = ROW + sum(len(each.encode()) for each in own)
            await registry.changed(table, *await registry.quota.taking(person.id, size))
    else:
        table = again(old, person, seats, registry.now())
        old.sequel = table.code
        rows = added(table)
        taken = await registry.quota.taking(person.id, size_of(rows))
        await registry.changed(old, *taken, *rows)
    await registry.begin_if_full(table)
    return table_given(table, person.id, registry)


async def sequel_of(registry: Registry, old: TableRow) -> TableRow | None:
    """The table of the rematch; one that never began is gone after a while."""
    try:
        return None if old.sequel is None else await registry.tables.get(old.sequel)
    except Complaint:
        return None


def again(old: TableRow, person: Person, seats: list[int], now: int) -> TableRow:
    """A new table like an old one, at which one person sits again."""
    table = TableRow(
        code=fresh_code(),
        game=old.game,
        title=old.title,
        host=person.id,
        status=OPEN,
        terms=msgspec.structs.replace(old.terms, lesson=False),  # whoever has learned it plays
        options=old.options,
        password=old.password,
        seed=fresh_seed(),
        parent=None,
        sequel=None,
        version=1,
        made=now,
        touched=now,
        chairs=[ChairRow(chair.seat, chair.kind) for chair in old.chairs],
    )
    for seat in seats:
        take_seat(table, person, seat, old.chairs[seat].own)
    return table


@route("GET", "/api/turns")
async def turns(call: Call) -> Turns:
    """Where one is asked: all one's games, who has waited longest first."""
    rows = await call.registry.database.read(
        "SELECT tables.code, game, title, seat, asked, clock FROM chairs "
        "JOIN tables ON tables.code = chairs.code JOIN matches ON matches.code = chairs.code "
        "WHERE person = $1 AND asked > 0 AND status = 'playing' ORDER BY asked LIMIT $2",
        *(call.who.id, MOST_LISTED),
    )
    found = [
        Turn(
            code=str(code),
            game=str(game),
            title=str(title),
            seat=int(seat or 0),
            since=int(asked or 0),
            deadline=msgspec.json.decode(str(clock), type=Clock).deadline,
        )
        for code, game, title, seat, asked, clock in rows
    ]
    return Turns(waiting=len(found), turns=found)
