"""Rows of the table that a base can get to, worked out instead of tried point by point.

Whoever stands at a bend of a way sees a disc of places around it, as far as the rest of the ruler
goes, less the shade of everything in the way. What is in the way of a base is a wall grown by the
base's radius, or a base grown by it: a convex body, or several. The shade of a convex body is
convex, so that each row of the table meets it in one stretch: its ends are the tangents of the
body and its own outline.
"""

from __future__ import annotations

from math import asin, atan2, ceil, cos, floor, hypot, inf, pi, sin, sqrt
from typing import Final

from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import turn
from overseer.wasteland.geometry.routes import Reach

HAIR: Final = 1e-6  # mm: what arithmetic may be off by
Stretch = tuple[float, float]  # on a row, from x to x
Span = tuple[int, int]  # the whole millimetres of it, both ends included


class Body:
    """Something convex that a base's centre may not enter: corners, each with a disc round it."""

    __slots__ = ("bottom", "radius", "sides", "top", "xs", "ys")

    def __init__(self, xs: list[int], ys: list[int], radius: int) -> None:
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.radius: int = radius
        self.bottom: float = float(min(ys) - radius)
        self.top: float = float(max(ys) + radius)
        # Its straight sides; those of a line lie on both sides of it.
        self.sides: list[tuple[float, float, float, float]] = []
        for at in range(len(xs) if len(xs) > 1 else 0):
            x1, y1, x2, y2 = xs[at - 1], ys[at - 1], xs[at], ys[at]
            length = hypot(x2 - x1, y2 - y1)
            nx, ny = radius * (y2 - y1) / length, radius * (x1 - x2) / length
            self.sides.append((x1 + nx, y1 + ny, x2 + nx, y2 + ny))

    def chord(self, y: float) -> Stretch | None:
        """Where a row meets it."""
        if not self.bottom <= y <= self.top:
            return None
        low, high = inf, -inf
        for at in range(len(self.xs)):
            up = y - self.ys[at]
            if -self.radius <= up <= self.radius:
                half = sqrt(self.radius * self.radius - up * up)
                low = min(low, self.xs[at] - half)
                high = max(high, self.xs[at] + half)
        for x1, y1, x2, y2 in self.sides:
            if y1 != y2 and min(y1, y2) <= y <= max(y1, y2):
                x = x1 + (x2 - x1) * (y - y1) / (y2 - y1)
                low = min(low, x)
                high = max(high, x)
        return (low, high) if low <= high else None

    def nearest(self, x: int, y: int) -> tuple[float, float]:
        """The point of its core that is nearest to a place outside of it."""
        best = (float(self.xs[0]), float(self.ys[0]))
        least = inf
        for at in range(len(self.xs)):
            x1, y1, x2, y2 = self.xs[at - 1], self.ys[at - 1], self.xs[at], self.ys[at]
            whole = (x2 - x1) ** 2 + (y2 - y1) ** 2
            part = 0.0 if whole == 0 else ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / whole
            part = max(0.0, min(1.0, part))
            px, py = x1 + part * (x2 - x1), y1 + part * (y2 - y1)
            if hypot(px - x, py - y) < least:
                least = hypot(px - x, py - y)
                best = (px, py)
        return best


def bodies_of(piece: Piece, r: int) -> list[Body]:
    """A piece grown by a base's radius: one body, or one for each side where it is hollow."""
    xs, ys = piece.xs, piece.ys
    count = len(xs)
    hollow = False
    for at in range(count):
        after = (at + 1) % count
        hollow = hollow or turn(xs[at - 1], ys[at - 1], xs[at], ys[at], xs[after], ys[after]) < 0
    if not hollow:
        return [Body(xs, ys, r)]
    return [Body([xs[at - 1], xs[at]], [ys[at - 1], ys[at]], r) for at in range(count)]


