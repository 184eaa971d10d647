"""Models and markers from above: whose they are is told by shape and letter besides colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from overseer.picture.svg import Drawing

SIDES: Final = ("a", "b", "c")  # the looks of the sides; the third is nobody's
LETTERS: Final = "ABC"
PIPS_IN_A_ROW: Final = 8

STYLE: Final = """
.a { fill: #1f5fa8 } .b { fill: #b8410f } .c { fill: #5b5b5b }
.badge { fill: #ffffff } .badge-text { fill: #111111; font-weight: bold }
.unready { stroke: #3a342d; stroke-width: 2; fill: none; stroke-dasharray: 3 4 }
.ready { stroke: #0b7a3b; stroke-width: 5; fill: none }
.used { stroke: #15110d; stroke-width: 6; fill: none }
.active { stroke: #f2b705; stroke-width: 5; fill: none }
.pip { fill: #d3233a; stroke: #ffffff; stroke-width: 1.2 }
.gone { fill: #ffffff; stroke: #6b5d52; stroke-width: 1.2 }
.rad { fill: #b7d532; stroke: #33400a; stroke-width: 1.2 }
.tag { fill: #fff3c4; stroke: #7a5b00; stroke-width: 1 }
.tag-text { fill: #4a3600; font-size: 13px; font-weight: bold }
.marker { fill: #fffdf4; stroke: #3a342d; stroke-width: 2 }
.mine { fill: #ffd54a; stroke: #3a342d; stroke-width: 2 }
.marker-text { fill: #111111; font-weight: bold }
.strike { stroke: #b8001f; stroke-width: 3; fill: none }
"""


def draw_model(drawing: Drawing, model: dict[str, Any], side: int, active: bool, tab: str) -> None:
    """A model where it stands: base, tab, status ring, health, a tag for conditions."""
    x, y, r = float(model["x"]), float(side - model["y"]), float(model["radius"])
    drawing.circle(x, y, r, look_of(model))
    status_ring(drawing, x, y, r, model["status"])
    badge(drawing, x, y, r * 0.64, model["side"])
    size = r * (0.95, 0.8, 0.6)[min(len(tab), 3) - 1]
    drawing.text(x, y + size * 0.36, tab, "badge-text", "middle", size)
    if active:
        drawing.circle(x, y, r + 9, "active")
    pips(drawing, model, x, y + r + 12, "middle")
    troubles = len(model["conditions"]) + (1 if model["stuns"] else 0)
    if troubles:
        tag(drawing, x + r * 0.85, y - r * 0.85, "!")
    if model["reactions"]:
        tag(drawing, x - r * 0.85, y - r * 0.85, "R")


def look_of(model: dict[str, Any]) -> str:
    """The look of a model's side."""
    return SIDES[min(model["side"], 2)]


def badge(drawing: Drawing, x: float, y: float, r: float, side: int) -> None:
    """The shape of a side: a disc, a square, a triangle."""
    if side == 0:
        drawing.circle(x, y, r, "badge")
    elif side == 1:
        drawing.rect(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72, "badge")
    else:
        drawing.polygon(_corners(x, y + r * 0.12, r * 1.25, 3), "badge")


def status_ring(drawing: Drawing, x: float, y: float, r: float, status: str) -> None:
    """Unready: dashed; ready: whole and thick; used: barred."""
    if status == "used":
        drawing.circle(x, y, r, "unready")
        far = r * 0.71
        drawing.line(x - far, y + far, x + far, y - far, "used")
    else:
        drawing.circle(x, y, r + (2 if status == "ready" else 1), status)


def pips(drawing: Drawing, model: dict[str, Any], x: float, y: float, anchor: str) -> int:
    """Health: full, radiated (a triangle), lost (hollow); how many rows it took."""
    health, rads = model["health"], model["rads"]
    left = max(health - model["wounds"] - rads, 0)
    looks = ["pip"] * left + ["rad"] * min(rads, health - left)
    looks += ["gone"] * (health - len(looks))
    rows = [looks[at : at + PIPS_IN_A_ROW] for at in range(0, len(looks), PIPS_IN_A_ROW)]
    for at, row in enumerate(rows):
        start = x - (len(row) - 1) * 4.5 if anchor == "middle" else x
        for place, look in enumerate(row):
            here, below = start + place * 9, y + at * 10
            if look == "rad":
                drawing.polygon(_corners(here, below, 5, 3), look)
            else:
                drawing.circle(here, below, 3.8, look)
    return len(rows)


def tag(drawing: Drawing, x: float, y: float, letter: str) -> None:
    """A small note beside a model."""
    drawing.circle(x, y, 9, "tag")
    drawing.text(x, y + 4.7, letter, "tag-text", "middle")


def draw_marker(drawing: Drawing, marker: dict[str, Any], side: int) -> None:
    """A marker where it lies; what is under it as far as everybody knows."""
    sign(drawing, marker, float(marker["x"]), float(side - marker["y"]), float(marker["radius"]))


def sign(
    drawing: Drawing, marker: dict[str, Any], x: float, y: float, r: float, size: float = 15
) -> None:
    """The sign of a marker: each kind has its own outline."""
    kind, content = marker["kind"], str(marker["content"])
    words = content[:1].upper() if content else "?"
    if kind == "investigation":
        drawing.polygon(_corners(x, y, r * 1.2, 6), "marker")
    elif kind == "searchable":
        drawing.rect(x - r, y - r, 2 * r, 2 * r, "marker", 3)
    elif kind == "mine":
        drawing.polygon(_corners(x, y + r * 0.25, r * 1.5, 3), "mine")
        words = "!"
    elif kind == "place":
        drawing.polygon(_star(x, y, r * 1.5), "marker")
        words = content[:1].upper()
    elif kind == "heap":
        drawing.polygon(_corners(x, y, r * 1.25, 4), "marker")
        words = "+"
    else:
        far = r * 1.4
        drawing.circle(x, y, r, "strike")
        drawing.line(x - far, y, x + far, y, "strike")
        drawing.line(x, y - far, x, y + far, "strike")
        words = ""
    if words:
        drawing.text(x, y + size * 0.36, words, "marker-text", "middle", size)


def _corners(x: float, y: float, r: float, n: int) -> list[tuple[float, float]]:
    """A regular shape that stands on its point or side, its first corner on top."""
    turns = [2 * pi * at / n for at in range(n)]
    return [(x + r * sin(turn), y - r * cos(turn)) for turn in turns]


def _star(x: float, y: float, r: float) -> list[tuple[float, float]]:
    found = []
    for at in range(10):
        far = r if at % 2 == 0 else r * 0.6
        found.append((x + far * sin(pi * at / 5), y - far * cos(pi * at / 5)))
    return found
