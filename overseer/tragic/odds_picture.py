"""The curve of the critical chances as a picture (SVG), readable on light and dark pages."""

from typing import Final
from xml.sax.saxutils import escape

from overseer.text import translate
from overseer.tragic import odds

WIDTH: Final = 760
HEIGHT: Final = 440
LEFT, RIGHT, TOP, BOTTOM = 78, 738, 70, 366  # the frame of the curve
TENTHS: Final = 7  # the vertical axis ends at 70 %

# The colours follow the reader's page; each pair keeps a contrast above 4.5 : 1.
STYLE: Final = """
svg { font-family: sans-serif; font-size: 13px }
.page { fill: #fbf8ef } text { fill: #222222 } .quiet { fill: #55524a }
.grid { stroke: #d8d2c0 } .axis { stroke: #222222 } .drop { stroke: #3b6ea5; opacity: .3 }
.curve { stroke: #3b6ea5; fill: none } .dot { fill: #3b6ea5 } .start { fill: #a84b00 }
.title { font-size: 17px; font-weight: bold } .strong { font-weight: bold }
@media (prefers-color-scheme: dark) {
.page { fill: #17191c } text { fill: #ececec } .quiet { fill: #b5b2aa }
.grid { stroke: #363a40 } .axis { stroke: #ececec } .drop { stroke: #7db4f0 }
.curve { stroke: #7db4f0 } .dot { fill: #7db4f0 } .start { fill: #ffae5c }
}
"""


def picture(lang: str) -> str:
    """The whole picture in a language."""
    title = translate(lang, "odds-picture-title")
    about = translate(lang, "odds-picture-about")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' role="img" xml:lang="{lang}">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(about)}</desc>",
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        _text(20, 32, title, "title", "start"),
        _text(20, 52, about, "quiet", "start"),
        *_axes(lang),
        *_curve(lang),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _axes(lang: str) -> list[str]:
    parts = []
    for tenth in range(TENTHS + 1):
        y = _y(tenth / 10)
        line = "axis" if tenth == 0 else "grid"
        parts.append(f'<path class="{line}" d="M{LEFT} {y:.1f}H{RIGHT}"/>')
        words = translate(lang, "odds-percent-whole", n=10 * tenth)
        parts.append(_text(LEFT - 8, y + 4.5, words, "quiet", "end"))
    for chances in range(odds.MOST + 1):
        parts.append(_text(_x(chances), BOTTOM + 20, str(chances), "quiet", "middle"))
    below = translate(lang, "odds-axis-chances")
    parts.append(_text((LEFT + RIGHT) / 2, HEIGHT - 24, below, "strong", "middle"))
    side = _text(0, 0, translate(lang, "odds-axis-share"), "strong", "middle")
    parts.append(f'<g transform="translate(22 {(TOP + BOTTOM) / 2:.1f}) rotate(-90)">{side}</g>')
    return parts


def _curve(lang: str) -> list[str]:
    points = [(_x(chances), _y(odds.percent(chances) / 100)) for chances in range(odds.MOST + 1)]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    # Between two whole numbers there is no chance: the dots count, the line only leads the eye.
    parts = [f'<path class="curve" stroke-width="2" d="M{line}"/>']
    for chances, (x, y) in enumerate(points):
        start = chances == odds.DEFAULT
        look = "start" if start else "dot"
        parts.append(f'<path class="drop" d="M{x:.1f} {y:.1f}V{BOTTOM}"/>')
        parts.append(f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="{6 if start else 4}"/>')
        words = translate(lang, "odds-percent", n=odds.percent(chances))
        style = "start strong" if start else ""
        parts.append(_text(x - 6, y - 8, words, style, "end"))
    x, y = points[odds.DEFAULT]
    words = translate(lang, "odds-picture-start")
    parts.append(_text(x - 6, y - 26, words, "start strong", "end"))
    return parts


def _text(x: float, y: float, words: str, look: str, anchor: str) -> str:
    style = f' class="{look}"' if look else ""
    return f'<text{style} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _x(chances: int) -> float:
    first, last = LEFT + 46, RIGHT - 12
    return first + (last - first) * chances / odds.MOST


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share * 10 / TENTHS
