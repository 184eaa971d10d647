"""Where models and markers may be put down, and a useful sample of such places (WC-F3, WC-F4)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, Marker, Model
from overseer.wasteland.battle.reasons import (
    R_ENDS_ON,
    R_NO_ROOM,
    R_OFF_TABLE,
    R_OUTSIDE_ZONE,
    R_TOO_CLOSE,
    R_WALL,
)
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.geometry.paths import LEGAL, spot_fault
from overseer.wasteland.geometry.plane import Base, gap_within, square
from overseer.wasteland.scenarios.scenario import MarkerGroup, SideData
from overseer.wasteland.scenarios.zones import STEP, Zone
from overseer.wasteland.words import LENGTHS, NONE, ORANGE, RED, YELLOW

MOST: Final = 40  # places that are offered
_LOOKED_AT: Final = 160  # … out of so many
_GROUND: Final = 240  # places that are looked at for the room of others
ROOM: Final = 16  # a marker lies where a base of 30 mm can stand
LARGEST: Final = 60  # the radius of the largest base that a card may have
_TOUCHED: Final = 12  # how near to its centre a base has to come to touch a marker (WB-I1)
_ANY: Final = 6  # MARKER_KINDS and "all"
_ANYWHERE: Final = 99  # so many colours that nothing matters but the zone (WC-F4)
_BEYOND: Final = 100  # … nor the zone, where that has no place at all
_CROWDED: Final = 10  # X15: with more AI models than this they stand closer

Point = tuple[int, int]


def spread_out(points: list[Point], most: int) -> list[Point]:
    """At most so many of some points, from all over them."""
    if len(points) <= most:
        return points
    return [points[n * len(points) // most] for n in range(most)]


# -- models --------------------------------------------------------------------------------------


def model_fault(
    battle: Battle, zone: Zone | None, model: Model, x: int, y: int, own: int, gap: int = 0
) -> int:
    """Why a model may not be put down at a point; `gap`: to the others of its side."""
    r = model.radius
    if not (r <= x <= SIDE - r and r <= y <= SIDE - r):
        return R_OFF_TABLE
    if zone is not None and not zone.holds(battle, x, y, r, own):
        return R_OUTSIDE_ZONE
    for other in battle.models:
        if other.place != ON_TABLE:
            continue
        far = gap if other.side == model.side else 0
        apart = r + other.radius + far
        if square(x, y, other.x, other.y) < apart * apart:
            return R_ENDS_ON if far == 0 else R_TOO_CLOSE
    return 0 if _stands(battle, x, y, r) else R_WALL


def base_fault(battle: Battle, zone: Zone | None, x: int, y: int, r: int, own: int) -> int:
    """Why nothing of that size may stand at a point: table, zone, bases, walls."""
    if zone is not None and not zone.holds(battle, x, y, r, own):
        return R_OUTSIDE_ZONE
    for other in battle.models:
        apart = r + other.radius
        if other.place == ON_TABLE and square(x, y, other.x, other.y) < apart * apart:
            return R_ENDS_ON
    return ground_fault(battle, x, y, r)


def ground_fault(battle: Battle, x: int, y: int, r: int) -> int:
    """Why nothing of that size may lie at a point: the table and the walls."""
    if not (r <= x <= SIDE - r and r <= y <= SIDE - r):
        return R_OFF_TABLE
    return 0 if _stands(battle, x, y, r) else R_WALL


def _stands(battle: Battle, x: int, y: int, r: int) -> bool:
    nobody: list[Base] = []
    return spot_fault(battle.layout, r, x, y, nobody) == LEGAL


def model_places(
    battle: Battle,
    zone: Zone | None,
    model: Model,
    own: int,
    gap: int,
    most: int,
) -> list[Point]:
    """Places where a model may be put down, from all over its zone."""
    points = zone.lattice(battle, model.radius, own) if zone is not None else []
    taken = _taken(battle, model, gap)
    for sample in (spread_out(points, _LOOKED_AT), points):
        found = [p for p in sample if _is_free(battle, taken, p[0], p[1], model.radius)]
        if found:
            return spread_out(found, most)
    return []


def has_place(battle: Battle, zone: Zone | None, model: Model, own: int, gap: int) -> bool:
    """Whether a model may be put down anywhere in its zone."""
    points = zone.lattice(battle, model.radius, own) if zone is not None else []
    taken = _taken(battle, model, gap)
    for x, y in points:
        if _is_free(battle, taken, x, y, model.radius):
            return True
    return False


def _taken(battle: Battle, model: Model, gap: int) -> list[Base]:
    """The bases that a model keeps off, each with how far from its middle."""
    found: list[Base] = []
    for other in battle.models:
        if other.place == ON_TABLE:
            far = gap if other.side == model.side else 0
            found.append((other.x, other.y, model.radius + other.radius + far))
    return found


def _is_free(battle: Battle, taken: list[Base], x: int, y: int, r: int) -> bool:
    """Whether `model_fault` finds nothing wrong with a place of the zone's own lattice."""
    for other_x, other_y, apart in taken:
        if square(x, y, other_x, other_y) < apart * apart:
            return False
    return _stands(battle, x, y, r)


