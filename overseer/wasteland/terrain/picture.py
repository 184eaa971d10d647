"""A table's terrain drawn: as text, and as an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from overseer.text import translate
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.terrain.kinds import KINDS

# One letter a kind; walls are full blocks, what can be walked over is lighter.
MARKS: Final[dict[str, str]] = {
    "ruin": "█",
    "building": "▓",
    "container": "▒",
    "barrier": "=",
    "fence": "#",
    "rocks": "o",
    "scrap": "%",
    "rubble": ":",
    "stream": "~",
    "field": '"',
}
OTHER: Final = "?"
EMPTY: Final = "·"
_FILLS: Final[dict[str, str]] = {
    "ruin": "#6b4f3a",
    "building": "#4a4e57",
    "container": "#8a3f2c",
    "barrier": "#9a8f7a",
    "fence": "#7d6542",
    "rocks": "#8d8a84",
    "scrap": "#a07f5a",
    "rubble": "#c9bfae",
    "stream": "#8fb8d6",
    "field": "#b9c98a",
}


def text_lines(layout: Layout, wide: int = 76) -> list[str]:
    """The table from above, north on top; a character is twice as high as wide."""
    rows = wide // 2
    side = layout.side
    lines = []
    for row in range(rows):
        marks = []
        for column in range(wide):
            # The middle of a cell, and its neighbourhood: thin walls are not to slip through.
            x = (2 * column + 1) * side // (2 * wide)
            y = side - (2 * row + 1) * side // (2 * rows)
            marks.append(_mark(layout, x, y, side // (2 * wide)))
        lines.append("".join(marks).rstrip())
    return lines


def legend(layout: Layout, lang: str) -> list[str]:
    """What the marks of a drawing mean, for the kinds that are on the table."""
    return [
        translate(lang, "terrain-legend", mark=MARKS[kind], kind=kind_name(kind, lang))
        for kind in KINDS
        if any(piece.kind == kind for piece in layout.pieces)
    ]


def kind_name(kind: str, lang: str) -> str:
    """A kind of terrain in words."""
    return translate(lang, f"terrain-kind-{kind}") if kind in KINDS else kind


def svg(layout: Layout, lang: str) -> str:
    """The table as a picture, a millimetre a unit; y grows upwards as on the table."""
    side = layout.side
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
        f'role="img" aria-label="{escape(translate(lang, "terrain-title"))}">',
        f'<rect width="{side}" height="{side}" fill="#e9e2d0" stroke="#3b3428" stroke-width="4"/>',
    ]
    # Flat ground first, so that what stands on it is seen.
    for piece in sorted(layout.pieces, key=lambda piece: (piece.impassable, piece.cover)):
        corners = " ".join(f"{x},{side - y}" for x, y in piece.points)
        name = escape(kind_name(piece.kind, lang))
        fill = _FILLS.get(piece.kind, "#999999")
        dash = ' stroke-dasharray="8 6"' if not piece.impassable else ""
        lines.append(
            f'<polygon points="{corners}" fill="{fill}" stroke="#3b3428" stroke-width="2"{dash}>'
            f"<title>{name}</title></polygon>"
        )
    return "\n".join([*lines, "</svg>", ""])


def _mark(layout: Layout, x: int, y: int, near: int) -> str:
    found: Sequence[Piece] = [piece for piece in layout.pieces if piece.under(x, y, near)]
    if not found:
        return EMPTY
    first = min(found, key=lambda piece: (not piece.impassable, not piece.cover, piece.number))
    return MARKS.get(first.kind, OTHER)
