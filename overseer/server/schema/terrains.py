"""What is sent and given about terrains, as types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from overseer.server.schema.tables import Asked, Given
from overseer.server.schema.works import Key, Number
from overseer.voice.wasteland.terrain import TerrainJudged

Millimetres = Annotated[int, Meta(ge=-10_000, le=10_000)]
Corner = tuple[Millimetres, Millimetres]
Scenario = Annotated[str, Meta(max_length=40, description="its id; empty: the table alone")]
Source = Annotated[str, Meta(max_length=60_000)]


class PieceSent(Asked):
    """A piece as somebody places it; what is not said of it is as usual for its kind."""

    kind: Annotated[str, Meta(min_length=1, max_length=20)]
    points: Annotated[list[Corner], Meta(min_length=3, max_length=40)]
    height: Annotated[int, Meta(ge=0, le=400)] = 0
    group: Annotated[int, Meta(ge=-1, le=100)] = -1
    blocks_sight: bool | None = None
    cover: bool | None = None
    impassable: bool | None = None
    difficult: bool | None = None
    climbable: bool | None = None


class TerrainSent(Asked):
    """A terrain as somebody builds it; it need not be playable."""

    name: Annotated[str, Meta(max_length=40)] = ""
    pieces: Annotated[list[PieceSent], Meta(max_length=100)] = field(default_factory=list)


class AskTerrain(Asked):
    """A terrain that something is asked about: as it is built, or as a code or a terrain file."""

    terrain: TerrainSent | None = None
    source: Source = ""
    scenario: Scenario = ""


class NewTerrain(Asked):
    """A terrain to keep. Whatever has the same key is the same, however often it is sent."""

    key: Key
    terrain: TerrainSent


class SaveTerrain(Asked):
    """A terrain that was changed; `version` is the one that the change was made on."""

    version: Number
    terrain: TerrainSent


class TerrainGiven(Given):
    """A terrain of one's own."""

    id: str
    name: str
    version: int
    made: int
    touched: int
    judged: TerrainJudged


class TerrainRow(Given):
    """A terrain of one's own in a list, with what is needed for a small picture of it."""

    id: str
    name: str
    made: int
    touched: int
    pieces: int
    playable: bool
    picture: list[tuple[str, list[tuple[int, int]]]]  # kinds and corners


class OwnTerrains(Given):
    """All terrains of one's own, the last changed first."""

    terrains: list[TerrainRow]
    most: int  # so many one may keep
