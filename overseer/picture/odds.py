"""The odds of an attack as a picture: a bar for every damage, a line for “at least so much”."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from overseer.picture.svg import Drawing, fitted
from overseer.text import translate

WIDTH: Final = 760
LEFT, RIGHT = 78, 738
BARS_HIGH: Final = 250

# The colours follow the reader's page; each pair keeps a contrast above 4.5 : 1.
STYLE: Final = """
text { font-size: 13px; fill: #222222 }
.page { fill: #fbf8ef } .quiet { fill: #55524a }
.grid { stroke: #d8d2c0 } .axis { stroke: #222222 }
.bar { fill: #3b6ea5 } .none { fill: #8a8678 }
.least { stroke: #a84b00; fill: none; stroke-width: 2 } .dot, .word { fill: #a84b00 }
.title { font-size: 17px; font-weight: bold } .strong { font-weight: bold }
.rim { stroke: #fbf8ef; stroke-width: 4 }
@media (prefers-color-scheme: dark) {
text { fill: #ececec }
.page { fill: #17191c } .quiet { fill: #b5b2aa }
.grid { stroke: #363a40 } .axis { stroke: #ececec }
.bar { fill: #7db4f0 } .none { fill: #8d8a80 }
.rim { stroke: #17191c }
.least { stroke: #ffae5c } .dot, .word { fill: #ffae5c }
}
"""


def odds_picture(title: str, facts: Sequence[str], damage: dict[int, Fraction], lang: str) -> str:
    """The whole picture; `facts` are the lines below the title."""
    top = 72 + 18 * len(facts)
    bottom = top + BARS_HIGH
    drawing = Drawing(WIDTH, bottom + 66, lang, STYLE)
    drawing.title = title
    drawing.about = " ".join(facts)
    drawing.rect(0, 0, drawing.width, drawing.height, "page", 6)
    drawing.text(20, 32, fitted(title, WIDTH - 40, 17), "title")
    for at, fact in enumerate(facts):
        drawing.text(20, 54 + 18 * at, fitted(fact, WIDTH - 40, 13), "quiet")
    for tenth in range(0, 11, 2):
        y = bottom - BARS_HIGH * tenth / 10
        drawing.line(LEFT, y, RIGHT, y, "axis" if tenth == 0 else "grid")
        share = translate(lang, "odds-percent-whole", n=10 * tenth)
        drawing.text(LEFT - 8, y + 4.5, share, "quiet", "end")
    _bars(drawing, damage, bottom)
    _legend(drawing, bottom + 50)
    return drawing.svg()


def _bars(drawing: Drawing, damage: dict[int, Fraction], bottom: float) -> None:
    most = max(damage)
    step = (RIGHT - LEFT) / (most + 1)
    wide = min(step * 0.62, 70)
    points: list[tuple[float, float]] = []
    labels: list[tuple[float, float, str]] = []
    for amount in range(most + 1):
        x = LEFT + step * (amount + 0.5)
        share = damage.get(amount, Fraction())
        high = BARS_HIGH * float(share)
        drawing.rect(x - wide / 2, bottom - high, wide, high, "bar" if amount else "none")
        drawing.text(x, bottom + 20, str(amount), "strong", "middle")
        if amount:
            least = sum((each for n, each in damage.items() if n >= amount), Fraction())
            points.append((x, bottom - BARS_HIGH * float(least)))
        if share and step > 44:
            labels.append((x, bottom - high - 6, _percent(share, drawing.lang)))
    if points:
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        drawing.path(f"M{line}", "least")
    for x, y in points:
        drawing.circle(x, y, 4, "dot")
    for x, y, words in labels:
        drawing.label(x, y, words, "share")


def _legend(drawing: Drawing, y: float) -> None:
    lang = drawing.lang
    drawing.text(
        (LEFT + RIGHT) / 2, y - 8, translate(lang, "wasteland-odds-damage"), "strong", "middle"
    )
    drawing.rect(LEFT, y - 8, 12, 12, "bar")
    drawing.text(LEFT + 18, y + 3, translate(lang, "wasteland-odds-exactly"), "quiet")
    drawing.line(RIGHT - 150, y - 2, RIGHT - 130, y - 2, "least")
    drawing.circle(RIGHT - 140, y - 2, 4, "dot")
    drawing.text(RIGHT - 124, y + 3, translate(lang, "wasteland-odds-least"), "word")


def _percent(share: Fraction, lang: str) -> str:
    return translate(lang, "odds-percent", n=float(round(100 * share, 1)))
