"""Terrain for clients that build it: the pieces to choose from, what is wrong or unwise, and the
ground of a scenario that it has to suit."""

# ruff: noqa: RUF012 - every struct gets a copy of its own

from __future__ import annotations

from functools import lru_cache

from overseer.text import translate
from overseer.voice.given import Given
from overseer.voice.wasteland.faces import faces_of
from overseer.voice.wasteland.fixed import legend, piece_facts, rulers
from overseer.voice.wasteland.given import Named, Room, Ruler, TerrainPiece
from overseer.voice.wasteland.situation import effect_words
from overseer.voice.wasteland.stories import scenario_title
from overseer.voice.wasteland.words import kind_title, place_word
from overseer.wasteland.battle.battle import EDGES
from overseer.wasteland.battle.model import MARKER_KINDS, PLACE
from overseer.wasteland.cards.file import standard
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.scenarios import fitting
from overseer.wasteland.scenarios.fitting import Finding
from overseer.wasteland.scenarios.scenario import FIXED, Scenario
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.scenarios.zones import STEP
from overseer.wasteland.terrain.code import encode
from overseer.wasteland.terrain.draws import Draws
from overseer.wasteland.terrain.features import build
from overseer.wasteland.terrain.kinds import HEAP, HOUSE, KINDS, RUINED, Kind
from overseer.wasteland.terrain.layout_file import MOST_PIECES, layout_text
from overseer.wasteland.text.names import capital

SHAPES = 4  # of a kind that is never the same twice


class TerrainKind(Given, kw_only=True):
    """A kind of terrain to choose from, with shapes of a middling size round their middle."""

    kind: str
    name: str
    text: str  # what it does
    heights: list[int]  # the usual ones
    wide: tuple[int, int]
    deep: tuple[int, int]
    shapes: list[list[list[tuple[int, int]]]]  # each a list of polygons
    walls: bool = False  # it is made of walls round a room
    blocks_sight: bool = False
    cover: bool = False
    impassable: bool = False
    difficult: bool = False
    climbable: bool = False


class TerrainScenario(Given):
    """A scenario by its name, and how full its table is."""

    id: str
    title: str
    rule: str
    preset: str
    preset_text: str


class TerrainKinds(Given):
    """All that one builds with."""

    side: int
    most: int  # pieces on one table
    kinds: list[TerrainKind]
    scenarios: list[TerrainScenario]
    rulers: list[Ruler]
    legend: list[Named]  # what pieces do, in words


class TerrainDrawn(TerrainPiece):
    """A piece of a table that is being built; pieces of one group belong together."""

    group: int = -1


class TerrainFinding(Given, kw_only=True):
    """One thing about a terrain: what no table accepts, or what is unwise."""

    error: bool
    rule: str
    word: str  # what it is about, for programs
    text: str
    pieces: list[int] = []  # the places of the pieces that it is about
    at: tuple[int, int] | None = None  # the place on the table


class TerrainJudged(Given):
    """A terrain, and what there is to say about it."""

    pieces: list[TerrainDrawn]
    findings: list[TerrainFinding]
    share: int  # per cent of the table
    playable: bool
    text: str = ""  # the terrain file
    code: str = ""


class GroundZone(Given):
    """Where a side deploys."""

    side: int
    name: str
    room: Room
    edges: list[str] = []  # those that may come to be its own


class GroundSpot(Given):
    """Something that stands or lies there from the start."""

    kind: str  # of the marker; empty: a model
    name: str
    x: int
    y: int
    radius: int


class GroundMarkers(Given):
    """Markers that are placed when the battle is set up."""

    name: str
    kind: str
    count: int
    room: Room | None = None


class TerrainGround(Given):
    """What a scenario needs of its table."""

    id: str
    title: str
    rule: str
    zones: list[GroundZone]
    spots: list[GroundSpot]
    markers: list[GroundMarkers]
    clear: list[list[int]]  # discs (x, y, radius) and boxes (left, bottom, right, top)


# -- what there is -------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def terrain_kinds(lang: str) -> TerrainKinds:
    """The kinds of terrain, the scenarios, and the signs."""
    return TerrainKinds(
        side=SIDE,
        most=MOST_PIECES,
        kinds=[_kind(kind, lang) for kind in KINDS.values()],
        scenarios=[_scenario(standard_scenario(id), lang) for id in STANDARD],
        rulers=rulers(lang),
        legend=legend(lang)["terrain"],
    )