class Shade:
    """What a body hides from a place."""

    __slots__ = ("away_x", "away_y", "body", "level", "tangents", "x", "y")

    def __init__(self, body: Body, x: int, y: int) -> None:
        self.body: Body = body
        self.x: int = x
        self.y: int = y
        self.away_x: float = 0.0  # towards the body that it touches: no step goes that way
        self.away_y: float = 0.0
        self.tangents: list[tuple[float, float]] = []
        near_x, near_y = body.nearest(x, y)
        if hypot(near_x - x, near_y - y) <= body.radius + HAIR:
            self.away_x, self.away_y = near_x - x, near_y - y
        else:
            self._touch()
        self.level: Stretch | None = body.chord(y)  # in its own row

    def _touch(self) -> None:
        """The points where the two tangents from here touch it."""
        body = self.body
        middle = atan2(sum(body.ys) / len(body.ys) - self.y, sum(body.xs) / len(body.xs) - self.x)
        ends = [(inf, 0.0, 0.0), (-inf, 0.0, 0.0)]
        for at in range(len(body.xs)):
            dx, dy = body.xs[at] - self.x, body.ys[at] - self.y
            far = hypot(dx, dy)
            open_by = asin(min(1.0, body.radius / far))
            along = sqrt(max(0.0, far * far - body.radius * body.radius))
            for hand, place in ((-1, 0), (1, 1)):
                way = atan2(dy, dx) + hand * open_by
                off = (way - middle + pi) % (2 * pi) - pi
                if hand * off > hand * ends[place][0]:
                    ends[place] = (off, self.x + along * cos(way), self.y + along * sin(way))
        self.tangents = [(ends[0][1], ends[0][2]), (ends[1][1], ends[1][2])]

    def on(self, y: int, chord: Stretch | None) -> Stretch | None:
        """The stretch of a row that it hides, given where the row meets the body."""
        if self.away_x != 0.0 or self.away_y != 0.0:
            return self._behind(y)
        if self.body.bottom > max(y, self.y) or self.body.top < min(y, self.y):
            return None
        up = y - self.y
        if up == 0:
            if chord is None:
                return None
            return (chord[0], inf) if chord[0] >= self.x else (-inf, chord[1])
        low, high = inf, -inf
        if chord is not None:
            low, high = chord
        for tx, ty in self.tangents:
            part = (ty - self.y) / up
            if 0 < part <= 1:
                x = self.x + (tx - self.x) / part
                low = min(low, x)
                high = max(high, x)
        if low > high:
            return None
        if self.level is not None:
            if self.level[0] >= self.x:
                high = inf
            else:
                low = -inf
        return low, high

    def _behind(self, y: int) -> Stretch | None:
        """Of a body that it touches: all on that side."""
        rest = self.away_y * (y - self.y)
        if abs(self.away_x) < HAIR:
            return (-inf, inf) if rest > HAIR else None
        edge = self.x - rest / self.away_x
        return (edge, inf) if self.away_x > 0 else (-inf, edge)


class Rows:
    """Places on whole millimetres: spans of x on the rows from `first` on."""

    __slots__ = ("first", "spans")

    def __init__(self, first: int, spans: list[list[Span]]) -> None:
        self.first: int = first
        self.spans: list[list[Span]] = spans

    def holds(self, x: int, y: int) -> bool:
        """Whether a place is one of them."""
        at = y - self.first
        if not 0 <= at < len(self.spans):
            return False
        for low, high in self.spans[at]:
            if low <= x <= high:
                return True
        return False


def apart(spans: list[Span], others: list[Span]) -> list[Span]:
    """What of some spans lies in no other one."""
    found: list[Span] = []
    for low, high in spans:
        at = low
        for start, end in others:
            if end < at or start > high:
                continue
            if start > at:
                found.append((at, start - 1))
            at = end + 1
        if at <= high:
            found.append((at, high))
    return found


def without(rows: Rows, other: Rows) -> Rows:
    """The places of some rows that are in no other ones."""
    found: list[list[Span]] = []
    for at in range(len(rows.spans)):
        there = at + rows.first - other.first
        taken = other.spans[there] if 0 <= there < len(other.spans) else []
        found.append(apart(rows.spans[at], taken))
    return Rows(rows.first, found)


