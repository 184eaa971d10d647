"""Chat at a table."""

from __future__ import annotations

import msgspec

from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.matches.viewer import wanted_viewer
from overseer.server.people.chat import MUTED, chat_lines, muted_by, say
from overseer.server.schema.tables import Chat, Fine, Mute, Said, Say
from overseer.server.store.database import statement


@route("GET", "/api/tables/{code}/chat", query={"since": "the number of the last line seen"})
async def read_chat(call: Call) -> Chat:
    """What was said."""
    table = (await call.registry.room(call.code)).table
    wanted_viewer(call, table, [])  # who may not watch may not listen
    return Chat(lines=await chat_lines(call.registry, table, call.person, call.number("since", 0)))


@route("POST", "/api/tables/{code}/chat", weight=5, stores=True)
async def write_chat(call: Call, body: Say) -> Said:
    """Say something. Only who sits at the table can."""
    person = call.who
    table = (await call.registry.room(call.code)).table
    if not table.terms.chat:
        raise Complaint(403, "no-chat")
    own = table.seats_of(person.id)
    if not own:
        raise Complaint(403, "not-seated")
    return await say(call.registry, table, person, body.text, table.chairs[own[0]].name)


@route("POST", "/api/tables/{code}/mute", weight=5)
async def mute(call: Call, body: Mute) -> Fine:
    """No longer see what somebody at this table says, here and elsewhere; or see it again."""
    person = call.who
    table = (await call.registry.room(call.code)).table
    who = next((chair.person for chair in table.chairs if chair.seat == body.seat), None)
    if who is None or who == person.id:
        raise Complaint(409, "nobody-there")
    muted = [each for each in muted_by(person) if each != who] + [who] * body.muted
    wishes = {**msgspec.json.decode(person.wishes), MUTED: muted[-1000:]}
    text = msgspec.json.encode(wishes).decode()
    await call.registry.database.write(
        *await call.registry.quota.growing(person.wishes, text),
        statement(
            "UPDATE people SET wishes = $1 WHERE id = $2",
            *(text, person.id),
        ),
    )
    call.registry.people.forget()
    return Fine()
