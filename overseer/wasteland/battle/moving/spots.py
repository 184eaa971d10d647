"""Useful moves and charges out of the thousands that are legal: for clients, bots and the AI."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.attempt import long_length, short_length
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import bases, sees_from
from overseer.wasteland.battle.model import MINE, Model
from overseer.wasteland.battle.moving.charge import charge_fault, chargeable
from overseer.wasteland.battle.moving.climb import may_climb
from overseer.wasteland.battle.moving.movement import jet_pack, move_fault
from overseer.wasteland.battle.moving.ways import Standing, Ways
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.geometry.compass import nearest
from overseer.wasteland.geometry.plane import Point, ceil64, square
from overseer.wasteland.geometry.shift import contact_points
from overseer.wasteland.words import BURROWS, NONE, W_HEAVY

MOST: Final = 60
_PER_ENEMY: Final = 3  # contacts with one enemy
_MARKERS: Final = 8
_GOALS: Final = 2  # markers too far to reach that it goes towards
_SHELTERS: Final = 10
_CLIMBS: Final = 2
_CHARGES: Final = 2  # ways to charge one enemy
_WIDE: Final = 1 << 16  # above any coordinate
_EDGE: Final = 1  # mm that a base reaches over the table's edge when it leaves


class Spots:
    """Paths collected without repetition."""

    def __init__(self, battle: Battle, model: Model, ways: Ways) -> None:
        self.battle: Battle = battle
        self.model: Model = model
        self.ways: Ways = ways
        self.ends: set[int] = set()  # as one number each
        self.paths: list[tuple[int, ...]] = []

    def add(self, x: int, y: int) -> bool:
        """A place, if there is a way to it."""
        if len(self.paths) >= MOST or (x == self.ways.x and y == self.ways.y):
            return False
        if x * _WIDE + y in self.ends:
            return False
        path = self.ways.path(x, y)
        return bool(path) and self.add_path(path)

    def add_path(self, path: tuple[int, ...]) -> bool:
        """A path that was found otherwise."""
        end = path[-2] * _WIDE + path[-1]
        if len(self.paths) >= MOST or end in self.ends:
            return False
        self.ends.add(end)
        self.paths.append(path)
        return True


def move_spots(
    battle: Battle, model: Model, quick: bool, here: Standing | None = None
) -> list[tuple[int, ...]]:
    """Useful paths for a move: what it can touch, fight, shoot from, hide behind, run to."""
    if move_colour(battle, model, False, quick, False) == NONE:
        return []
    ways = Ways(battle, model, False, quick, here)
    spots = Spots(battle, model, ways)
    enemies = battle.enemies_of(model)
    _exits(spots, quick)
    _markers(spots)
    _contacts(spots, enemies)
    _ranges(spots, enemies)
    _climbs(spots, quick)
    outline = ways.outline(4)
    shelters(spots, enemies, outline)
    for x, y in outline:
        spots.add(x, y)
    for x, y in outline:
        spots.add((x + model.x) // 2, (y + model.y) // 2)
    if model.on != NONE:  # down is a jump, with a shorter ruler
        return [path for path in spots.paths if move_fault(battle, model, path, quick) == 0]
    return spots.paths


def charge_spots(
    battle: Battle, model: Model, here: Standing | None = None
) -> list[tuple[int, tuple[int, ...]]]:
    """Useful charges: each enemy by its shortest ways (WB-F19)."""
    found: list[tuple[int, tuple[int, ...]]] = []
    if move_colour(battle, model, True, False, False) == NONE:
        return found
    targets = [m for m in battle.enemies_of(model) if chargeable(battle, model, m.number) == 0]
    if not targets:
        return found
    ways = Ways(battle, model, True, False, here)
    for target in targets:
        if not _near(model, target.x, target.y, ways.length + model.radius + target.radius + 2):
            continue
        n = 0
        for x, y in _contacts_with(battle, model, target):
            path = ways.path(x, y)
            if not path and model.unit.traits & BURROWS:
                path = (x, y)
            if path and charge_fault(battle, model, target.number, path) == 0:
                found.append((target.number, path))
                n += 1
                if n == _CHARGES:
                    break
    return found


# -- what is worth going to ----------------------------------------------------------------------


def _near(model: Model, x: int, y: int, length: int) -> bool:
    return square(model.x, model.y, x, y) <= length * length


def _contacts_with(battle: Battle, model: Model, target: Model) -> list[Point]:
    """The free places in contact with another model, the nearest first."""
    others = bases(battle, model, target)
    places = contact_points(
        battle.layout, model.radius, target.x, target.y, target.radius, others, model.on
    )
    keyed: list[tuple[int, int, int]] = []
    for x, y in places:
        keyed.append((square(model.x, model.y, x, y), x, y))
    keyed.sort()
    return [(x, y) for _, x, y in keyed]


def _contacts(spots: Spots, enemies: list[Model]) -> None:
    model = spots.model
    for enemy in enemies:
        far = spots.ways.length + model.radius + enemy.radius + 2
        if not _near(model, enemy.x, enemy.y, far):
            continue
        n = 0
        last = (0, 0)
        for x, y in _contacts_with(spots.battle, model, enemy):
            # Not side by side: the next one is for another angle.
            if n > 0 and square(x, y, last[0], last[1]) < model.radius * model.radius:
                continue
            if spots.add(x, y):
                last = (x, y)
                n += 1
                if n == _PER_ENEMY:
                    break


def _markers(spots: Spots) -> None:
    """Markers that it can touch, and the nearest of those it can only approach."""
    model = spots.model
    keyed: list[tuple[int, int]] = []
    for marker in spots.battle.markers:
        if not marker.out and marker.carrier == NONE and marker.kind != MINE:
            keyed.append((square(model.x, model.y, marker.x, marker.y), marker.number))
    keyed.sort()
    goals = 0
    for _, number in keyed[:_MARKERS]:
        marker = spots.battle.markers[number]
        reach = model.radius + marker.radius
        if _near(model, marker.x, marker.y, spots.ways.length + reach):
            if _touch(spots, marker.x, marker.y, reach):
                continue
        if goals < _GOALS:
            goals += 1
            x, y = spots.ways.towards(marker.x, marker.y)
            spots.add(x, y)


def _touch(spots: Spots, x: int, y: int, reach: int) -> bool:
    """The nearest place from which something at a point is touched."""
    model = spots.model
    whole = ceil64(model.x, model.y, x, y)
    if whole <= 64 * reach:
        return True  # it touches it where it stands
    for far in (reach, reach + 1):  # the second one is beside it where nothing may end on it
        near_x = x + nearest((model.x - x) * far * 64, whole)
        near_y = y + nearest((model.y - y) * far * 64, whole)
        if spots.add(near_x, near_y):
            return True
    if spots.add(x, y):
        return True
    half = reach // 2
    for dx, dy in ((half, 0), (-half, 0), (0, half), (0, -half)):
        if spots.add(x + dx, y + dy):
            return True
    return False


def _ranges(spots: Spots, enemies: list[Model]) -> None:
    """On the line to each enemy, the places where its guns' bands begin."""
    model = spots.model
    lengths: list[int] = []
    for slot in range(len(model.weapons)):
        weapon = spots.battle.cards.weapons[model.weapons[slot]]
        if weapon.kind <= W_HEAVY:
            for length in (
                short_length(spots.battle, model, slot, weapon),
                long_length(spots.battle, model, slot, weapon),
            ):
                if length > 0 and length not in lengths:
                    lengths.append(length)
    for enemy in enemies:
        whole = ceil64(model.x, model.y, enemy.x, enemy.y)
        for length in lengths:
            far = length + model.radius + enemy.radius - 1
            if 0 < whole // 64 and abs(whole // 64 - far) <= spots.ways.length:
                x = enemy.x + nearest((model.x - enemy.x) * far * 64, whole)
                y = enemy.y + nearest((model.y - enemy.y) * far * 64, whole)
                spots.add(x, y)


