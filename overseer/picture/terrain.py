"""Terrain from above: each kind has a colour and a pattern, so that none depends on colour."""

from __future__ import annotations

from typing import Final

from overseer.picture.svg import Drawing
from overseer.text import has, translate
from overseer.wasteland.text.names import capital

# Kind: ground colour, ink, what is drawn in a tile of 16 by 16.
_TILES: Final = {
    "building": ("#8d7f73", "#5f544b", "M0 0H16M0 8H16M4 0V8M12 8V16"),
    "ruin": ("#b5a595", "#6f6257", "M0 16L16 0M-4 4L4 -4M12 20L20 12"),
    "wall": ("#7d756e", "#4c4640", "M0 8H16M8 0V8M0 8V16M16 8V16"),
    "container": ("#9a6a4f", "#653f2b", "M3 0V16M8 0V16M13 0V16"),
    "barrier": ("#a8a08f", "#5d5748", "M0 0L16 16M0 16L16 0"),
    "fence": ("#b59f78", "#6b5a38", "M4 0V16M12 0V16M0 5H16M0 11H16"),
    "rocks": ("#a39c92", "#5e5851", "M2 5l3 -3l4 2l-1 4l-5 1zM9 13l2 -3l4 1l-1 3z"),
    "scrap": ("#b08c68", "#6a4a2c", "M1 7h5v-5h-5zM9 15l6 -2l-2 -5zM10 4l4 -3"),
    "rubble": ("#c4b59c", "#7a6c55", "M2 6l3 -4l3 4zM9 14l3 -4l3 4z"),
    "stream": ("#9cc3d5", "#3f7f9e", "M0 4q4 -4 8 0t8 0M0 12q4 -4 8 0t8 0"),
    "ground": ("#e3d3ad", "#e3d3ad", "M0 0"),  # the bare table, for legends
    "field": ("#c5c98d", "#6f7a35", "M4 14V8M4 10L1 7M4 10L7 7M12 7V1M12 3L9 0M12 3L15 0"),
}
_OTHER: Final = ("#b9ad9a", "#5f5648", "M4 4h1M12 4h1M8 8h1M4 12h1M12 12h1")

STYLE: Final = """
.piece { stroke: #4a4138; stroke-width: 1.5; stroke-dasharray: 6 4 }
.solid { stroke: #2c2520; stroke-width: 3.5; stroke-linejoin: round }
.height { fill: #1d1814; font-size: 15px; font-weight: bold }
"""


def pattern_of(drawing: Drawing, kind: str) -> str:
    """The id of a kind's pattern, which the drawing now has."""
    ground, ink, strokes = _TILES.get(kind, _OTHER)
    id = f"terrain-{kind if kind in _TILES else 'other'}"
    drawing.define(
        f'<pattern id="{id}" width="16" height="16" patternUnits="userSpaceOnUse">'
        f'<rect width="16" height="16" fill="{ground}"/>'
        f'<path d="{strokes}" stroke="{ink}" stroke-width="1.6" fill="none"/></pattern>'
    )
    return id


def draw_piece(drawing: Drawing, piece: dict[str, object], side: int) -> None:
    """One piece: a thick outline stops a model or a look, a dashed one does not."""
    points = [(float(x), float(side - y)) for x, y in _points(piece)]
    stops = bool(piece["impassable"]) or bool(piece["blocks_sight"])
    fill = pattern_of(drawing, str(piece["kind"]))
    drawing.polygon(points, "solid" if stops else "piece", fill)
    if piece["climbable"] and piece["height"]:
        x = sum(x for x, _ in points) / len(points)
        y = sum(y for _, y in points) / len(points)
        drawing.label(x, y + 5, f"▲{piece['height']}", "height")


def _points(piece: dict[str, object]) -> list[tuple[int, int]]:
    found = piece["points"]
    assert isinstance(found, list)
    return [(x, y) for x, y in found]


def kind_name(kind: str, lang: str) -> str:
    """What a kind of terrain is called; a kind of somebody's own by its word."""
    message = f"terrain-kind-{kind}"
    return capital(translate(lang, message) if has(lang, message) else kind.replace("-", " "))
