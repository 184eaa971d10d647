"""An SVG picture as it grows: shapes with a look, words that fit their place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

FONT: Final = "DejaVu Sans, Verdana, Geneva, sans-serif"
# How wide a letter is, in parts of its height: the font of the reader's page may differ.
_NARROW: Final = "iljtfrI.,:;!|'’() "
_WIDE: Final = "mwMW—%@"
_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


class Drawing:
    """A picture with a title and a description for those who do not see it."""

    def __init__(self, width: float, height: float, lang: str, style: str) -> None:
        self.width = width
        self.height = height
        self.lang = lang
        self.style = style
        self.title = ""
        self.about = ""
        self._defs: list[str] = []
        self._parts: list[str] = []

    def define(self, raw: str) -> None:
        """A pattern or shape that others use by its id."""
        if raw not in self._defs:
            self._defs.append(raw)

    def open(self, look: str = "", move: Point | None = None) -> None:
        """A group begins."""
        where = "" if move is None else f' transform="translate({_n(move[0])} {_n(move[1])})"'
        self._parts.append(f"<g{_look(look)}{where}>")

    def close(self) -> None:
        """The group ends."""
        self._parts.append("</g>")

    def rect(
        self, x: float, y: float, width: float, height: float, look: str, rx: float = 0
    ) -> None:
        """An upright box."""
        round_ = f' rx="{_n(rx)}"' if rx else ""
        size = f'width="{_n(width)}" height="{_n(height)}"'
        self._parts.append(f'<rect{_look(look)} x="{_n(x)}" y="{_n(y)}" {size}{round_}/>')

    def circle(self, x: float, y: float, r: float, look: str) -> None:
        """A disc or ring."""
        self._parts.append(f'<circle{_look(look)} cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}"/>')

    def polygon(self, points: Sequence[Point], look: str, fill: str = "") -> None:
        """A closed outline; `fill` may name a pattern."""
        where = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        inside = f' fill="url(#{fill})"' if fill else ""
        self._parts.append(f'<polygon{_look(look)} points="{where}"{inside}/>')

    def path(self, d: str, look: str) -> None:
        """A line, as SVG writes it."""
        self._parts.append(f'<path{_look(look)} d="{d}"/>')

    def line(self, x1: float, y1: float, x2: float, y2: float, look: str) -> None:
        """A straight line."""
        self.path(f"M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}", look)

    def text(
        self, x: float, y: float, words: str, look: str, anchor: str = "start", size: float = 0
    ) -> None:
        """One line of words; `anchor`: start, middle or end at x."""
        side = "" if anchor == "start" else f' text-anchor="{anchor}"'
        tall = f' style="font-size:{_n(size)}px"' if size else ""
        shown = escape(printable(words))
        self._parts.append(f'<text{_look(look)} x="{_n(x)}" y="{_n(y)}"{side}{tall}>{shown}</text>')

    def label(
        self, x: float, y: float, words: str, look: str, anchor: str = "middle", size: float = 0
    ) -> None:
        """Words over other things: a light rim below them (not every viewer knows paint-order)."""
        self.text(x, y, words, f"{look} rim", anchor, size)
        self.text(x, y, words, look, anchor, size)

    def svg(self) -> str:
        """The whole picture."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(self.width)}'
            f' {_n(self.height)}" role="img" xml:lang="{self.lang}" font-family={quoteattr(FONT)}>'
        )
        parts = [head, f"<title>{escape(printable(self.title))}</title>"]
        if self.about:
            parts.append(f"<desc>{escape(printable(self.about))}</desc>")
        parts.append(f"<style>{self.style}</style>")
        if self._defs:
            parts += ["<defs>", *self._defs, "</defs>"]
        return "\n".join([*parts, *self._parts, "</svg>"]) + "\n"


def width_of(words: str, size: float) -> float:
    """About how much room words take at a font size."""
    total = 0.0
    for char in words:
        total += 0.4 if char in _NARROW else 0.98 if char in _WIDE else 0.67
    return total * size


def fitted(words: str, room: float, size: float) -> str:
    """Words cut so that they fit."""
    if width_of(words, size) <= room:
        return words
    while words and width_of(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def broken(words: str, room: float, size: float, most: int) -> list[str]:
    """Words in at most so many lines; what is too long is cut."""
    lines: list[str] = []
    rest = words.split()
    while rest and len(lines) < most - 1:
        line = rest.pop(0)
        while rest and width_of(f"{line} {rest[0]}", size) <= room:
            line += f" {rest.pop(0)}"
        lines.append(fitted(line, room, size))
    if rest:
        lines.append(fitted(" ".join(rest), room, size))
    return lines


def printable(words: str) -> str:
    """Words without characters that no picture may hold: names may come from any file."""
    return "".join(char if char.isprintable() or char in _SPACES else "�" for char in words)


def _look(look: str) -> str:
    return f' class="{look}"' if look else ""


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
