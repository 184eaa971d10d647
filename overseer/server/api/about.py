"""What this table is: whether it is well, what it serves, and how it is spoken to."""

from __future__ import annotations

import msgspec

import overseer
from overseer.bots import names
from overseer.host.manner import default_seats, manner_of
from overseer.server.call import Call
from overseer.server.lessons import lessons_given
from overseer.server.openapi import described
from overseer.server.routes import Raw, readable, route
from overseer.server.wire import Fine, GameGiven, Games
from overseer.text import translate
from overseer.voice.library import title_of


@route("GET", "/healthz")
async def health(call: Call) -> Fine:
    """Whether the table and its database are there."""
    await call.house.database.read("SELECT 1")
    return Fine()


@route("GET", "/api/games")
async def games(call: Call) -> Games:
    """The games that are played here."""
    found = [
        GameGiven(
            name=game.name,
            title=title_of(game.name, call.lang),
            seats=list(game.seats),
            bots=list(names(game.name)),
            usual=default_seats(game),
            brings=manner_of(game).brings,
            rules=game.rules_version,
            options=bool(manner_of(game).options()),
            lessons=lessons_given(game, call.lang),
        )
        for game in overseer.games()
    ]
    return Games(games=found)


@route("GET", "/openapi.json")
async def openapi(call: Call) -> Raw:
    """This description."""
    return Raw(msgspec.json.encode(described()))


@route("GET", "/", kind="text/html")
async def page(call: Call) -> Raw:
    """A page for who comes with a browser where no web client was built."""
    page = readable(translate(call.lang, "server-no-page"), call.lang)
    return Raw(page.encode(), "text/html; charset=utf-8")
