"""Terrains that people build here: read, judged, kept, and found again.

A terrain is kept as a terrain file. It need not be playable: the table that is opened on it judges
that, for its scenario. One is named `terrain:<id>` wherever a terrain may stand.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from overseer.engine.refusal import BadOption, Refusal
from overseer.server.complaint import Complaint
from overseer.server.schema.terrains import (
    AskTerrain,
    NewTerrain,
    PieceSent,
    SaveTerrain,
    TerrainGiven,
    TerrainRow,
    TerrainSent,
)
from overseer.server.schema.text_rules import clean_line
from overseer.server.works.works import Work, WorkKind
from overseer.text import translate
from overseer.voice.wasteland.terrain import TerrainJudged, terrain_judged
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Point, is_simple
from overseer.wasteland.scenarios import fitting
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import OPENER, STANDARD, standard_scenario
from overseer.wasteland.terrain.code import decode, looks_like_code
from overseer.wasteland.terrain.generate import NUMBERS, make_layout
from overseer.wasteland.terrain.kinds import KINDS
from overseer.wasteland.terrain.layout_file import draft_of, layout_text

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person

MOST: Final = 100  # terrains of one person
LONGEST_NAME: Final = 40
KIND: Final = WorkKind(
    *("works", "work_versions", "work", "kind", "terrain"),
    most=MOST,
    most_versions=1,
    full=lambda: Complaint(409, "many-terrains", most=MOST),
    changed=lambda: Complaint(409, "terrain-changed"),
    none=lambda: Complaint(404, "no-terrain"),
    no_version=lambda n: Complaint(404, "no-terrain"),
)


# Reading and judging


def scenario_named(id: str) -> Scenario | None:
    """A scenario that the game comes with; None where none is meant."""
    if not id:
        return None
    if id not in STANDARD:
        raise Complaint(404, "terrain-scenario", id=id)
    return standard_scenario(id)


async def judged(registry: Registry, asked: AskTerrain, lang: str) -> TerrainJudged:
    """A terrain, and what there is to say about it."""
    return await registry.jobs.do(_judged, asked, lang)


def _judged(asked: AskTerrain, lang: str) -> TerrainJudged:
    scenario = scenario_named(asked.scenario)
    if asked.terrain is None and not asked.source.strip():
        raise Complaint(400, "terrain-none")
    if asked.terrain is not None:
        layout = built(asked.terrain)
    elif looks_like_code(asked.source):
        layout = decode(asked.source)
    else:
        layout = draft_of(asked.source)
    return terrain_judged(layout, scenario, lang)


async def ready(id: str, number: int, lang: str) -> TerrainJudged:
    """The table of a scenario and a number, as a battle would get it from the seed."""
    if not 0 <= number < NUMBERS:
        raise Complaint(400, "terrain-number", most=NUMBERS - 1)
    scenario = scenario_named(id) or standard_scenario(OPENER)
    return await asyncio.to_thread(_ready, scenario, number, lang)


def _ready(scenario: Scenario, number: int, lang: str) -> TerrainJudged:
    layout = make_layout(number, scenario.terrain, scenario.clear, scenario.theme)
    return terrain_judged(layout, scenario, lang)


def built(sent: TerrainSent) -> Layout:
    """A table of what somebody sent; a complaint where a piece is none."""
    return Layout([_piece(number, piece) for number, piece in enumerate(sent.pieces)])


def file_of(sent: TerrainSent) -> str:
    """The file of what somebody sent."""
    return layout_text(built(sent))


def _piece(number: int, sent: PieceSent) -> Piece:
    kind = KINDS.get(sent.kind)
    if kind is None:
        raise Complaint(422, "terrain-kind", n=number + 1, kind=sent.kind, known=", ".join(KINDS))
    points: tuple[Point, ...] = tuple(sent.points)
    if not is_simple(points):
        raise Complaint(422, "terrain-outline", n=number + 1)
    climbable = kind.climbable if sent.climbable is None else sent.climbable
    if climbable and not sent.height:
        raise Complaint(422, "terrain-height", n=number + 1)
    return Piece(
        *(number, kind.word, points),
        blocks_sight=kind.blocks_sight if sent.blocks_sight is None else sent.blocks_sight,
        cover=kind.cover if sent.cover is None else sent.cover,
        impassable=kind.impassable if sent.impassable is None else sent.impassable,
        difficult=kind.difficult if sent.difficult is None else sent.difficult,
        height=sent.height,
        climbable=climbable,
        group=sent.group,
    )


def name_of(sent: TerrainSent, lang: str) -> str:
    """The name that it is kept by."""
    name = clean_line(sent.name, LONGEST_NAME) if sent.name.strip() else ""
    return name or translate(lang, "terrain-unnamed")


# Keeping


async def keep(registry: Registry, person: Person, asked: NewTerrain, lang: str) -> TerrainGiven:
    """Keep a new terrain; one that was sent before is given back as it is."""
    text = await registry.jobs.do(file_of, asked.terrain)
    id = await KIND.keep(registry, person, asked.key, name_of(asked.terrain, lang), text)
    return await one(registry, person, id, lang)


async def save(
    registry: Registry, person: Person, id: str, asked: SaveTerrain, lang: str
) -> TerrainGiven:
    """Keep a change; what was before is forgotten."""
    kept = await KIND.row(registry, person, id)
    text = await registry.jobs.do(file_of, asked.terrain)
    await KIND.save(registry, person, kept, asked.version, name_of(asked.terrain, lang), text)
    return await one(registry, person, id, lang)


# Finding


async def one(
    registry: Registry, person: Person, id: str, lang: str, scenario: str = ""
) -> TerrainGiven:
    """A terrain of somebody's own."""
    scenario_named(scenario)
    kept = await KIND.row(registry, person, id)
    text = await KIND.text(registry, id, kept.version)
    found = await registry.jobs.do(_judged_file, text, scenario, lang)
    return TerrainGiven(
        id=id,
        name=kept.name,
        version=kept.version,
        made=kept.made,
        touched=kept.touched,
        judged=found,
    )


