"""JSON Schemas of everything that clients get, made from the types.

A game of the house keeps the types of its own beside its voice, in `given.py`; any other game is
drawn by the general ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from overseer.engine.game import Game
from overseer.voice import given
from overseer.voice.given import (
    Answer,
    Ended,
    Fixed,
    Given,
    Help,
    Progress,
    Question,
    Scene,
    Told,
)
from overseer.voice.voice import ROOM

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_REF: Final = "#/$defs/{name}"
GENERAL: Final[dict[str, type[Given]]] = {
    "fixed": Fixed,
    "scene": Scene,
    "question": Question,
    "answer": Answer,
    "step": Told,
    "help": Help,
    "ended": Ended,
    "progress": Progress,
}


def own_types(game: Game) -> dict[str, type[Given]]:
    """What a client of a game gets, by what it is called: the game's own type where it has one."""
    found = dict(GENERAL)
    voice = game.rooms().get(ROOM)
    place = "" if voice is None else f"{voice.rpartition('.')[0]}.given"
    if not place or find_spec(place) is None:
        return found
    for kind in vars(import_module(place)).values():
        if not isinstance(kind, type) or kind.__module__ == given.__name__:
            continue
        for word, general in GENERAL.items():
            if issubclass(kind, general):
                found[word] = kind
    return found


def schemas(games: Iterable[Game]) -> dict[str, Any]:
    """All schemas in one document; what belongs to a game stands under its name in `games`."""
    kinds = {game.name: own_types(game) for game in games}
    every = [*GENERAL.values(), *(kind for own in kinds.values() for kind in own.values())]
    wanted = list(dict.fromkeys(every))
    made, parts = msgspec.json.schema_components(wanted, ref_template=_REF)
    named = dict(zip(wanted, made, strict=True))
    return {
        "$schema": DIALECT,
        "games": {
            game: {word: named[kind] for word, kind in own.items()} for game, own in kinds.items()
        },
        "$defs": parts,
    }
