"""The battles of a campaign on a real table: how one stands to it, handing it in, correcting it."""

from __future__ import annotations

from overseer.server.api.helping import keep, others
from overseer.server.campaigns.battles import campaign_of, correct, foretell, hand_in
from overseer.server.companions.companions import Session
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.schema.companions import CampaignOf, CorrectionGiven, HandIn
from overseer.server.schema.tables import Wish
from overseer.wasteland.ledger.rights import OWNER


@route("GET", "/api/companions/{code}/campaign", weight=2)
async def companion_campaign(call: Call) -> CampaignOf:
    """How a battle on a real table stands to its campaign: whether its end can be handed in, was
    handed in, or is another one now; and if it cannot be taken, why."""
    session = await call.registry.companions.session(call.code)
    return await campaign_of(call.registry, session, call.who, call.lang)


@route("POST", "/api/companions/{code}/campaign", weight=10)
async def hand_in_result(call: Call, body: HandIn) -> CampaignOf:
    """Give the end of a battle to its campaign, which goes on with the settlement phase. A
    correction of an earlier end takes place when all who play the campaign agree."""
    registry, person = call.registry, call.who
    session = await registry.companions.session(call.code)
    if session.hand_of(person).role != OWNER:
        raise Complaint(403, "companion-owner")
    if body.correct:
        await _correct(call, session)
    else:
        await hand_in(registry, session, person, call.lang)
    session.tell()
    return await campaign_of(registry, session, person, call.lang)


async def _correct(call: Call, session: Session) -> None:
    registry = call.registry
    if not session.campaign:
        raise Complaint(409, "no-campaign")
    live = await registry.live(session.campaign)
    seats = live.table.seats_of(call.who.id)
    if not seats:
        raise Complaint(403, "not-seated")
    if all(seat in seats for seat in others(live, seats[0])):
        await correct(registry, session)
        return
    await foretell(registry, session, seats[0], call.lang)  # what cannot be is told now
    wish = Wish(seat=seats[0], number=live.number, agreed=seats, companion=session.code)
    await keep(registry, live, wish)


@route("GET", "/api/companions/{code}/correction", weight=10)
async def correction(call: Call) -> CorrectionGiven:
    """What it changes in the campaign if the battle ended as its log says now: which later
    decisions no longer fit, and what becomes of caps, structures and cards."""
    registry = call.registry
    session = await registry.companions.session(call.code)
    if not session.campaign:
        raise Complaint(409, "no-campaign")
    seats = (await registry.room(session.campaign)).table.seats_of(call.who.id)
    if not seats:
        raise Complaint(403, "not-seated")
    return await foretell(registry, session, seats[0], call.lang)
