"""Battles on real tables: open one, join it, write in it, ask it, hand its end to a campaign."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Final

from overseer.host.companion.asking import drafted, drawn, result, tried
from overseer.host.companion.printing import printed
from overseer.host.companion.wire import (
    CompanionGiven,
    DraftBattle,
    Drafted,
    DrawCard,
    DrawnGiven,
    ResultGiven,
    TriedGiven,
    TryAct,
    WriteEntries,
    Written,
)
from overseer.server.campaigns.battles import open_battle
from overseer.server.companions.companions import MOST, Session, hands_given
from overseer.server.companions.writing import write
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.companion_streams import companion_given, poll
from overseer.server.edge.routes import route
from overseer.server.schema.companions import NewCompanion, OwnCompanions, SetHand
from overseer.server.schema.tables import Fine, Nothing
from overseer.voice.wasteland.force.printed import BattlePrinted
from overseer.voice.wasteland.ledger.lists import ListsGiven, lists_given
from overseer.wasteland.ledger.rights import OWNER, VIEWER, Hand

LARGEST_BODY: Final = 400_000
_RNG: Final = SystemRandom()
_SEEN: Final = {
    "since": "how many entries the device knows",
    "wait": "seconds until something is new",
    "public": "as anybody sees it: for the screen of the table",
}


@route("GET", "/api/companions")
async def list_companions(call: Call) -> OwnCompanions:
    """Everything that one tracks, the last touched first."""
    return OwnCompanions(companions=await call.registry.companions.listed(call.who), most=MOST)


@route("POST", "/api/companions", weight=5, stores=True)
async def new_companion(call: Call, body: NewCompanion) -> CompanionGiven:
    """Track a battle on a real table. Whoever has the code may look. With a campaign it is the
    battle that the campaign waits for, with everything that was prepared; opened once for all."""
    registry, person = call.registry, call.who
    if body.campaign is not None:
        session = await open_battle(registry, person, body.campaign)
    else:
        session = await registry.companions.open(registry, person, body.key, body.title)
    return await companion_given(session, call, 0)


@route("POST", "/api/companions/draft", weight=3, largest=LARGEST_BODY)
async def draft_battle(call: Call, body: DraftBattle) -> Drafted:
    """A scenario and its forces as acts to enter: change what you like, then write them."""
    return await call.registry.jobs.do(drafted, body)


@route("GET", "/api/companions/lists")
async def companion_lists(call: Call) -> ListsGiven:
    """Everything that a tracker picks from, in one language: scenarios, units, cards, dice."""
    return await asyncio.to_thread(lists_given, call.lang)


@route("GET", "/api/companions/{code}", query=_SEEN)
async def one_companion(call: Call) -> CompanionGiven:
    """A battle on a real table as one may see it, with the entries since those that one knows."""
    return await poll(call, call.number("since", 0), call.number("wait", 0, 3600))


@route("DELETE", "/api/companions/{code}", weight=5)
async def remove_companion(call: Call) -> Fine:
    """Remove a battle with its log. Only its owner can."""
    session, _ = await _owned(call)
    await call.registry.companions.remove(session)
    return Fine()


@route("POST", "/api/companions/{code}/join", weight=3, stores=True)
async def join_companion(call: Call, body: Nothing) -> CompanionGiven:
    """Be known at a table by one's name; the owner says what one may enter."""
    session = await call.registry.companions.session(call.code)
    await call.registry.companions.join(call.registry, session, call.who)
    return await companion_given(session, call, 0)


@route("POST", "/api/companions/{code}/hands", weight=3)
async def set_hand(call: Call, body: SetHand) -> CompanionGiven:
    """Say what somebody may enter, and which seats are theirs. One's own seats, too."""
    session, own = await _owned(call)
    if body.hand == own.id:
        await call.registry.companions.sit(session, body.seats)
    else:
        await call.registry.companions.allow(session, body.hand, body.role, body.seats)
    return await companion_given(session, call, 0)


@route("POST", "/api/companions/{code}/entries", weight=3, largest=LARGEST_BODY, stores=True)
async def write_entries(call: Call, body: WriteEntries) -> Written:
    """Write in the log. Entries that are sent twice are taken once; where others have written
    too, `way` says what holds, and without it both are told (409, `clash`)."""
    session, hand = await _hand(call)
    return await write(call.registry, session, call.who, hand, body, call.lang)


@route("POST", "/api/companions/{code}/try", weight=3)
async def try_act(call: Call, body: TryAct) -> TriedGiven:
    """What an act would do: what is still to be thrown, the odds of an attack, what would change,
    or why it does not fit. Nothing is written."""
    session, hand = await _hand(call)
    return await asyncio.to_thread(tried, session, hand, body, call.lang, _RNG)


@route("POST", "/api/companions/{code}/draw")
async def draw_card(call: Call, body: DrawCard) -> DrawnGiven:
    """A card by the app. It is drawn when it is entered, not before."""
    session, _ = await _hand(call)
    return drawn(session, body, call.lang, _RNG)


@route("GET", "/api/companions/{code}/result")
async def companion_result(call: Call) -> ResultGiven:
    """The end of a battle as a move for the table of its campaign. It has everybody's unused
    cards, so only its owner gets it."""
    session, _ = await _owned(call)
    return result(session)


@route("GET", "/api/companions/{code}/print", weight=3)
async def companion_printed(call: Call) -> BattlePrinted:
    """The briefing and everybody's force, to be printed, as one may know them."""
    session = await call.registry.companions.session(call.code)
    hand, hands = session.hand_of(call.person), hands_given(session, call.person)
    return await asyncio.to_thread(printed, session, hand, hands, call.lang)


async def _hand(call: Call) -> tuple[Session, Hand]:
    """The log of the address, and what the caller may do in it."""
    session = await call.registry.companions.session(call.code)
    hand = session.hand_of(call.who)
    if hand.role == VIEWER:
        raise Complaint(403, "companion-viewer")
    return session, hand


async def _owned(call: Call) -> tuple[Session, Hand]:
    session, hand = await _hand(call)
    if hand.role != OWNER:
        raise Complaint(403, "companion-owner")
    return session, hand
