"""A match: what clients get, and what they do."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refused
from overseer.host.desk import Words
from overseer.host.encoded import Encoded
from overseer.server.api.helping import ask_others, needs_consent
from overseer.server.complaint import Complaint, RefusedInWords
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.edge.streams import LONGEST_WAIT, poll, update
from overseer.server.matches.live_match import Late, LiveMatch
from overseer.server.matches.viewer import Viewer, match_and_viewer, viewer_of
from overseer.server.schema.tables import Input, Update
from overseer.voice.given import Answer, Fixed, Help

SINCE: Final = {"since": "the number of the last step that was seen; 0: all of them"}
SEAT: Final = {"seat": "through whose eyes, for who holds several seats"}
LONGEST_QUESTION: Final = 4000


@route("GET", "/api/tables/{code}/fixed", query=SEAT)
async def fixed(call: Call) -> Encoded[Fixed]:
    """What never changes in a match: seats, card faces in words, terrain, a legend."""
    live, viewer = await match_and_viewer(call)
    return await live.desk.fixed(viewer.seat, call.lang)


@route(
    "GET",
    "/api/tables/{code}/steps",
    query={**SINCE, **SEAT, "wait": f"seconds to wait for something new, up to {LONGEST_WAIT}"},
)
async def steps(call: Call) -> Encoded[Update]:
    """What happened since, the scene and the question; the same message as the stream's."""
    return await poll(call, call.number("since", 0), call.number("wait", 0, 3600))


@route("POST", "/api/tables/{code}/input", query=SEAT)
async def enter(call: Call, body: Input) -> Encoded[Update]:
    """Do something. It is durable when this answers; the same key never counts twice."""
    registry, person = call.registry, call.who
    live = await registry.live(call.code)
    viewer = viewer_of(live.table, person.id, body.seat, live.standing.asked)
    if viewer.seat is None:
        raise Complaint(403, "not-seated")
    live.room.notice(viewer.own, registry.now())
    said = body.inputs or [body.input]
    key = f"{viewer.seat} {body.key}"
    if await needs_consent(live, viewer.seat, said):
        if body.seq < live.number:
            raise await _late(call, live, viewer, body.seq)
        await ask_others(registry, live, viewer.seat)
        return await _answer(call, live, viewer, body.seq)
    try:
        judged = await live.enter(viewer.seat, said, registry.now(), key=key, seen=body.seq)
    except Late as late:
        raise await _late(call, live, viewer, body.seq) from late
    except Refused as error:
        words = await live.desk.why(viewer.seat, call.lang, error.refusal)
        raise RefusedInWords(error.refusal, words) from error
    registry.after(live)
    return await _answer(call, live, viewer, min(body.seq, judged.first - 1))


async def _answer(call: Call, live: LiveMatch, viewer: Viewer, seen: int) -> Encoded[Update]:
    return (await update(live, viewer, call.lang, seen, call.registry.now()))[1]


async def _late(call: Call, live: LiveMatch, viewer: Viewer, seen: int) -> Late:
    """The complaint that something has happened, with what it was."""
    late = Late(live.number)
    _, told = await update(live, viewer, call.lang, seen, call.registry.now())
    late.given = {"update": told.raw}
    return late


@route("GET", "/api/tables/{code}/words", query=SEAT)
async def words(call: Call) -> Encoded[Words]:
    """The situation in words, and what everybody should have read before the first decision."""
    live, viewer = await match_and_viewer(call)
    _not_later(live, viewer)
    return await live.desk.words(viewer.seat, call.lang)


def _not_later(live: LiveMatch, viewer: Viewer) -> None:
    """Who watches with a delay hears nothing of the present."""
    if viewer.later and live.standing.ended is None:
        raise Complaint(403, "later-ask")


@route(
    "GET", "/api/tables/{code}/ask", query={**SEAT, "about": "a move, a place, a thing, a point"}
)
async def ask(call: Call) -> Encoded[Answer]:
    """What something is, what it would do, or why it cannot be."""
    live, viewer = await match_and_viewer(call)
    _not_later(live, viewer)
    about = call.text("about", LONGEST_QUESTION)
    return await live.desk.ask(viewer.seat, call.lang, about)


@route("GET", "/api/tables/{code}/help", query={**SEAT, "words": "a rule's id, or words in it"})
async def help(call: Call) -> Encoded[Help]:
    """Rules by their id or by words in them, and what a learner is told now."""
    live, viewer = await match_and_viewer(call)
    _not_later(live, viewer)
    words = call.text("words")
    return await live.desk.help(viewer.seat, call.lang, words)
