"""Works that are named where a text of their kind may stand: the text in place of the name.

An upload is named `upload:<id>`, in the options of a table or as what a seat brings; a deck that
was built here `deck:<id>`, a force `force:<id>`, a terrain `terrain:<id>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from overseer.server.works import decks, forces, terrains
from overseer.server.works.uploads import text_of

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person

DECK: Final = "deck:"  # a deck that somebody has built here
FORCE: Final = "force:"  # a force
TERRAIN: Final = "terrain:"  # a terrain
# Which kind may stand where; elsewhere nothing is looked up.
PLACES: Final = {
    "cards": "cards",
    "deck": "deck",
    "decks": "deck",
    "force": "force",
    "forces": "force",
    "enemy": "force",
    "scenario": "scenario",
    "terrain": "terrain",
}


async def resolved(registry: Registry, person: Person, options: dict[str, Any]) -> dict[str, Any]:
    """Options with the texts of one's own uploads in place of `upload:<id>`."""
    found = dict(options)
    for name, kind in PLACES.items():
        value = found.get(name)
        if kind == "terrain" and isinstance(value, str) and value.startswith(TERRAIN):
            scenario = options.get("scenario")
            id = value.removeprefix(TERRAIN).strip()
            found[name] = await terrains.text_for(registry, person, id, scenario)
        elif isinstance(value, str):
            found[name] = await resolved_text(registry, person, value, kind)
        elif isinstance(value, list):
            found[name] = [
                await resolved_text(registry, person, each, kind) if isinstance(each, str) else each
                for each in value
            ]
    return found


async def resolved_text(registry: Registry, person: Person, text: str, kind: str = "") -> str:
    """The text of an upload where one is named (of that kind, if one is wanted), or of a deck,
    force or terrain of one's own; else the same."""
    if kind == "deck" and text.startswith(DECK):
        return await decks.KIND.newest(registry, person, text.removeprefix(DECK).strip())
    if kind == "force" and text.startswith(FORCE):
        return await forces.KIND.newest(registry, person, text.removeprefix(FORCE).strip())
    if kind == "terrain" and text.startswith(TERRAIN):
        return await terrains.KIND.newest(registry, person, text.removeprefix(TERRAIN).strip())
    return await text_of(registry, person, text, kind)
