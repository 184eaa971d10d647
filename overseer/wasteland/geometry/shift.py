"""Moves that nobody chooses freely: pushes, follow-ups, slides, contact, scatter, discs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.wasteland.geometry.compass import (
    TURN,
    UNIT,
    WAY_X,
    WAY_Y,
    nearest,
    nearest_way,
    toward_zero,
)
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.paths import LEGAL, path_fault, spot_fault
from overseer.wasteland.geometry.plane import CONTACT, Base, Point, ceil64, gap_within
from overseer.wasteland.geometry.sight import clear_sight
from overseer.wasteland.geometry.sweep import base_under, on_table, wall_under

SCATTER_WAYS: Final = 12
# Rounding may graze a wall that the base slides along: this many faults in a row are a stop.
_FAULTS: Final = 3


def push_end(
    layout: Layout,
    r: int,
    x: int,
    y: int,
    dx: int,
    dy: int,
    length: int,
    circles: list[Base],
    over: int = -1,
) -> Point:
    """Where a base stops that is pushed `length` along (dx, dy), which is not (0, 0).

    Impassable ground, a base or the table edge stops it; difficult ground does not (WB-F12).
    """
    whole = ceil64(0, 0, dx, dy)
    end = (x, y)
    faults = 0
    for far in range(1, length + 1):
        place = (
            x + toward_zero(dx * far * 64, whole),
            y + toward_zero(dy * far * 64, whole),
        )
        if path_fault(layout, r, [(x, y), place], circles, over=over) == LEGAL:
            end = place
            faults = 0
        else:
            faults += 1
            if faults == _FAULTS:
                break
    return end


def follow_end(
    layout: Layout,
    r: int,
    x: int,
    y: int,
    tx: int,
    ty: int,
    tr: int,
    circles: list[Base],
    over: int = -1,
) -> Point:
    """Where a base stops that goes straight to contact with the base at (tx, ty) (WB-F13).

    `circles` are the other bases. When something blocks the way it stops there, short of contact.
    """
    dx = tx - x
    dy = ty - y
    whole = ceil64(0, 0, dx, dy)
    if gap_within(x, y, r, tx, ty, tr, CONTACT):
        return x, y
    far = r + tr + 1
    place = (tx - nearest(dx * far * 64, whole), ty - nearest(dy * far * 64, whole))
    blocks = [*circles, (tx, ty, tr)]
    if path_fault(layout, r, [(x, y), place], blocks, over=over) == LEGAL:
        return place
    return push_end(layout, r, x, y, dx, dy, whole // 64, blocks, over)


def contact_point(r: int, tx: int, ty: int, tr: int, way: int) -> Point:
    """A centre for a base in contact with another, in one of the 48 directions from it.

    One millimetre of air is in the middle of what counts as contact, further from its ends than
    rounding goes.
    """
    far: i64 = r + tr + 1
    return tx + nearest(WAY_X[way] * far, UNIT), ty + nearest(WAY_Y[way] * far, UNIT)


def contact_points(
    layout: Layout, r: int, tx: int, ty: int, tr: int, circles: list[Base], over: int = -1
) -> list[Point]:
    """The free places in contact with a base, 48 directions at most; `circles`: other bases."""
    far = r + tr + 1
    # Rounding moves a place by less than a millimetre: only what is that near can be in its way.
    walls = [wall for wall in layout.walls_for(False, over) if wall.beside(tx, ty, far + r + 1)]
    others = [each for each in circles if gap_within(tx, ty, far, each[0], each[1], each[2], r + 1)]
    places: list[Point] = []
    for way in range(TURN):
        x, y = contact_point(r, tx, ty, tr, way)
        if on_table(layout.side, r, x, y) and not base_under(others, r, x, y):
            if not wall_under(walls, r, x, y):
                places.append((x, y))
    return places


def slide_points(
    layout: Layout,
    r: int,
    x: int,
    y: int,
    bx: int,
    by: int,
    br: int,
    circles: list[Base],
    over: int = -1,
) -> list[Point]:
    """The places a base can slide to round an enemy's base, keeping contact (WB-F5).

    Both ways round from where it is, up to what stands in the way; `circles` are the other bases.
    """
    start = nearest_way(x - bx, y - by)
    places: list[Point] = []
    gone = 0  # steps that the first way round went
    for hand in (1, -1):
        for step in range(1, TURN - gone):
            px, py = contact_point(r, bx, by, br, (start + hand * step) % TURN)
            if spot_fault(layout, r, px, py, circles, over=over) != LEGAL:
                break
            places.append((px, py))
            if hand == 1:
                gone = step
    return places


def scatter_end(
    layout: Layout, x: int, y: int, direction: int, length: int, skip: int = -1
) -> tuple[int, int, bool]:
    """Where a scattering disc's centre comes to rest, and whether that is on the table (WB-F16).

    It goes `length` in one of twelve directions and stops at sight-blocking walls; `skip` is a
    piece that the model stood on who was aimed at (-1: none).
    """
    way = direction * (TURN // SCATTER_WAYS)
    end = (x, y)
    for far in range(1, length + 1):
        px = x + toward_zero(WAY_X[way] * far, UNIT)
        py = y + toward_zero(WAY_Y[way] * far, UNIT)
        if not clear_sight(layout, x, y, 0, px, py, 0, skip):
            break
        end = (px, py)
    x, y = end
    return x, y, 0 <= x <= layout.side and 0 <= y <= layout.side


def disc_hits(
    layout: Layout,
    x: int,
    y: int,
    diameter: int,
    mx: int,
    my: int,
    mr: int,
    skip1: int = -1,
    skip2: int = -1,
) -> bool:
    """Whether a disc touches a base (WB-F8) that nothing shields from its centre (WB-F16).

    A base is shielded when sight-blocking pieces hide all of it from the disc's centre.
    """
    doubled = diameter + 2 * mr
    if 4 * ((x - mx) * (x - mx) + (y - my) * (y - my)) > doubled * doubled:
        return False
    return clear_sight(layout, x, y, 0, mx, my, mr, skip1, skip2)
