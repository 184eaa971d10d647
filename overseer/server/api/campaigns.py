"""Campaigns: the land of a settlement, and the battle that is next."""

from __future__ import annotations

import overseer
from overseer.server.call import Call
from overseer.server.campaigns import lead_to_battle
from overseer.server.complaint import Complaint
from overseer.server.plots import keep_plots
from overseer.server.routes import route
from overseer.server.shown import table_given
from overseer.server.tables import PLAYING
from overseer.server.wire import Nothing, Plots, TableGiven


@route("POST", "/api/tables/{code}/plots", weight=2)
async def place(call: Call, body: Plots) -> TableGiven:
    """Place the structures of one's settlement. It changes nothing in the match."""
    house, person = call.house, call.who
    table = (await house.room(call.code)).table
    if body.seat not in table.seats_of(person.id):
        raise Complaint(403, "not-seated")
    if not overseer.game(table.game).leads_to or table.status != PLAYING:
        raise Complaint(409, "no-land")
    await keep_plots(house, table.code, body.seat, body.plots)
    return table_given(table, person.id, house)


@route("POST", "/api/tables/{code}/battle", weight=10)
async def battle(call: Call, body: Nothing) -> TableGiven:
    """Play the battle here that a campaign waits for, where people may also tell how a real one
    ended. The answer names its table."""
    house, person = call.house, call.who
    live = await house.live(call.code)
    if not live.table.seats_of(person.id):
        raise Complaint(403, "not-seated")
    if not live.standing.waits:
        raise Complaint(409, "no-battle")
    await lead_to_battle(house, live, wanted=True)
    return table_given(live.table, person.id, house)
