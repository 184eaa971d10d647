"""The table's geometry in whole millimetres: it measures and knows no rules."""

from overseer.wasteland.geometry.field import NO_LIMIT
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.geometry.paths import (
    LEGAL,
    NO_BASES,
    OFF_TABLE,
    OVERLAP_END,
    THROUGH_BASE,
    THROUGH_WALL,
    crosses_difficult,
    path_fault,
    spot_fault,
)
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import (
    CONTACT,
    Base,
    Point,
    gap_within,
    length64,
    overlap,
    touching,
)
from overseer.wasteland.geometry.routes import Reach, reach, shortest
from overseer.wasteland.geometry.shift import (
    contact_points,
    disc_hits,
    follow_end,
    push_end,
    scatter_end,
    slide_points,
)
from overseer.wasteland.geometry.sight import clear_sight, cover_items

__all__ = [
    "CONTACT",
    "LEGAL",
    "NO_BASES",
    "NO_LIMIT",
    "OFF_TABLE",
    "OVERLAP_END",
    "SIDE",
    "THROUGH_BASE",
    "THROUGH_WALL",
    "Base",
    "Layout",
    "Piece",
    "Point",
    "Reach",
    "clear_sight",
    "contact_points",
    "cover_items",
    "crosses_difficult",
    "disc_hits",
    "follow_end",
    "gap_within",
    "length64",
    "overlap",
    "path_fault",
    "push_end",
    "reach",
    "scatter_end",
    "shortest",
    "slide_points",
    "spot_fault",
    "touching",
]
