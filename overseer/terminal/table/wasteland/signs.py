"""Signs and colours of the map: whatever a colour says, a shape, a letter or a pattern says too."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from overseer.terminal.table import palette
from overseer.voice.wasteland.given import TerrainPiece

# By side: circles, triangles, and diamonds for those who belong to nobody …
SIDES: Final = ("#7db7ff", "#ff9d5c", "#d6d6d6")
GROUNDS: Final = ("#1c3350", "#54290f", "#3a3a3a")
# … not ready, ready, used.
SHAPES: Final = ("○●◌", "△▲▽", "◇◆◊")
STATUSES: Final = ("unready", "ready", "used")

MARKERS: Final = {
    "investigation": "?",
    "searchable": "¤",
    "mine": "✱",
    "place": "⚑",
    "heap": "%",
    "strike": "⊕",
}
MARKER: Final = Style(color="#e3c4ff", bold=True)

RULERS: Final = {
    "O": "#ff9d3c",
    "Y": "#ffe14d",
    "R": "#ff6b6b",
    "G": "#5fe07f",
    "B": "#6fa8ff",
    "K": "#b9b9b9",
}

# Pattern by kind of terrain; what it does is told by the ground below it.
PATTERNS: Final = {
    "ruin": "▓",
    "building": "█",
    "container": "▦",
    "barrier": "=",
    "fence": "‡",
    "rocks": "∩",
    "scrap": "*",
    "rubble": "░",
    "stream": "≈",
    "field": '"',
    "wall": "█",
}
OTHER_PATTERN: Final = "▒"

PATH: Final = "∙"
END: Final = "✕"
SIGHT: Final = "•"
GRID: Final = "·"
ROOM: Final = "+"
ACTIVE: Final = "▶"

ground: Final = Style(color="#33463c", bgcolor=palette.BACK)
axis: Final = Style(color=palette.QUIET, bgcolor=palette.BACK)
reach: Final = Style(bgcolor="#12301f")
room: Final = Style(color="#2f7d4f")
path: Final = Style(color=palette.AMBER, bold=True)
cursor: Final = Style(color=palette.BACK, bgcolor=palette.AMBER, bold=True)
clear_sight: Final = Style(color=palette.GREEN, bold=True)
covered_sight: Final = Style(color=palette.AMBER, bold=True)
no_sight: Final = Style(color=palette.RED, bold=True)


def side_style(side: int) -> Style:
    """The colour of a side."""
    return Style(color=SIDES[min(side, 2)], bold=True)


def side_ground(side: int) -> Style:
    """A dark shade of a side's colour: the base of its models."""
    return Style(bgcolor=GROUNDS[min(side, 2)])


def shape(side: int, status: str) -> str:
    """The shape of a model: whose it is, and whether it is ready or used."""
    return SHAPES[min(side, 2)][STATUSES.index(status)]


def side_shape(side: int) -> str:
    """The shape of a side."""
    return SHAPES[min(side, 2)][1]


def ruler_style(letter: str) -> Style:
    """The colour of a ruler."""
    return Style(color=RULERS[letter], bold=True)


def piece_sign(piece: TerrainPiece) -> tuple[str, Style]:
    """The pattern of a piece, on a ground that tells what it does."""
    pattern = PATTERNS.get(piece.kind, OTHER_PATTERN)
    if piece.blocks_sight:
        return pattern, Style(color="#8d8d86", bgcolor="#2b2b29")
    if piece.cover:
        return pattern, Style(color="#b58f5a", bgcolor="#241d12")
    if piece.kind == "stream":
        return pattern, Style(color="#5d9ec9", bgcolor="#0d1c26")
    return pattern, Style(color="#7a8a55", bgcolor="#151a0c")
