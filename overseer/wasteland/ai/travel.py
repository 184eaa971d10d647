"""Where a model can get to: with one action, and in the long run (WB-G4, WC-A10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moving.climb import climbed, may_climb
from overseer.wasteland.battle.moving.movement import obstacles
from overseer.wasteland.battle.values import move_colour, move_length
from overseer.wasteland.geometry.compass import nearest, nearest_way
from overseer.wasteland.geometry.field import NO_LIMIT
from overseer.wasteland.geometry.paths import (
    LEGAL,
    NO_BASES,
    crosses_difficult,
    path_fault,
    spot_fault,
)
from overseer.wasteland.geometry.plane import (
    Base,
    Point,
    ceil64,
    floor64,
    length64,
    touching,
)
from overseer.wasteland.geometry.routes import Reach, Start, reach, shortest
from overseer.wasteland.geometry.shift import contact_point, contact_points
from overseer.wasteland.geometry.sweep import base_under
from overseer.wasteland.words import BURROWS, NONE, UNIMPEDED

MOST_MOVES: Final = 60  # that are counted
NO_MOVES: Final = 999  # of one who cannot move
MOST_WAYS: Final = 4  # searches for the best side of a base that is far off
SPREAD: Final = 6  # of the 48 sides, every so manieth
ONE_BY_ONE: Final = 3  # so many ways are looked for singly …
ALONE: Final = 6  # … and up to so many as if everywhere; who wants more looks everywhere at once
AROUND: Final = 4  # it looks into every so manieth of 48 directions
EVERY_WAY: Final = 2  # who has to look for a place looks into every second of them
PARTS: Final = 4  # and stops at every quarter of the way there


class Way:
    """A way to a place, maybe longer than one move.

    It is planned move by move: only a move that crosses difficult ground is shorter (WB-G4).
    """

    def __init__(
        self, points: list[Point], rough: bool, ruler: int, first: int, moves: int
    ) -> None:
        self.points: list[Point] = points
        self.rough: bool = rough  # its first move crosses difficult ground
        self.ruler: int = ruler  # of that move, in 1/64 mm
        self.length: int = length64(points)
        self.first: int = min(first, self.length)  # what that move covers of it
        self.moves: int = moves

    def stop(self, far: int) -> tuple[int, ...]:
        """The path along it for `far` mm, at most to its end."""
        return flattened(cut(self.points, 0, far * 64))

    def farthest(self) -> int:
        """How many mm of it one move covers; the last one may be a part of a mm."""
        if self.length <= self.first:
            return (self.length + 63) // 64
        return self.first // 64


def cut(points: list[Point], start: int, end: int) -> list[Point]:
    """The part of a path between two lengths along it, in 1/64 mm."""
    found: list[Point] = []
    gone = 0
    for place in range(1, len(points)):
        x1, y1 = points[place - 1]
        x2, y2 = points[place]
        leg = ceil64(x1, y1, x2, y2)
        if leg == 0:
            continue
        dx: i64 = x2 - x1
        dy: i64 = y2 - y1
        if not found and start < gone + leg:
            ahead = start - gone
            found.append((x1 + nearest(dx * ahead, leg), y1 + nearest(dy * ahead, leg)))
        if end < gone + leg:
            left = end - gone
            found.append((x1 + nearest(dx * left, leg), y1 + nearest(dy * left, leg)))
            return found
        if found:
            found.append((x2, y2))
        gone += leg
    return found if found else points[-1:]


class Travel:
    """Everything about the ways of a model from a place with its rulers.

    `absent` is a model in whose place it stands only in thought (WC-A14); NONE: nobody's. `other`
    are its ways from the same place with other rulers.
    """

    def __init__(
        self,
        battle: Battle,
        model: Model,
        x: int,
        y: int,
        on: int,
        absent: int,
        charging: bool,
        quick: bool,
        other: Travel | None = None,
    ) -> None:
        self.battle: Battle = battle
        self.model: Model = model
        self.x: int = x
        self.y: int = y
        self.on: int = on
        if other is None:
            circles, through = obstacles(battle, model)
            if absent != NONE:
                away = battle.models[absent]
                gone = (away.x, away.y, away.radius)
                circles = [base for base in circles if base != gone]
                through = [base for base in through if base != gone]
            self.circles: list[Base] = circles
            self.through: list[Base] = through
            self.start: Start = Start(battle.layout, model.radius, x, y, circles, on)
        else:
            self.circles = other.circles
            self.through = other.through
            self.start = other.start
        colour = move_colour(battle, model, charging, quick, False)
        self.smooth: int = 64 * move_length(battle, model, colour)
        self.rough: int = self.smooth
        self.shuns: bool = False  # difficult ground slows it
        self.digs: bool = charging and model.unit.traits & BURROWS != 0
        if not model.unit.traits & UNIMPEDED:
            colour = move_colour(battle, model, charging, quick, True)
            self.rough = 64 * move_length(battle, model, colour)
            self.shuns = len(battle.layout.rough) > 0
        self._detour: Start | None = None
        self._flat: Reach | None = None
        self._steep: Reach | None = None
        # Without and with a wide berth of difficult ground: ways looked for, and all there are.
        self._looked: list[int] = [0, 0]
        self._everywhere: list[Reach | None] = [None, None]

    # -- with one action -------------------------------------------------------------------------

    def flat(self) -> Reach:
        """What its whole ruler reaches without difficult ground."""
        if self._flat is None:
            self._flat = self._reach(self.smooth, self.shuns)
        return self._flat

    def steep(self) -> Reach:
        """What the shorter ruler of difficult ground reaches."""
        if self._steep is None:
            self._steep = self._reach(self.rough, False)
        return self._steep

    def _reach(self, limit: int, shuns: bool) -> Reach:
        return self.start.reach(limit, shuns, self.through)

    def path(self, x: int, y: int) -> tuple[int, ...]:
        """The shortest path to a place that one action covers; empty when there is none."""
        if self.on == NONE or self._on_top(x, y):
            found = self.flat().path(x, y)
            if found is not None:
                return flattened(found)
        if (self.shuns or self.on != NONE) and self.rough > 0:
            found = self.steep().path(x, y)
            if found is not None:
                return flattened(found)
        return ()

    def _on_top(self, x: int, y: int) -> bool:
        return self.battle.layout.pieces[self.on].under(x, y, self.model.radius)

    def contact(self, target: Model) -> tuple[int, ...]:
        """The shortest path to contact with a base that one action covers; empty: none."""
        r = self.model.radius
        gap = floor64(self.x, self.y, target.x, target.y) - 64 * (r + target.radius + 2)
        if gap > self.smooth or self.smooth == 0:
            return ()
        best: tuple[int, ...] = ()
        least = self.smooth + 1
        climbing = self._climbing(target)
        for x, y in self.sides(target):
            if ceil64(self.x, self.y, x, y) >= least:
                break
            if self.digs:
                return (x, y)
            path = self.path(x, y)
            if not path and climbing is not None:
                if climbed(self.battle, r, x, y) == target.on:
                    found = climbing.path(x, y)
                    if found is not None:
                        path = flattened(found)
            if path:
                length = self.length(path)
                if length < least:
                    best = path
                    least = length
        return best

    def _climbing(self, target: Model) -> Reach | None:
        """The ways up to one who stands on a piece (WB-G8)."""
        if target.on == NONE or self.on != NONE or self.rough == 0 or not may_climb(self.model):
            return None
        layout, r, limit = self.battle.layout, self.model.radius, self.rough
        where = (layout, r, self.x, self.y, self.circles, limit, False, self.through, target.on)
        return reach(*where)

    def sides(self, target: Model) -> list[Point]:
        """The free places in contact with a base, the nearest first."""
        others = self.circles + self.through
        x, y, r = target.x, target.y, self.model.radius
        over = self.on if target.on == NONE else target.on
        keys: list[tuple[int, int, int]] = []
        for px, py in contact_points(self.battle.layout, r, x, y, target.radius, others, over):
            keys.append((ceil64(self.x, self.y, px, py), px, py))
        keys.sort()
        return [(px, py) for _, px, py in keys]

    def length(self, path: tuple[int, ...]) -> int:
        """The length of a path from here in 1/64 mm."""
        return length64(self.points(path))

    def points(self, path: tuple[int, ...]) -> list[Point]:
        """A path with its start."""
        points: list[Point] = [(self.x, self.y)]
        for place in range(0, len(path), 2):
            points.append((path[place], path[place + 1]))
        return points

    def may_stand(self, x: int, y: int) -> bool:
        """Whether there is room for its base at a place on the ground, or on its piece."""
        layout = self.battle.layout
        r = self.model.radius
        return spot_fault(layout, r, x, y, self.circles, self.through, self.on) == LEGAL

    def barred(self) -> bool:
        """Whether difficult ground stops it altogether."""
        return self.shuns and self.rough == 0

    # -- in the long run -------------------------------------------------------------------------

    def way_to(self, x: int, y: int) -> Way | None:
        """The way to a place with the fewest moves, then the shortest; None: there is none."""
        best = self._way_past(x, y)
        if best is None or not self.through or self._lands(best):
            return best
        around = self._way_around(x, y)
        if around is not None and self._sooner(around, best):
            return around
        return best

    def _way_past(self, x: int, y: int) -> Way | None:
        """The best way, friends or no friends."""
        layout = self.battle.layout
        r = self.model.radius
        straight: list[Point] = [(self.x, self.y), (x, y)]
        fault = path_fault(layout, r, straight, self.circles, self.through, self.on)
        rough = self.shuns and crosses_difficult(layout, r, straight)
        if fault == LEGAL and not rough:
            return self.planned(straight)
        found = self._search(x, y, self.shuns)
        smooth = None if found is None else self.planned(found)
        if not self.shuns:
            return smooth
        if smooth is not None and smooth.moves <= self.least(ceil64(self.x, self.y, x, y)):
            return smooth
        found = straight if fault == LEGAL else self._search(x, y, False)
        if found is None:
            return smooth
        other = self.planned(found)
        if smooth is None or better(other, smooth):
            return other
        return smooth

    def _lands(self, way: Way) -> bool:
        """Whether there is room where the first move along a way ends."""
        far = way.first
        if far >= way.length:
            return True
        x, y = cut(way.points, 0, far)[-1]
        return not base_under(self.through, self.model.radius, x, y)

    def _way_around(self, x: int, y: int) -> Way | None:
        """A way that leads round friends instead of ending behind them."""
        if self._detour is None:
            everybody = self.circles + self.through
            r = self.model.radius
            self._detour = Start(self.battle.layout, r, self.x, self.y, everybody, self.on)
        found = self._detour.way(x, y, self.barred(), NO_BASES)
        return None if found is None else self.planned(found)

    def _sooner(self, around: Way, past: Way) -> bool:
        """Whether the way round friends gets there sooner than the one on which it has to stop."""
        far = past.first
        while far > 0 and not self._room_after(past, far):
            far -= 64
        left = self.left_over(past, far)
        if around.moves != 1 + left:
            return around.moves < 1 + left
        return around.length - around.first <= past.length - far

    def _room_after(self, way: Way, far: int) -> bool:
        x, y = cut(way.points, 0, far)[-1]
        return not base_under(self.through, self.model.radius, x, y)

    # -- move by move ----------------------------------------------------------------------------

    def planned(self, points: list[Point]) -> Way:
        """A path with its moves: each goes as far as its ruler, or stops where the ground ends."""
        length = length64(points)
        if self.smooth == 0:
            return Way(points, False, 0, 0, NO_MOVES)
        if not self.shuns or not self._crosses(points, 0, length):
            return Way(points, False, self.smooth, self.smooth, self.least(length))
        first = self.one_move(points, 0)
        rough = self._crosses(points, 0, first)
        way = Way(points, rough, self.rough if rough else self.smooth, first, 0)
        way.moves = self.left_over(way, first)
        way.moves = way.moves + 1 if way.moves < NO_MOVES else NO_MOVES
        return way

    def least(self, length: int) -> int:
        """So many moves a length takes at least."""
        if self.smooth == 0:
            return NO_MOVES
        return (length + self.smooth - 1) // self.smooth

    def left_over(self, way: Way, far: int) -> int:
        """How many moves are left of a way when a length of it is gone."""
        moves = 0
        while far < way.length and moves < MOST_MOVES:
            if not self.shuns:
                return moves + self.least(way.length - far)
            step = self.one_move(way.points, far)
            if step <= 0:
                return NO_MOVES
            far += step
            moves += 1
        return moves

    def one_move(self, points: list[Point], start: int) -> int:
        """What one move covers of a path, in 1/64 mm: the brink of difficult ground, or into it."""
        if not self.shuns or not self._crosses(points, start, start + self.smooth):
            return self.smooth
        low = 0  # so many mm are free of it
        high = self.smooth // 64
        while low < high:
            middle = (low + high + 1) // 2
            if self._crosses(points, start, start + 64 * middle):
                high = middle - 1
            else:
                low = middle
        return max(64 * low, self.rough)

    def _crosses(self, points: list[Point], start: int, end: int) -> bool:
        """Whether a part of a path crosses difficult ground."""
        part = cut(points, start, end)
        return crosses_difficult(self.battle.layout, self.model.radius, part)

    def _search(self, x: int, y: int, shuns: bool) -> list[Point] | None:
        kind = 1 if shuns else 0
        known = self._everywhere[kind]
        if known is None and self._looked[kind] == ALONE:
            known = self._reach(NO_LIMIT, shuns)
            self._everywhere[kind] = known
        if known is not None:
            return known.path(x, y)
        self._looked[kind] += 1
        if self._looked[kind] > ONE_BY_ONE:
            return self.start.way(x, y, shuns, self.through)
        return shortest(
            self.battle.layout,
            self.model.radius,
            self.x,
            self.y,
            x,
            y,
            self.circles,
            shuns,
            NO_LIMIT,
            self.through,
            self.on,
        )

    def way_to_contact(self, target: Model) -> Way | None:
        """The way to contact with a base; None: nobody gets there."""
        if self.smooth == 0:
            return None
        sides = self.sides(target)
        for place in range(0, min(len(sides), SPREAD * MOST_WAYS), SPREAD):
            x, y = sides[place]
            way = self.way_to(x, y)
            if way is not None and way.moves < NO_MOVES:
                return way if len(way.points) == 2 else self._tightened(way, target)
        return None

    def _tightened(self, way: Way, target: Model) -> Way:
        """A way round something to a base, its last leg to the side that faces the last bend."""
        layout = self.battle.layout
        r = self.model.radius
        bend = way.points[-2]
        facing = nearest_way(bend[0] - target.x, bend[1] - target.y)
        end = contact_point(r, target.x, target.y, target.radius, facing)
        leg: list[Point] = [bend, end]
        if path_fault(layout, r, leg, self.circles, self.through, self.on) != LEGAL:
            return way
        other = self.planned([*way.points[:-1], end])
        return other if better(other, way) and self._lands(other) else way

    def least_moves(self, target: Model) -> int:
        """So many moves it takes at least to touch a base, whatever is in between."""
        if self.smooth == 0:
            return NO_MOVES
        gap = floor64(self.x, self.y, target.x, target.y)
        gap -= 64 * (self.model.radius + target.radius + 2)
        return max(gap + self.smooth - 1, 0) // self.smooth

    def way_near(self, x: int, y: int, shunned: list[Model]) -> Way | None:
        """The way to the place of all that one move leads to from which another is nearest.

        Nearest on foot, through friends; as the crow flies when no way leads there at all. It
        touches none of `shunned`.
        """
        if self.smooth == 0:
            return None
        around = [base for base in self.circles if (base[0], base[1]) != (x, y)]
        back = reach(
            self.battle.layout, self.model.radius, x, y, around, NO_LIMIT, False, NO_BASES, self.on
        )
        ends = self.flat().outline(EVERY_WAY)
        if (self.shuns or self.on != NONE) and self.rough > 0:
            ends += self.steep().outline(EVERY_WAY)
        best: tuple[int, ...] = ()
        least = self._left(back, self.x, self.y)
        for ex, ey in ends:
            for part in range(PARTS, 0, -1):
                px = self.x + (ex - self.x) * part // PARTS
                py = self.y + (ey - self.y) * part // PARTS
                if floor64(px, py, x, y) >= least:
                    continue  # no way is shorter than the straight one
                left = self._left(back, px, py)
                if left < least and not touches_any(self.model, px, py, shunned):
                    path = self.path(px, py)
                    if path:
                        best = path
                        least = left
        if not best:
            return None
        points = self.points(best)
        return Way(points, False, self.smooth, length64(points), NO_MOVES)  # it does not lead there

    def _left(self, back: Reach, x: int, y: int) -> int:
        """How far it is from a place to the start of a search, in 1/64 mm."""
        far = back.cost64(x, y)
        return far if far >= 0 else NO_LIMIT + ceil64(x, y, back.x, back.y)


def better(one: Way, other: Way) -> bool:
    """Whether a way takes fewer moves than another, or as many and is shorter."""
    if one.moves != other.moves:
        return one.moves < other.moves
    return one.length < other.length


def flattened(points: list[Point]) -> tuple[int, ...]:
    """A path as moves write it: without its start."""
    path: list[int] = []
    for x, y in points[1:]:
        path.append(x)
        path.append(y)
    return tuple(path)


def touches_any(model: Model, x: int, y: int, others: list[Model]) -> bool:
    """Whether a model at a place would touch any of some others."""
    for other in others:
        if touching(x, y, model.radius, other.x, other.y, other.radius):
            return True
    return False
