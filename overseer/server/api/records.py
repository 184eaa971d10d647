"""The past of a match: any moment of it, its record, and how it came about."""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.engine.signature import public_key, signed
from overseer.host.encoded import Encoded
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import Raw, route
from overseer.server.edge.streams import update
from overseer.server.matches.viewer import match_and_viewer
from overseer.server.schema.tables import Key, Moment
from overseer.server.schema.updates import encode_moment
from overseer.voice.given import Progress

LINES: Final = "application/x-ndjson"


@route("GET", "/api/tables/{code}/at/{number}", query={"seat": "through whose eyes"})
async def moment(call: Call) -> Encoded[Moment]:
    """The scene after a step, as the caller may know it, and in words."""
    live, viewer = await match_and_viewer(call)
    text = str(call.request.path_params["number"])
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise Complaint(400, "query", name="number")
    number = int(text)
    known, _ = await update(live, viewer, call.lang, live.number, call.registry.now())
    if number > known:
        raise Complaint(404, "no-step", number=number, last=known)
    log = (await live.log())[:number]
    return encode_moment(number, await live.desk.moment(viewer.seat, call.lang, log))


@route("GET", "/api/tables/{code}/progress", query={"seat": "through whose eyes"})
async def progress(call: Call) -> Encoded[Progress]:
    """How everybody's points grew, and the steps that turned the match."""
    live, viewer = await match_and_viewer(call)
    known, _ = await update(live, viewer, call.lang, live.number, call.registry.now())
    log = (await live.log())[:known]
    return await live.desk.progress(viewer.seat, call.lang, log)


@route("GET", "/api/tables/{code}/record", query={"seat": "through whose eyes"}, kind=LINES)
async def record(call: Call) -> Raw:
    """The match as a file. While it is played: what the caller was shown, without seals and seed.
    Then: the whole record, which `overseer replay --verify` checks."""
    live, viewer = await match_and_viewer(call)
    if viewer.later and live.standing.ended is None:
        raise Complaint(403, "later")
    raw = await live.desk.export(viewer.seat, call.lang, await live.log())
    if live.standing.ended is not None:
        raw += msgspec.json.encode(signed(call.registry.key, raw)) + b"\n"
    ending = "json" if live.standing.ended is None else "overseer"
    return Raw(raw, LINES, f"{live.table.game}-{live.code}.{ending}")


@route("GET", "/.well-known/overseer-key")
async def key(call: Call) -> Key:
    """The key with which this table signs the records that it hands out."""
    return Key(key=public_key(call.registry.key))
