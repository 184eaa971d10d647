"""Pieces of terrain before and after they stand somewhere."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.geometry import polygons
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.polygons import Polygon
from overseer.wasteland.terrain import shapes
from overseer.wasteland.terrain.draws import Draws
from overseer.wasteland.terrain.kinds import HEAP, HOUSE, KINDS, RUINED, Kind

THICK: Final = 8  # of a wall
DOOR: Final = 70  # a base of 30 mm goes through, however the corners are rounded
OPENING: Final = (70, 96)  # of a ruin
_STUB: Final = 5  # an opening leaves so much wall at a corner, besides the corner itself


class Feature:
    """A ruin, a fence, a field …: its outline, and the polygons that it is made of."""

    def __init__(
        self,
        kind: Kind,
        outline: Polygon,
        parts: tuple[Polygon, ...],
        height: int,
        inner: int,
        outer: int,
    ) -> None:
        self.kind: Kind = kind
        self.outline: Polygon = outline
        self.height: int = height
        self.inner: int = inner  # a disc of this radius round its middle lies in it …
        self.outer: int = outer  # … and it lies in one of this radius
        self.x: int = 0  # its middle
        self.y: int = 0
        self._parts: tuple[Polygon, ...] = parts  # before they were turned and shifted so
        self._turns: list[tuple[int, int, int, int]] = []

    @property
    def area(self) -> int:
        """What it takes of the table."""
        return shapes.area(self.outline)

    @property
    def parts(self) -> tuple[Polygon, ...]:
        """The polygons that it is made of: worked out for what stays, not for every try."""
        found = self._parts
        for x, y, quarter, step in self._turns:
            found = tuple([polygons.put(part, x, y, quarter, step) for part in found])
        return found

    def placed(self, x: int, y: int, quarter: int, step: int) -> Feature:
        """Turned round its middle and put somewhere."""
        outline = polygons.put(self.outline, x, y, quarter, step)
        twin = Feature(self.kind, outline, self._parts, self.height, self.inner, self.outer)
        twin.x = x
        twin.y = y
        twin._turns = [*self._turns, (x, y, quarter, step)]
        return twin


def build(kind: Kind, wide: int, deep: int, draws: Draws) -> Feature:
    """A piece of a kind and size round the origin."""
    height = draws.pick(kind.heights)
    if kind.shape in (RUINED, HOUSE):
        outline = shapes.box(wide, deep)
        gaps = _doors(wide, deep, draws) if kind.shape == HOUSE else _openings(wide, deep, draws)
        parts = tuple(shapes.walls(wide, deep, THICK, gaps))
    else:
        outline = shapes.blob(wide, deep, draws) if kind.shape == HEAP else shapes.box(wide, deep)
        parts = (outline,)
    return Feature(kind, outline, parts, height, *shapes.radii(outline))


def area_of(kind: Kind, wide: int, deep: int, draws: Draws) -> int:
    """What `build` would take of the table."""
    if kind.shape != HEAP:
        return wide * deep
    draws.pick(kind.heights)
    return shapes.area(shapes.blob(wide, deep, draws))


def pieces_of(features: list[Feature]) -> list[Piece]:
    """What the geometry sees of them, numbered."""
    pieces: list[Piece] = []
    for number, feature in enumerate(features):
        parts = feature.parts
        group = number if len(parts) > 1 else -1
        for part in parts:
            pieces.append(feature.kind.piece(len(pieces), part, feature.height, group))
    return pieces


def kind_of(word: str) -> Kind:
    """A kind by its word."""
    return KINDS[word]


def _doors(wide: int, deep: int, draws: Draws) -> list[tuple[int, int]]:
    """One or two doors, on sides of their own."""
    sides = [draws.below(4)]
    if draws.below(2):
        sides.append((sides[0] + draws.between(1, 3)) % 4)
    return [_gap(wide, deep, side, DOOR, draws) for side in sorted(sides)]


def _openings(wide: int, deep: int, draws: Draws) -> list[tuple[int, int]]:
    """Two or three sides are broken open."""
    shut = [draws.below(4)]
    if draws.below(3):
        shut.append((shut[0] + draws.between(1, 3)) % 4)
    sides = [side for side in range(4) if side not in shut]
    return [_gap(wide, deep, side, draws.between(*OPENING), draws) for side in sides]


def _gap(wide: int, deep: int, side: int, length: int, draws: Draws) -> tuple[int, int]:
    """An opening somewhere in a side, as marks along the outline."""
    whole = wide if side % 2 == 0 else deep
    start = (0, wide, wide + deep, 2 * wide + deep)[side]
    edge = THICK + _STUB
    length = min(length, whole - 2 * edge)
    at = start + draws.between(edge, whole - edge - length)
    return at, at + length
