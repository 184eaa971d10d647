"""What is drawn round a model: where it can get to, what it sees, by which lines (WB-G4 to G6)."""

from __future__ import annotations

from math import hypot, sqrt

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import bases, too_dark
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moving.movement import obstacles
from overseer.wasteland.battle.moving.ways import Ways
from overseer.wasteland.battle.values import move_colour, move_length
from overseer.wasteland.geometry.contour import Polygon, outlines
from overseer.wasteland.geometry.routes import Reach, reach
from overseer.wasteland.geometry.seen import seen_ground
from overseer.wasteland.geometry.shade import Rows, on_piece, rows_of, without
from overseer.wasteland.geometry.sight import FINE, cover_items
from overseer.wasteland.words import NONE, UNIMPEDED

Line = tuple[float, float, float, float]


class Area:
    """Where one kind of move leads: with its whole ruler, and with the shorter one."""

    def __init__(self, ruler: int, whole: Rows, slow: int, rough: Rows) -> None:
        self.ruler: int = ruler
        self.outlines: list[Polygon] = outlines(whole)
        self.slow: int = slow  # over difficult ground, or down from a piece; NONE: there is none
        self.slow_outlines: list[Polygon] = outlines(without(rough, whole))


def _rows(reach: Reach | None) -> Rows:
    return Rows(0, []) if reach is None else rows_of(reach)


def area(battle: Battle, model: Model, charging: bool, quick: bool) -> Area | None:
    """Where a model gets by one move or charge on foot; None when it cannot move at all.

    Climbs, jet packs and exits are apart: they are tried one by one.
    """
    ruler = move_colour(battle, model, charging, quick, False)
    if ruler == NONE or model.place != ON_TABLE:
        return None
    slow = move_colour(battle, model, charging, quick, True)
    if model.on != NONE:
        return _from_above(battle, model, ruler, ruler if _unimpeded(model) else slow)
    ways = Ways(battle, model, charging, quick)
    if ways.rough is None:
        slow = NONE
    return Area(ruler, _rows(ways.whole), slow, _rows(ways.rough))


def _unimpeded(model: Model) -> bool:
    return model.unit.traits & UNIMPEDED != 0


def _from_above(battle: Battle, model: Model, ruler: int, slow: int) -> Area:
    """On a piece it walks about with its whole ruler; a jump down takes a shorter one (WB-G8)."""
    circles, through = obstacles(battle, model)
    piece = battle.layout.pieces[model.on]
    found: list[Rows] = []
    for colour, inside in ((ruler, True), (slow, False)):
        rows = Rows(0, [])
        if colour != NONE:
            limit = 64 * move_length(battle, model, colour)
            there = reach(
                *(battle.layout, model.radius, model.x, model.y, circles, limit, False),
                through,
                model.on,
            )
            rows = on_piece(rows_of(there), piece, model.radius, inside)
        found.append(rows)
    return Area(ruler, found[0], slow, found[1])


def ground(battle: Battle, model: Model) -> list[Polygon]:
    """The ground that a model sees: all of these together."""
    return seen_ground(battle.layout, model.x, model.y, model.radius, model.on)


def covers(
    battle: Battle, shooter: Model, x: int, y: int, target: Model, tx: int, ty: int
) -> list[str]:
    """What covers a target against a shooter, both where they stand or would stand (WB-G6).

    Pieces are named p3, models m5.
    """
    between: list[tuple[int, int, int]] = bases(battle, shooter, target)
    others = [
        model.number
        for model in battle.models
        if model.place == ON_TABLE and model is not shooter and model is not target
    ]
    stays = (x, y) == (shooter.x, shooter.y)
    stays_there = (tx, ty) == (target.x, target.y)
    found: list[str] = []
    for item in cover_items(battle.layout, x, y, shooter.radius, tx, ty, target.radius, between):
        if item < 0:
            found.append(f"m{others[-1 - item]}")
        elif not (stays and item == shooter.on) and not (stays_there and item == target.on):
            found.append(f"p{item}")
    return found


def sight_line(
    battle: Battle, one: Model, x1: int, y1: int, on1: int, other: Model, x2: int, y2: int, on2: int
) -> Line | None:
    """The line by which two models see each other from two places; None: they do not (WB-G5)."""
    r1, r2 = one.radius, other.radius
    if too_dark(battle, x1, y1, r1, x2, y2, r2):
        return None
    if x2 < x1 or (x2 == x1 and (y2 < y1 or (y2 == y1 and r2 < r1))):
        x1, y1, r1, x2, y2, r2 = x2, y2, r2, x1, y1, r1  # as `clear_sight` has it
    pieces = [piece for piece in battle.layout.blockers if piece.number not in (on1, on2)]
    for line in lines_between(x1, y1, r1, x2, y2, r2):
        ends = [round(FINE * end) for end in line]
        blocked = False
        for piece in pieces:
            blocked = blocked or piece.crossed(ends[0], ends[1], ends[2], ends[3], FINE)
        if not blocked:
            return line
    return None


def lines_between(x1: int, y1: int, r1: int, x2: int, y2: int, r2: int) -> list[Line]:
    """From centre to centre, the tangents on either side, and those that cross over."""
    found: list[Line] = [(float(x1), float(y1), float(x2), float(y2))]
    far = hypot(x2 - x1, y2 - y1)
    for other in (r2, -r2):
        slope = r1 - other
        if far <= abs(slope):
            continue
        along, across = slope / far, sqrt(1 - slope * slope / (far * far))
        ux, uy = (x2 - x1) / far, (y2 - y1) / far
        for hand in (1, -1):
            nx, ny = along * ux - hand * across * uy, along * uy + hand * across * ux
            found.append((x1 + r1 * nx, y1 + r1 * ny, x2 + other * nx, y2 + other * ny))
    return found