def on_piece(rows: Rows, piece: Piece, r: int, inside: bool) -> Rows:
    """The places where a base shares ground with a piece that is not hollow, or all others."""
    body = Body(piece.xs, piece.ys, r)
    found: list[list[Span]] = []
    for at in range(len(rows.spans)):
        chord = body.chord(rows.first + at)
        under: list[Span] = []
        if chord is not None:
            under = [(floor(chord[0] + HAIR) + 1, ceil(chord[1] - HAIR) - 1)]
        others = apart(rows.spans[at], under)
        found.append(apart(rows.spans[at], others) if inside else others)
    return Rows(rows.first, found)


def rows_of(reach: Reach) -> Rows:
    """All the places that a base can get to."""
    r = reach.r
    side = reach.layout.side
    bends = reach.bends()
    if not bends:
        return Rows(0, [])
    far = bends[0][2] / 64
    first = max(r, ceil(reach.y - far))
    last = min(side - r, floor(reach.y + far))
    bodies: list[Body] = []
    for wall in reach.walls:
        bodies += bodies_of(wall, r)
    for x, y, radius in reach.circles:
        bodies.append(Body([x], [y], r + radius))
    closed = [Body([x], [y], r + radius) for x, y, radius in reach.through]
    rows = range(first, last + 1)
    chords = [[body.chord(y) for y in rows] for body in bodies]
    found: list[list[Stretch]] = [[] for _ in rows]
    for x, y, left in bends:
        _add_disc(found, first, bodies, chords, x, y, left / 64)
    spans: list[list[Span]] = []
    for y in rows:
        shut = [each.chord(y) for each in closed] + [chord[y - first] for chord in chords]
        shut.append((-inf, float(r)))
        shut.append((float(side - r), inf))
        spans.append(_whole(_less(_joined(found[y - first]), shut)))
    return Rows(first, spans)


def _add_disc(
    found: list[list[Stretch]],
    first: int,
    bodies: list[Body],
    chords: list[list[Stretch | None]],
    x: int,
    y: int,
    far: float,
) -> None:
    """The places that can be gone to straight from a bend."""
    shades: list[tuple[Shade, int]] = []
    for at in range(len(bodies)):
        body = bodies[at]
        if body.bottom <= y + far and body.top >= y - far:
            if min(body.xs) - body.radius <= x + far and max(body.xs) + body.radius >= x - far:
                shades.append((Shade(body, x, y), at))
    for row in range(max(first, ceil(y - far)), min(first + len(found) - 1, floor(y + far)) + 1):
        half = sqrt(max(0.0, far * far - (row - y) * (row - y)))
        hidden = [shade.on(row, chords[at][row - first]) for shade, at in shades]
        found[row - first] += _less([(x - half, x + half)], hidden)


def _joined(stretches: list[Stretch]) -> list[Stretch]:
    """Stretches in order, those that meet as one."""
    found: list[Stretch] = []
    for low, high in sorted(stretches):
        if found and low <= found[-1][1] + HAIR:
            found[-1] = (found[-1][0], max(found[-1][1], high))
        else:
            found.append((low, high))
    return found


def _less(stretches: list[Stretch], hidden: list[Stretch | None]) -> list[Stretch]:
    """Stretches without what is hidden of them; its ends are left."""
    shut = sorted([each for each in hidden if each is not None])
    found: list[Stretch] = []
    for low, high in stretches:
        at = low
        for start, end in shut:
            if start > high:
                break
            if end <= at:
                continue
            if start >= at:
                found.append((at, start))
            at = end
            if at > high:
                break
        if at <= high:
            found.append((at, high))
    return found


def _whole(stretches: list[Stretch]) -> list[Span]:
    """The whole millimetres in stretches."""
    found: list[Span] = []
    for low, high in stretches:
        start, end = ceil(low - HAIR), floor(high + HAIR)
        if start > end:
            continue
        if found and start <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found