def _judged_file(text: str, scenario: str, lang: str) -> TerrainJudged:
    return terrain_judged(draft_of(text), scenario_named(scenario), lang)


async def listed(registry: Registry, person: Person, scenario: str) -> list[TerrainRow]:
    """All terrains of somebody, the last changed first; whether each suits a scenario."""
    scenario_named(scenario)
    kept = await KIND.listed(registry, person)
    return await registry.jobs.do(_rows, kept, scenario)


def _rows(kept: list[tuple[Work, str]], scenario: str) -> list[TerrainRow]:
    return [_row(each, text, scenario) for each, text in kept]


def _row(kept: Work, text: str, scenario: str) -> TerrainRow:
    layout = draft_of(text)
    return TerrainRow(
        id=kept.id,
        name=kept.name,
        made=kept.made,
        touched=kept.touched,
        pieces=len(layout.pieces),
        playable=_wrong(text, scenario) is None,
        picture=[(piece.kind, list(piece.points)) for piece in layout.pieces],
    )


@lru_cache(maxsize=1024)
def _wrong(text: str, scenario: str) -> Refusal | None:
    """Why a battle of a scenario is not begun on a terrain; of a scenario of somebody's own only
    the table itself is looked at."""
    known = standard_scenario(scenario) if scenario in STANDARD else None
    for finding in fitting.judged(draft_of(text), known):
        if finding.error:
            return Refusal(finding.rule, "wasteland-terrain-unfit", {})
    return None


async def text_for(registry: Registry, person: Person, id: str, scenario: object) -> str:
    """A terrain of somebody's own as a file, for a battle; refused where it does not suit."""
    text = await KIND.newest(registry, person, id)
    named = scenario if isinstance(scenario, str) else OPENER
    wrong = await registry.jobs.do(_wrong, text, named or OPENER)
    if wrong is not None:
        raise BadOption(wrong)
    return text