def shelters(spots: Spots, enemies: list[Model], outline: list[Point]) -> None:
    """The places seen by the fewest enemies: beside the corners of what covers, or far off."""
    battle = spots.battle
    model = spots.model
    places = list(outline)
    aside = model.radius + 3
    for piece in battle.layout.covers:
        for n in range(len(piece.xs)):
            x, y = piece.xs[n], piece.ys[n]
            if _near(model, x, y, spots.ways.length + 2 * aside):
                # Away from the piece: the other two places would be in it or along its side.
                across = aside if 2 * x > piece.left + piece.right else -aside
                along = aside if 2 * y > piece.bottom + piece.top else -aside
                places.append((x + across, y))
                places.append((x, y + along))
    # Lines of sight are dear: the enemies nearby, who see most, are asked first, and who is seen
    # by more than enough other places are looks no further.
    keyed_enemies = [(square(model.x, model.y, m.x, m.y), m.number) for m in enemies]
    keyed_enemies.sort()
    watchers = [battle.models[number] for _, number in keyed_enemies]
    most = len(watchers)
    counts = [0] * (most + 1)  # of the places by how many see them
    keyed: list[tuple[int, int, int, int]] = []
    looked = set(spots.ends)
    for x, y in places:
        if x * _WIDE + y in looked:
            continue
        looked.add(x * _WIDE + y)
        if spots.ways.cost64(x, y) <= 0:
            continue
        seen = 0
        gap = 1 << 40
        for enemy in watchers:
            if sees_from(battle, model, x, y, enemy):
                seen += 1
                if seen > most:
                    break
                gap = min(gap, square(x, y, enemy.x, enemy.y))
        if seen <= most:
            keyed.append((seen, -gap, x, y))
            counts[seen] += 1
            most = _enough(counts, most)
    keyed.sort()
    for _, _, x, y in keyed[:_SHELTERS]:
        spots.add(x, y)


