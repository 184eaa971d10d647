"""What this table is: whether it is well, what it serves, and how it is spoken to."""

from __future__ import annotations

from functools import cache

import msgspec

import overseer
from overseer.bots import names
from overseer.host.manner import default_seats, manner_of
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.openapi import described
from overseer.server.edge.routes import HEALTH, Raw, readable, route
from overseer.server.edge.security_txt import PATH, security_text
from overseer.server.matches.lessons import lessons_given
from overseer.server.operate.condition import Health, condition_of, is_operator
from overseer.server.schema.tables import GameGiven, Games
from overseer.text import translate
from overseer.voice.library import title_of


@route("GET", HEALTH)
async def health(call: Call) -> Health:
    """Whether the table and its database are there. Whoever shows the operator's token is told of
    the disk, of what waits and of what could not be sent, too."""
    await call.registry.database.read("SELECT 1")
    if await is_operator(call):
        return Health(condition=await condition_of(call.registry))
    call.registry.wall.expect_right()
    return Health()


@route("GET", PATH, kind="text/plain")
async def security(call: Call) -> Raw:
    """Whom to tell of a weakness (RFC 9116), where whoever runs the table has named somebody."""
    settings = call.registry.settings
    if not settings.contacts:
        raise Complaint(404, "nothing-here")
    text = security_text(settings, call.registry.now())
    return Raw(text.encode(), "text/plain; charset=utf-8")


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
    return Raw(_description())


@cache
def _description() -> bytes:
    """It is large, and asked for by anybody."""
    return msgspec.json.encode(described())


@route("GET", "/", kind="text/html")
async def page(call: Call) -> Raw:
    """A page for who comes with a browser where no web client was built."""
    page = readable(translate(call.lang, "server-no-page"), call.lang)
    return Raw(page.encode(), "text/html; charset=utf-8")
