"""Terrains: the pieces to build with, what a scenario needs, what is wrong with one, one's own."""

from __future__ import annotations

import asyncio
from typing import Final

from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.schema.tables import Fine
from overseer.server.schema.terrains import (
    AskTerrain,
    NewTerrain,
    OwnTerrains,
    SaveTerrain,
    TerrainGiven,
)
from overseer.server.works import terrains
from overseer.voice.wasteland.terrain import (
    TerrainGround,
    TerrainJudged,
    TerrainKinds,
    terrain_ground,
    terrain_kinds,
)

LARGEST_BODY: Final = 200_000
_SCENARIO: Final = {"scenario": "the scenario that it is for, by its id"}


@route("GET", "/api/terrains/kinds")
async def terrain_pieces(call: Call) -> TerrainKinds:
    """The kinds of terrain with their shapes and sizes, and the scenarios."""
    return await asyncio.to_thread(terrain_kinds, call.lang)


@route("GET", "/api/terrains/ground/{scenario}")
async def scenario_ground(call: Call) -> TerrainGround:
    """What a scenario needs of its table: zones, markers, bystanders, what is kept clear."""
    found = terrains.scenario_named(str(call.request.path_params["scenario"]))
    if found is None:
        raise Complaint(404, "terrain-scenario", id="")
    return await asyncio.to_thread(terrain_ground, found.id, call.lang)


@route("GET", "/api/terrains/ready", query={**_SCENARIO, "number": "which of its tables"}, weight=2)
async def ready_terrain(call: Call) -> TerrainJudged:
    """A table as a battle of a scenario would get it."""
    return await terrains.ready(call.text("scenario"), call.number("number", 0), call.lang)


@route("POST", "/api/terrains/judge", weight=2, largest=LARGEST_BODY)
async def judge_terrain(call: Call, body: AskTerrain) -> TerrainJudged:
    """What a terrain is: what no table accepts, what is unwise, piece by piece; its file and code.

    It is sent as it is built; or as a code or a terrain file, which is how it comes from elsewhere.
    """
    return await terrains.judged(call.registry, body, call.lang)


@route("GET", "/api/terrains", query=_SCENARIO)
async def list_terrains(call: Call) -> OwnTerrains:
    """All terrains of one's own, the last changed first."""
    found = await terrains.listed(call.registry, call.who, call.text("scenario"))
    return OwnTerrains(terrains=found, most=terrains.MOST)


@route("POST", "/api/terrains", weight=5, largest=LARGEST_BODY, stores=True)
async def new_terrain(call: Call, body: NewTerrain) -> TerrainGiven:
    """Keep a terrain. It need not be playable; a table judges that. Name it `terrain:<id>`."""
    return await terrains.keep(call.registry, call.who, body, call.lang)


@route("GET", "/api/terrains/{id}", query=_SCENARIO)
async def one_terrain(call: Call) -> TerrainGiven:
    """A terrain of one's own, judged alone or for a scenario."""
    return await terrains.one(call.registry, call.who, _id(call), call.lang, call.text("scenario"))


@route("POST", "/api/terrains/{id}", weight=5, largest=LARGEST_BODY, stores=True)
async def save_terrain(call: Call, body: SaveTerrain) -> TerrainGiven:
    """Keep a changed terrain in place of what it was."""
    return await terrains.save(call.registry, call.who, _id(call), body, call.lang)


@route("DELETE", "/api/terrains/{id}", weight=5)
async def remove_terrain(call: Call) -> Fine:
    """Remove a terrain. Tables that are played on it are not changed."""
    await terrains.KIND.remove(call.registry, call.who, _id(call))
    return Fine()


def _id(call: Call) -> str:
    return str(call.request.path_params["id"])
