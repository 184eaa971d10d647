"""Decks: the ready ones, the cards to build with, what is wrong with one, and one's own."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from overseer.host.encoded import Encoded, encoded
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.schema.decks import (
    AskDeck,
    AskHand,
    DeckGiven,
    DeckRead,
    NewDeck,
    OwnDecks,
    ReadyDecks,
    SaveDeck,
)
from overseer.server.schema.tables import Fine
from overseer.server.works import decks
from overseer.tragic.card import CardSet
from overseer.voice.tragic.decks import CardPool, HandDrawn, card_pool, ready_decks
from overseer.voice.tragic.measured import Criticals, DeckMatrix, criticals, matrix

LARGEST_BODY: Final = 100_000
_CARDS: Final = {"cards": "a card set of one's own: upload:<id>"}
_TABLE: Final = {"table": "a table's code: only decks of the card set that is played there"}
_VERSION: Final = {"version": "an earlier version of it"}


@route("GET", "/api/decks/ready", query={**_CARDS, **_TABLE})
async def ready(call: Call) -> ReadyDecks:
    """The decks that are there for everybody and legal with a card set, with their plans."""
    if table := call.text("table", 40):
        cards = await decks.played_at(call.registry, table)
    else:
        cards = await decks.SETS.named(call.registry, call.person, call.text("cards"))
    return ReadyDecks(decks=await asyncio.to_thread(ready_decks, cards, call.lang))


@route("GET", "/api/decks/cards", query=_CARDS)
async def pool(call: Call) -> Encoded[CardPool]:
    """Every card to build with, in words and as the data that a board draws it by."""
    cards = await decks.SETS.named(call.registry, call.person, call.text("cards"))
    return await asyncio.to_thread(_pool, cards, call.lang)


@lru_cache(maxsize=16)
def _pool(cards: CardSet, lang: str) -> Encoded[CardPool]:
    return encoded(card_pool(cards, lang))


@route("POST", "/api/decks/judge", weight=2, largest=LARGEST_BODY)
async def judge(call: Call, body: AskDeck) -> DeckRead:
    """What a deck is: what no table accepts, what is unwise, its curve, its odds, its code.

    It is sent as it is built; or as a text, which is how decks come from elsewhere.
    """
    return await decks.read(call.registry, call.person, body, call.lang)


@route("POST", "/api/decks/hand", weight=2, largest=LARGEST_BODY)
async def hand(call: Call, body: AskHand) -> HandDrawn:
    """A first hand of a deck, and what the turns after it draw."""
    return await decks.hand(call.registry, call.person, body, call.lang)


@route("GET", "/api/decks/matrix")
async def deck_matrix(call: Call) -> DeckMatrix:
    """Each ready deck against each, as it was measured."""
    return await asyncio.to_thread(matrix, call.lang)


@route("GET", "/api/decks/criticals")
async def critical_curve(call: Call) -> Criticals:
    """The exact chance of a critical hit by the number of critical chances."""
    return await asyncio.to_thread(criticals, call.lang)


@route("GET", "/api/decks", query=_TABLE)
async def list_decks(call: Call) -> OwnDecks:
    """All decks of one's own, the last changed first."""
    found = await decks.listed(call.registry, call.who, call.text("table", 40))
    return OwnDecks(decks=found, most=decks.MOST)


@route("POST", "/api/decks", weight=5, largest=LARGEST_BODY, stores=True)
async def new_deck(call: Call, body: NewDeck) -> DeckGiven:
    """Keep a deck. It need not be legal; a table judges that. Play it as `deck:<id>`."""
    return await decks.keep(call.registry, call.who, body, call.lang)


@route("GET", "/api/decks/{id}", query=_VERSION)
async def one_deck(call: Call) -> DeckGiven:
    """A deck of one's own, as it is or as it was."""
    version = call.number("version", 0) or None
    return await decks.one(call.registry, call.who, _id(call), call.lang, version)


@route("POST", "/api/decks/{id}", weight=5, largest=LARGEST_BODY, stores=True)
async def save_deck(call: Call, body: SaveDeck) -> DeckGiven:
    """Keep a changed deck as a new version. To go back, save an earlier one again."""
    return await decks.save(call.registry, call.who, _id(call), body, call.lang)


@route("DELETE", "/api/decks/{id}", weight=5)
async def remove_deck(call: Call) -> Fine:
    """Remove a deck with all its versions. Tables that play it are not changed."""
    await decks.KIND.remove(call.registry, call.who, _id(call))
    return Fine()


def _id(call: Call) -> str:
    return str(call.request.path_params["id"])