def _enough(counts: list[int], most: int) -> int:
    """The least number of watchers with enough places that no more than so many see."""
    places = 0
    for seen in range(most):
        places += counts[seen]
        if places >= _SHELTERS:
            return seen
    return most


def _climbs(spots: Spots, quick: bool) -> None:
    """Straight up the nearest climbable pieces, or over anything with a jet pack."""
    battle = spots.battle
    model = spots.model
    flies = jet_pack(battle, model) != NONE
    if model.on != NONE or not (may_climb(model) or flies):
        return
    keyed: list[tuple[int, int, int]] = []
    for piece in battle.layout.walls:
        if piece.climbable and piece.height > 0:
            x = min(max(model.x, piece.left), piece.right)
            y = min(max(model.y, piece.bottom), piece.top)
            keyed.append((square(model.x, model.y, x, y), x, y))
    keyed.sort()
    n = 0
    for _, x, y in keyed:
        if n == _CLIMBS or not _near(model, x, y, spots.ways.length):
            return
        if move_fault(battle, model, (x, y), quick) == 0 and spots.add_path((x, y)):
            n += 1


def _exits(spots: Spots, quick: bool) -> None:
    """The nearest place of each edge that is an exit (WB-G7)."""
    battle = spots.battle
    model = spots.model
    side = battle.layout.side
    over = model.radius - _EDGE
    ends = (
        (model.x, over, 0, 1),
        (model.x, side - over, 0, -1),
        (over, model.y, 1, 0),
        (side - over, model.y, -1, 0),
    )
    for edge in range(4):
        x, y, dx, dy = ends[edge]
        if not battle.tables.rules.may_leave(battle, model, edge):
            continue
        path = spots.ways.path(x + dx * _EDGE, y + dy * _EDGE)
        if path:
            path += (x, y)
        elif _near(model, x, y, 2 * model.radius):
            path = (x, y)  # it stands at the edge already
        if path and move_fault(battle, model, path, quick) == 0:
            spots.add_path(path)
