"""Campaigns: the land of a settlement, and the battle that is next."""

from __future__ import annotations

import overseer
from overseer.engine.nature import fresh_seed
from overseer.host.archive import FORMAT, Archive, written
from overseer.host.encoded import Encoded
from overseer.host.table import PLAYING
from overseer.server.campaigns.campaigns import battles_of, lead_to_battle
from overseer.server.campaigns.plots import keep_plots
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import JSON, Raw, route
from overseer.server.matches.table_view import table_given
from overseer.server.matches.viewer import match_and_viewer
from overseer.server.schema.tables import Nothing, Plots, TableGiven
from overseer.voice.wasteland.force.printed import ForcePrinted


@route("POST", "/api/tables/{code}/plots", weight=2, stores=True)
async def place(call: Call, body: Plots) -> TableGiven:
    """Place the structures of one's settlement. It changes nothing in the match."""
    registry, person = call.registry, call.who
    table = (await registry.room(call.code)).table
    if body.seat not in table.seats_of(person.id):
        raise Complaint(403, "not-seated")
    if not overseer.game(table.game).leads_to or table.status != PLAYING:
        raise Complaint(409, "no-land")
    await keep_plots(registry, table.code, body.seat, body.plots)
    return table_given(table, person.id, registry)


@route("POST", "/api/tables/{code}/battle", weight=10)
async def battle(call: Call, body: Nothing) -> TableGiven:
    """Play the battle here that a campaign waits for, where people may also tell how a real one
    ended. The answer names its table."""
    registry, person = call.registry, call.who
    live = await registry.live(call.code)
    if not live.table.seats_of(person.id):
        raise Complaint(403, "not-seated")
    if not live.standing.waits:
        raise Complaint(409, "no-battle")
    await lead_to_battle(registry, live, wanted=True)
    return table_given(live.table, person.id, registry)


@route("GET", "/api/tables/{code}/force", query={"seat": "of those that one holds"}, weight=3)
async def force(call: Call) -> Encoded[ForcePrinted]:
    """The force that one brings into the battle that is prepared, to be printed; without units
    before it is mustered."""
    live, viewer = await match_and_viewer(call)
    if not overseer.game(live.table.game).leads_to:
        raise Complaint(409, "no-land")
    seat = None if viewer.later else viewer.seat
    return await live.desk.printed(seat, call.lang)


@route("GET", "/api/tables/{code}/campaign", weight=5)
async def archive(call: Call) -> Raw:
    """A campaign with its battles: what `overseer campaign import` takes. As long as it runs, only
    for whoever is alone with bots, and with other dice than those that fall here."""
    registry = call.registry
    live, _ = await match_and_viewer(call)
    if not overseer.game(live.table.game).leads_to:
        raise Complaint(409, "no-land")
    seed = b""
    if live.standing.ended is not None:
        record = await live.desk.export(None, call.lang, await live.log())
    elif live.table.people != live.table.seats_of(call.who.id):
        raise Complaint(409, "shared-secrets")
    else:
        seed = fresh_seed()
        record = await live.desk.call("with_other_dice", await live.log(), seed)
    whole = Archive(FORMAT, record.decode(), seed.hex(), await battles_of(registry, live))
    return Raw(written(whole), JSON, f"campaign-{live.code}.json")
