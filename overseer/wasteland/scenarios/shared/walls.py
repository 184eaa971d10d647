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
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Base, Point, polygon_gap, polygon_near
from overseer.wasteland.scenarios.placing import spread_out
from overseer.wasteland.scenarios.zones import Zone
from overseer.wasteland.words import LENGTHS, ORANGE, RED, YELLOW

KIND: Final = "barrier"
# The number of the PUT move: how the wall stands (along the south edge, rising, across, falling)
# and four times which of the rulers it is as long as.
WAYS: Final = 4
SIZES: Final = (RED, YELLOW, ORANGE)  # up to red long, the longest first
_THIN: Final = 5  # half of its thickness
_SLANTS: Final = (54, 36, 18)  # half of its length along both axes when it stands slantwise
_EDGE: Final = 4  # half of its thickness likewise
_POST: Final = 8  # size of what has to lie in the zone at both ends and the middle
_MOST: Final = (12, 6, 6)  # places that are offered, each four ways
_LOOKED_AT: Final = 20  # places that are looked at for each of them


def wall_says(number: int) -> tuple[str, dict[str, int]]:
    """The word for a wall with how it stands and the ruler that is as long."""
    if not 0 <= number < WAYS * len(SIZES):
        return "", {}
    return "wall", {"way": number % WAYS, "size": SIZES[number // WAYS]}


def corners(x: int, y: int, number: int) -> tuple[Point, ...]:
    """The corners of a wall round a point."""
    way, size = number % WAYS, number // WAYS
    half, slant = LENGTHS[SIZES[size]] // 2, _SLANTS[size]
    if way == 0:
        dx, dy, ex, ey = half, 0, 0, _THIN
    elif way == 1:
        dx, dy, ex, ey = slant, slant, -_EDGE, _EDGE
    elif way == 2:
        dx, dy, ex, ey = 0, half, -_THIN, 0
    else:
        dx, dy, ex, ey = -slant, slant, -_EDGE, -_EDGE
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
    if move.kind != PUT or not 0 <= move.a < WAYS * len(SIZES):
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
            if not polygon_near(piece.xs, piece.ys, x1, y1, x2, y2, gap + 1):
                continue  # quickly seen; what is nearer than that has to be looked at closely
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
    return polygon_near([px for px, _ in shape], [py for _, py in shape], x, y, x, y, far)


def wall_moves(
    battle: Battle, zone: Zone | None, own: int, first: int, apart: int, every: bool = True
) -> list[BattleMove]:
    """Useful places for a wall, from all over a zone, the longest walls first.

    Not `every`: those of the greatest length alone, which the AI chooses from.
    """
    if zone is None:
        return []
    key = _Asked(battle, zone, own, first, apart, every)
    if _last and _last[0].same(key):
        return _last[0].found[:]
    key.found = _found(battle, zone, own, first, apart, every)
    _last[:] = [key]
    return key.found[:]


class _Asked:
    """What walls were looked for; who is asked where one may stand is asked again by the answer."""

    def __init__(
        self, battle: Battle, zone: Zone, own: int, first: int, apart: int, every: bool
    ) -> None:
        self.layout: Layout = battle.layout
        self.zone: Zone = zone
        self.numbers: tuple[int, ...] = (own, first, apart, 1 if every else 0)
        self.bases: list[Base] = [
            (m.x, m.y, m.radius) for m in battle.models if m.place == ON_TABLE
        ]
        self.markers: list[Base] = [(m.x, m.y, m.radius) for m in battle.markers if not m.out]
        self.found: list[BattleMove] = []

    def same(self, other: _Asked) -> bool:
        """Whether the same is asked on the same table."""
        return (
            self.layout is other.layout
            and self.zone is other.zone
            and self.numbers == other.numbers
            and self.bases == other.bases
            and self.markers == other.markers
        )


_last: Final[list[_Asked]] = []


def _found(
    battle: Battle, zone: Zone, own: int, first: int, apart: int, every: bool
) -> list[BattleMove]:
    found: list[BattleMove] = []
    lattice = zone.lattice(battle, _POST, own)
    for number in range(WAYS * len(SIZES)):
        if found and not every and number % WAYS == 0:
            break
        most = _MOST[number // WAYS]
        fits = []
        for x, y in spread_out(lattice, _LOOKED_AT * most):
            if wall_fault(battle, zone, own, place(PUT, number, x, y), first, apart) == 0:
                fits.append((x, y))
        found += [place(PUT, number, x, y) for x, y in spread_out(fits, most)]
    return found


def put_wall(battle: Battle, x: int, y: int, number: int) -> None:
    """A wall stands."""
    piece = len(battle.layout.pieces)
    battle.build(Piece(piece, KIND, corners(x, y, number), cover=True, difficult=True))
    battle.tell("wall-built", {"x": x, "y": y})
