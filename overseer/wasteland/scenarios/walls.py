"""Walls that a player puts up before the battle (WC-X2, WC-X10): cover, difficult, sight free."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.battle.moves import PUT, BattleMove, place
from overseer.wasteland.battle.reasons import (
    R_NOT_OFFERED,
    R_OFF_TABLE,
    R_OUTSIDE_ZONE,
    R_TOO_CLOSE,
)
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Point, polygon_gap
from overseer.wasteland.scenarios.placing import spread_out
from overseer.wasteland.scenarios.zones import Zone
from overseer.wasteland.words import LENGTHS, RED

KIND: Final = "barrier"
WAYS: Final = 4  # along the south edge, rising, across, falling: the number of the PUT move
_HALF: Final = LENGTHS[RED] // 2  # up to red long
_THIN: Final = 5  # half of its thickness
_SLANT: Final = 54  # half of its length along both axes when it stands slantwise
_EDGE: Final = 4  # half of its thickness likewise
_POST: Final = 8  # size of what has to lie in the zone at both ends and the middle
_MOST: Final = 12  # places that are offered, each four ways


def corners(x: int, y: int, way: int) -> tuple[Point, ...]:
    """The corners of a wall round a point."""
    if way == 0:
        dx, dy, ex, ey = _HALF, 0, 0, _THIN
    elif way == 1:
        dx, dy, ex, ey = _SLANT, _SLANT, -_EDGE, _EDGE
    elif way == 2:
        dx, dy, ex, ey = 0, _HALF, -_THIN, 0
    else:
        dx, dy, ex, ey = -_SLANT, _SLANT, -_EDGE, -_EDGE
    return (
        (x - dx - ex, y - dy - ey),
        (x + dx - ex, y + dy - ey),
        (x + dx + ex, y + dy + ey),
        (x - dx + ex, y - dy + ey),
    )


def wall_fault(
    battle: Battle, zone: Zone | None, own: int, move: BattleMove, first: int, apart: int
) -> int:
    """Why a wall may not stand there; walls from piece `first` on keep `apart` mm from it."""
    if move.kind != PUT or not 0 <= move.a < WAYS:
        return R_NOT_OFFERED
    shape = corners(move.x, move.y, move.a)
    posts = [*shape, (move.x, move.y)]
    if not all(0 <= x <= SIDE and 0 <= y <= SIDE for x, y in posts):
        return R_OFF_TABLE
    if zone is not None and not all(zone.holds(battle, x, y, 0, own) for x, y in posts):
        return R_OUTSIDE_ZONE
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    for piece in battle.layout.pieces:
        gap = apart if piece.number >= first else 0
        if max(xs) + gap < piece.left or min(xs) - gap > piece.right:
            continue
        if max(ys) + gap < piece.bottom or min(ys) - gap > piece.top:
            continue
        for n in range(4):
            (x1, y1), (x2, y2) = shape[n - 1], shape[n]
            over, under = polygon_gap(piece.xs, piece.ys, x1, y1, x2, y2)
            if over <= gap * gap * under:
                return R_TOO_CLOSE
    for model in battle.models:
        if model.place == ON_TABLE and near_shape(shape, model.x, model.y, model.radius):
            return R_TOO_CLOSE
    for marker in battle.markers:
        if not marker.out and near_shape(shape, marker.x, marker.y, marker.radius + _POST):
            return R_TOO_CLOSE
    return 0


def near_shape(shape: tuple[Point, ...], x: int, y: int, far: int) -> bool:
    """Whether a point is nearer than `far` to a wall."""
    over, under = polygon_gap([px for px, _ in shape], [py for _, py in shape], x, y, x, y)
    return over < far * far * under


def wall_moves(
    battle: Battle, zone: Zone | None, own: int, first: int, apart: int
) -> list[BattleMove]:
    """Useful places for a wall, from all over a zone."""
    if zone is None:
        return []
    found: list[BattleMove] = []
    for way in range(WAYS):
        fits = []
        for x, y in spread_out(zone.lattice(battle, _POST, own), 20 * _MOST):
            if wall_fault(battle, zone, own, place(PUT, way, x, y), first, apart) == 0:
                fits.append((x, y))
        found += [place(PUT, way, x, y) for x, y in spread_out(fits, _MOST)]
    return found


def put_wall(battle: Battle, x: int, y: int, way: int) -> None:
    """A wall stands."""
    number = len(battle.layout.pieces)
    battle.build(Piece(number, KIND, corners(x, y, way), cover=True, difficult=True))
    battle.tell("wall-built", {"x": x, "y": y})