def _kind(kind: Kind, lang: str) -> TerrainKind:
    count = SHAPES if kind.shape in (HEAP, RUINED, HOUSE) else 1
    wide, deep = sum(kind.wide) // 2, sum(kind.deep) // 2
    built = [build(kind, wide, deep, Draws(number)) for number in range(count)]
    return TerrainKind(
        kind=kind.word,
        name=capital(kind_title(kind.word, lang)),
        text=capital(effect_words(kind, lang)),
        heights=list(kind.heights),
        wide=kind.wide,
        deep=kind.deep,
        shapes=[[list(part) for part in feature.parts] for feature in built],
        walls=kind.shape in (RUINED, HOUSE),
        blocks_sight=kind.blocks_sight,
        cover=kind.cover,
        impassable=kind.impassable,
        difficult=kind.difficult,
        climbable=kind.climbable,
    )


def _scenario(scenario: Scenario, lang: str) -> TerrainScenario:
    return TerrainScenario(
        id=scenario.id,
        title=scenario_title(scenario.id, lang),
        rule=scenario.rule,
        preset=scenario.terrain,
        preset_text=translate(lang, f"option-wasteland-terrain-{scenario.terrain}"),
    )


# -- what a terrain is ---------------------------------------------------------------------------


def terrain_judged(layout: Layout, scenario: Scenario | None, lang: str) -> TerrainJudged:
    """What there is to say about a terrain, alone or for a scenario."""
    found = fitting.judged(layout, scenario)
    return TerrainJudged(
        pieces=[
            TerrainDrawn(**piece_facts(piece, lang), group=piece.group) for piece in layout.pieces
        ],
        findings=[told(finding, lang) for finding in found],
        share=fitting.share(layout),
        playable=not any(finding.error for finding in found),
        text=layout_text(layout),
        code=encode(layout),
    )


def told(finding: Finding, lang: str) -> TerrainFinding:
    """A finding in words."""
    args = dict(finding.args)
    if "kind" in args:
        args["kind"] = kind_title(str(args["kind"]), lang)
    if "side" in args and finding.word != "off":
        args["side"] = translate(lang, f"scenario-side-{args['side']}")
    if "unit" in args:
        args["unit"] = faces_of(standard(), lang).unit(str(args["unit"])).name
    if "preset" in args:
        args["preset"] = translate(lang, f"option-wasteland-terrain-{args['preset']}")
    return TerrainFinding(
        error=finding.error,
        rule=finding.rule,
        word=finding.word,
        text=translate(lang, f"terrain-file-{finding.word}", **args),
        pieces=list(finding.pieces),
        at=finding.at,
    )


# -- what a scenario needs -----------------------------------------------------------------------


@lru_cache(maxsize=64)
def terrain_ground(id: str, lang: str) -> TerrainGround:
    """The zones, markers and bystanders of a scenario, and what it keeps clear."""
    scenario = standard_scenario(id)
    zones = [
        GroundZone(
            side=side,
            name=capital(translate(lang, f"scenario-side-{data.id}")),
            room=Room(step=STEP, spans=list(fitting.ground(scenario, side))),
            edges=[EDGES[edge] for edge in fitting.edges(scenario, side)],
        )
        for side, data in enumerate(scenario.sides)
    ]
    spots: list[GroundSpot] = []
    markers: list[GroundMarkers] = []
    for group in scenario.markers:
        kind = MARKER_KINDS[group.kind]
        name = capital(
            place_word(group.word, lang)
            if group.kind == PLACE
            else translate(lang, f"wasteland-client-marker-{kind}")
        )
        if group.by == FIXED:
            spots += [GroundSpot(kind, name, x, y, 12) for x, y in group.points]
            continue
        room = None
        if group.zone is not None:
            own = fitting.edges(scenario, max(group.side, 0)) or (-1,)
            room = Room(step=STEP, spans=list(fitting.spans(scenario, group.zone, own, 0)))
        markers.append(GroundMarkers(name=name, kind=kind, count=group.count, room=room))
    faces = faces_of(standard(), lang)
    for model in fitting.bare(scenario).models:
        name = faces.unit(model.unit.id).name
        spots.append(GroundSpot("", name, model.x, model.y, model.radius))
    return TerrainGround(
        id=id,
        title=scenario_title(id, lang),
        rule=scenario.rule,
        zones=zones,
        spots=spots,
        markers=markers,
        clear=[list(each) for each in scenario.clear],
    )
