"""The games' own options: what can be chosen when a table is made."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

import overseer
from overseer.host.options import Form, offered
from overseer.server.api.library import game_of
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.schema.tables import Asked, Options
from overseer.server.works.brought import PLACES, resolved_text


class Choices(Asked):
    """What was chosen so far, by the fields' keys."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    chosen: Annotated[Options, Meta(max_length=100)] = msgspec.field(default_factory=dict)


@route("POST", "/api/games/{game}/options", weight=5)
async def options(call: Call, body: Choices) -> Form:
    """What can be chosen at a table of a game, and the options that the choices so far make: open
    the table with those. Whatever is offered goes with what is chosen before it."""
    game = game_of(call)
    game.check_seats(body.seats)
    texts = await _texts(call, body.chosen)
    form = await call.registry.jobs.do(_offered, game.name, body.seats, texts, call.lang)
    return named_again(form, body.chosen, texts)


def _offered(game: str, seats: int, texts: Options, lang: str) -> Form:
    return offered(overseer.game(game), seats, texts, lang)


async def _texts(call: Call, chosen: Options) -> Options:
    """The choices with the texts of files of one's own; somebody unknown has none."""
    found = dict(chosen)
    for key, value in chosen.items():
        kind = PLACES.get(key.partition(":")[0])
        if kind is not None and isinstance(value, str) and call.person is not None:
            found[key] = await resolved_text(call.registry, call.person, value, kind)
    return found


def named_again(form: Form, named: Options, texts: Options) -> Form:
    """A form in which files of one's own stand by their names again, not as whole texts."""
    names = {
        text: named[key]
        for key, text in texts.items()
        if isinstance(text, str) and isinstance(named[key], str) and text != named[key]
    }

    def back(value: object) -> object:
        if isinstance(value, list):
            return [back(each) for each in value]
        return names.get(value, value) if isinstance(value, str) else value

    for field in form.fields:
        field.chosen = back(field.chosen)
    form.options = {name: back(value) for name, value in form.options.items()}
    return form
