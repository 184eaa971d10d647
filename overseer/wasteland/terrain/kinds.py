"""Kinds of terrain: what each does, and between which sizes it is made (C16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.polygons import Polygon

# How a kind is built.
SOLID: Final = 0  # a rectangle
HEAP: Final = 1  # a rounded outline
RUINED: Final = 2  # walls with wide openings
HOUSE: Final = 3  # walls with one or two doors


@dataclass(frozen=True)
class Kind:
    """What a piece of one kind does (WB-G4), and its sizes in mm."""

    word: str
    shape: int
    wide: tuple[int, int]
    deep: tuple[int, int]
    blocks_sight: bool = False
    cover: bool = False
    impassable: bool = False
    difficult: bool = False
    heights: tuple[int, ...] = (0,)
    climbable: bool = False

    def piece(self, number: int, points: Polygon, height: int, group: int = -1) -> Piece:
        """A piece of this kind."""
        return Piece(
            number,
            self.word,
            points,
            blocks_sight=self.blocks_sight,
            cover=self.cover,
            impassable=self.impassable,
            difficult=self.difficult,
            height=height,
            climbable=self.climbable,
            group=group,
        )


def _wall(word: str, shape: int, wide: tuple[int, int], deep: tuple[int, int]) -> Kind:
    return Kind(
        *(word, shape, wide, deep), blocks_sight=True, cover=True, impassable=True, heights=(102,)
    )


def _low(word: str, shape: int, wide: tuple[int, int], deep: tuple[int, int]) -> Kind:
    return Kind(word, shape, wide, deep, cover=True, difficult=True, heights=(25,))


def _flat(word: str, shape: int, wide: tuple[int, int], deep: tuple[int, int]) -> Kind:
    return Kind(word, shape, wide, deep, difficult=True)


# A container is low enough to be climbed (WB-G8): two or three inches.
CONTAINER: Final = Kind(
    *("container", SOLID, (90, 180), (50, 76)),
    blocks_sight=True,
    cover=True,
    impassable=True,
    heights=(51, 76),
    climbable=True,
)
_ALL: Final = (
    _wall("ruin", RUINED, (120, 200), (110, 160)),
    _wall("building", HOUSE, (110, 180), (100, 150)),
    CONTAINER,
    _low("barrier", SOLID, (90, 190), (14, 30)),
    _low("fence", SOLID, (120, 220), (8, 12)),
    _low("rocks", HEAP, (70, 180), (60, 160)),
    _low("scrap", HEAP, (60, 160), (50, 150)),
    _flat("rubble", HEAP, (90, 190), (80, 160)),
    _flat("stream", SOLID, (180, 320), (40, 80)),
    _flat("field", SOLID, (120, 230), (100, 190)),
)
KINDS: Final[dict[str, Kind]] = {kind.word: kind for kind in _ALL}
