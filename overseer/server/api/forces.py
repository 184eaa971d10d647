"""Forces: the ready ones, the cards to build with, what is wrong with one, and one's own."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from overseer.host.encoded import Encoded, encoded
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.schema.forces import (
    AskForce,
    AskRefused,
    ForceGiven,
    ForceRead,
    NewForce,
    OwnForces,
    ReadyForces,
    Refusals,
    SaveForce,
)
from overseer.server.schema.tables import Fine
from overseer.server.works import forces
from overseer.voice.wasteland.force.forces import ready_forces
from overseer.voice.wasteland.force.pool import ForcePool, force_pool
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.caps import LIST_2020
from overseer.wasteland.words import LISTS

LARGEST_BODY: Final = 100_000
_CARDS: Final = {"cards": "a card set of one's own: upload:<id>"}
_PRICES: Final = {**_CARDS, "prices": "the list of prices: 2018, 2020 or 2025"}
_VERSION: Final = {"version": "an earlier version of it"}


@route("GET", "/api/forces/ready", query=_CARDS)
async def forces_ready(call: Call) -> ReadyForces:
    """The forces that are there for everybody, with their plans."""
    cards = await forces.SETS.named(call.registry, call.person, call.text("cards"))
    return ReadyForces(forces=await asyncio.to_thread(ready_forces, cards, call.lang))


@route("GET", "/api/forces/cards", query=_PRICES)
async def forces_pool(call: Call) -> Encoded[ForcePool]:
    """Every card to build with, in words, with its price; units with their numbers explained."""
    cards = await forces.SETS.named(call.registry, call.person, call.text("cards"))
    prices = call.text("prices")
    at = LISTS.index(prices) if prices in LISTS else LIST_2020
    return await asyncio.to_thread(_pool, cards, at, call.lang)


@lru_cache(maxsize=16)
def _pool(cards: CardSet, prices: int, lang: str) -> Encoded[ForcePool]:
    return encoded(force_pool(cards, prices, lang))


@route("POST", "/api/forces/judge", weight=2, largest=LARGEST_BODY)
async def judge_force(call: Call, body: AskForce) -> ForceRead:
    """What a force is: what no table accepts, what is unwise, what it costs, its code.

    It is sent as it is built; or as a text, which is how forces come from elsewhere.
    """
    return await forces.read(call.registry, call.person, body, call.lang)


@route("POST", "/api/forces/refused", weight=3, largest=LARGEST_BODY)
async def refused_cards(call: Call, body: AskRefused) -> Refusals:
    """The cards that cannot be added to a unit or to the force, each with the rule that forbids it.

    A limit forbids nothing here: what a force costs is counted by the judge.
    """
    return Refusals(refused=await forces.refused(call.registry, call.person, body, call.lang))


@route("GET", "/api/forces")
async def list_forces(call: Call) -> OwnForces:
    """All forces of one's own, the last changed first."""
    found = await forces.listed(call.registry, call.who, call.lang)
    return OwnForces(forces=found, most=forces.MOST)


@route("POST", "/api/forces", weight=5, largest=LARGEST_BODY, stores=True)
async def new_force(call: Call, body: NewForce) -> ForceGiven:
    """Keep a force. It need not be legal; a table judges that. Play it as `force:<id>`."""
    return await forces.keep(call.registry, call.who, body, call.lang)


@route("GET", "/api/forces/{id}", query=_VERSION)
async def one_force(call: Call) -> ForceGiven:
    """A force of one's own, as it is or as it was."""
    version = call.number("version", 0) or None
    return await forces.one(call.registry, call.who, _id(call), call.lang, version)


@route("POST", "/api/forces/{id}", weight=5, largest=LARGEST_BODY, stores=True)
async def save_force(call: Call, body: SaveForce) -> ForceGiven:
    """Keep a changed force as a new version. To go back, save an earlier one again."""
    return await forces.save(call.registry, call.who, _id(call), body, call.lang)


@route("DELETE", "/api/forces/{id}", weight=5)
async def remove_force(call: Call) -> Fine:
    """Remove a force with all its versions. Tables that play it are not changed."""
    await forces.KIND.remove(call.registry, call.who, _id(call))
    return Fine()


def _id(call: Call) -> str:
    return str(call.request.path_params["id"])