def line_places(battle: Battle, side: SideData, models: list[Model], radius: int) -> list[Point]:
    """The places of a line for so many models: as even as walls and bases allow."""
    count = len(models)
    wanted = _perimeter(count, radius) if side.line == "perimeter" else _flanks(count, radius)
    found: list[Point] = []
    for point in wanted:
        place = _nearest_free(battle, side, point, radius, found)
        if place is not None:
            found.append(place)
    return found


def _perimeter(count: int, r: int) -> list[Point]:
    """Equal steps round the table, within orange of its edges (X13)."""
    inset = max(r, LENGTHS[ORANGE] // 2)
    side = SIDE - 2 * inset
    found = []
    for n in range(count):
        along = (2 * n + 1) * 4 * side // (2 * count)
        far = along % side
        corner = along // side
        found.append(
            (
                (inset + far, inset),
                (SIDE - inset, inset + far),
                (SIDE - inset - far, SIDE - inset),
                (inset, SIDE - inset - far),
            )[corner]
        )
    return found


def _flanks(count: int, r: int) -> list[Point]:
    """Right and left by turns, from the far edge down (X15)."""
    inset = max(r, LENGTHS[ORANGE] // 2)
    step = LENGTHS[YELLOW] if count > _CROWDED else LENGTHS[RED]
    found = []
    for n in range(count):
        x = SIDE - inset if n % 2 == 0 else inset
        found.append((x, max(SIDE - step * (n // 2 + 1), inset)))
    return found


def _nearest_free(
    battle: Battle, side: SideData, wanted: Point, r: int, taken: list[Point]
) -> Point | None:
    """The free place of the side's zone nearest to a point."""
    assert side.zone is not None
    others = [(m.x, m.y, m.radius) for m in battle.models if m.place == ON_TABLE]
    others += [(x, y, r) for x, y in taken]
    points = [wanted, *side.zone.lattice(battle, r, side.edge)]
    keyed = sorted([(square(*wanted, x, y), x, y) for x, y in points])
    for _, x, y in keyed:
        if side.zone.holds(battle, x, y, r, side.edge):
            if spot_fault(battle.layout, r, x, y, others) == LEGAL:
                return x, y
    return None


# -- markers -------------------------------------------------------------------------------------


def gap_of(group: MarkerGroup, shorter: int) -> int:
    """The gap that a group's markers keep, so many colours shorter (C3); 0 below orange."""
    if group.gap == NONE:
        return 0
    colour = group.gap - shorter
    return LENGTHS[colour] if colour >= 0 else 0


def clear_of(group: MarkerGroup, shorter: int) -> int:
    """The gap that a group's markers keep from others."""
    if group.clear == NONE:
        return 0
    colour = group.clear - shorter
    return LENGTHS[colour] if colour >= 0 else 0


def _keeps(group: MarkerGroup, marker: Marker, mine: bool, shorter: int) -> int:
    """How far a new marker of a group stays away from another one."""
    gap = gap_of(group, shorter) if mine else 0
    if group.clear_kind == _ANY or group.clear_kind == marker.kind:
        gap = max(gap, clear_of(group, shorter))
    return gap


def marker_fault(
    battle: Battle, group: MarkerGroup, first: int, x: int, y: int, own: int, shorter: int
) -> int:
    """Why a marker may not lie at a point; `first` is the number of the group's first marker."""
    fault = _own_fault(battle, group, first, x, y, own, shorter)
    if fault == 0 and group.room and shorter < _ANYWHERE:
        ground = lying_ground(battle, group, own, first, shorter)
        if not has_room(battle, group, first, (x, y), ground, shorter):
            return R_NO_ROOM
    return fault


def open_to_markers(
    battle: Battle, group: MarkerGroup, first: int, points: list[Point], own: int, shorter: int
) -> list[Point]:
    """Those of many points where a marker may lie: as `marker_fault` says of each."""
    found = [p for p in points if _own_fault(battle, group, first, *p, own, shorter) == 0]
    if not group.room or shorter >= _ANYWHERE:
        return found
    ground = lying_ground(battle, group, own, first, shorter)
    return [p for p in found if has_room(battle, group, first, p, ground, shorter)]


def ground_of(group: MarkerGroup, shorter: int) -> Zone | None:
    """The zone of a group: deeper, once there are no gaps left to be shorter (WC-F4)."""
    if group.zone is None or shorter == _BEYOND:
        return None
    more = shorter - max(group.gap, group.clear, 0) - 1
    return group.zone.eased(0, max(more, 0))


def _own_fault(
    battle: Battle, group: MarkerGroup, first: int, x: int, y: int, own: int, shorter: int
) -> int:
    if not (0 <= x <= SIDE and 0 <= y <= SIDE):
        return R_OFF_TABLE
    zone = ground_of(group, shorter)
    if zone is not None and not zone.holds(battle, x, y, 0, own):
        return R_OUTSIDE_ZONE
    if shorter >= _ANYWHERE:
        taken = [(m.x, m.y) for m in battle.markers]
        return R_TOO_CLOSE if (x, y) in taken else 0
    if not group.points and _cornered(x, y):
        return R_TOO_CLOSE
    for marker in battle.markers:
        far = _keeps(group, marker, marker.number >= first, shorter)
        if square(x, y, marker.x, marker.y) < far * far or (x, y) == (marker.x, marker.y):
            return R_TOO_CLOSE
    for model in battle.models:
        if model.place == ON_TABLE and square(x, y, model.x, model.y) < model.radius**2:
            return R_ENDS_ON
    return 0 if _lies(battle, x, y) else R_WALL


def _cornered(x: int, y: int) -> bool:
    """Whether a marker lies so far in a corner of the table that a large base cannot touch it."""
    nearest_x = max(LARGEST, min(x, SIDE - LARGEST))
    nearest_y = max(LARGEST, min(y, SIDE - LARGEST))
    return not gap_within(nearest_x, nearest_y, LARGEST, x, y, _TOUCHED, 0)


def _lies(battle: Battle, x: int, y: int) -> bool:
    """Whether a base of 30 mm could stand on a marker."""
    return _stands(battle, max(ROOM, min(x, SIDE - ROOM)), max(ROOM, min(y, SIDE - ROOM)), ROOM)


def marker_places(
    battle: Battle, group: MarkerGroup, first: int, own: int, shorter: int, most: int
) -> list[Point]:
    """Places where a marker may lie, from all over its zone."""
    points = group.points
    zone = ground_of(group, shorter)
    if shorter == _BEYOND:
        points = [(x, y) for y in range(0, SIDE, STEP) for x in range(0, SIDE, STEP)]
    elif not points and zone is not None:
        points = zone.lattice(battle, 0, own)
    for sample in (spread_out(points, _LOOKED_AT), points):
        found = [p for p in sample if _own_fault(battle, group, first, *p, own, shorter) == 0]
        found = spread_out(found, most)
        if group.room and shorter < _ANYWHERE:
            ground = lying_ground(battle, group, own, first, shorter)
            found = [p for p in found if has_room(battle, group, first, p, ground, shorter)]
        if found:
            return found
    return []


def shortened(battle: Battle, group: MarkerGroup, first: int, own: int) -> int:
    """WC-F4: by how many colours the gap of the next marker is shorter, then its zone deeper.

    Where even that is not enough, bases and walls no longer matter.
    """
    gaps = max(group.gap, group.clear, 0) + 1
    for shorter in range(gaps + len(LENGTHS)):
        if marker_places(battle, group, first, own, shorter, 1):
            return shorter
    return _ANYWHERE if marker_places(battle, group, first, own, _ANYWHERE, 1) else _BEYOND


def lying_ground(
    battle: Battle, group: MarkerGroup, own: int, first: int, shorter: int
) -> list[Point]:
    """Places of a group's zone where walls, corners and the group's markers let one lie."""
    points = group.points
    if group.zone is not None:
        points = spread_out(group.zone.lattice(battle, 0, own), _GROUND)
    far = gap_of(group, shorter) ** 2
    for marker in battle.markers:
        if marker.number >= first:
            points = [p for p in points if square(p[0], p[1], marker.x, marker.y) >= far]
    return [p for p in points if _lies(battle, *p) and not _cornered(*p)]


def has_room(
    battle: Battle, group: MarkerGroup, first: int, new: Point, ground: list[Point], shorter: int
) -> bool:
    """Whether the rest of a group still fits when a point is taken (X16)."""
    left = group.count - (len(battle.markers) - first) - 1
    gap = gap_of(group, shorter)
    x, y = new
    free = [p for p in ground if square(p[0], p[1], x, y) >= gap * gap]
    return _fits(free, left, gap)


def _fits(free: list[Point], left: int, gap: int) -> bool:
    """Whether so many of some points can be chosen, each so far from the others."""
    if left <= 0:
        return True
    for n, point in enumerate(free):
        rest = [p for p in free[n + 1 :] if square(*point, *p) >= gap * gap]
        if len(rest) >= left - 1 and _fits(rest, left - 1, gap):
            return True
    return False
