"""A sheet of character cells: text and box lines that join by themselves."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

THIN: Final = 1
THICK: Final = 2

# The box character by the weight of its arms: up × 27 + right × 9 + down × 3 + left.
_JOINTS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_VOWELS: Final = "aeiouyäöüáéíóúàèùâêîôûëï"
_UP, _RIGHT, _DOWN, _LEFT = range(4)


def cut(text: str, width: int) -> str:
    """`text` in at most `width` cells; what is left out becomes an ellipsis.

    >>> cut("Wasseraufbereitung", 11)
    'Wasseraufb…'
    """
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…" if width > 0 else ""


def wrap(text: str, width: int, lines: int) -> list[str]:
    """`text` in at most `lines` lines; long words are divided, the last line is cut.

    >>> wrap("Générateur électrique", 11, 2)
    ['Générateur', 'électrique']
    >>> wrap("Wasseraufbereitung", 11, 2)
    ['Wasserauf-', 'bereitung']
    """
    found: list[str] = []
    rest = text
    while rest and len(found) < lines - 1 and cell_len(rest) > width:
        at = rest.rfind(" ", 0, width + 1)
        if at > 0:
            found.append(rest[:at])
            rest = rest[at + 1 :]
            continue
        at = division(rest, width)
        hyphen = "" if rest[at - 1] == "-" else "-"
        found.append(rest[:at] + hyphen)
        rest = rest[at:]
    found.append(cut(rest, width))
    return found


def division(word: str, width: int) -> int:
    """Where a word too long for a line is divided: at a hyphen, else near its middle.

    A syllable begins with a consonant (or st) that a vowel follows, which is near enough
    for a drawing.
    """
    at = word.rfind("-", 0, width) + 1
    if at > 1:
        return at
    last = max(1, width // max(1, cell_len(word[0])) - 1)
    found = [at for at in range(3, last + 1) if _begins(word[at : at + 3].lower())]
    whole = [at for at in found if cell_len(word[at:]) <= width]
    if whole:
        return min(whole, key=lambda at: abs(2 * at - len(word)))
    return found[-1] if found else last


def _begins(letters: str) -> bool:
    if letters[:2] == "st":
        letters = letters[1:]
    consonant = letters[:1].isalpha() and letters[0] not in _VOWELS + "h"
    return consonant and letters[1:2] != "" and letters[1] in _VOWELS


class Canvas:
    """A grid of cells, each a character with a style, drawn on and then cut into strips."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = width
        self.height = height
        self._base = style
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]
        self._arms: dict[tuple[int, int], list[int]] = {}

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write; returns the column behind the text. What leaves the sheet is lost."""
        for char in text:
            size = cell_len(char)
            if size == 0 or not 0 <= y < self.height:
                continue
            if 0 <= x and x + size <= self.width:
                self._chars[y][x] = char
                self._styles[y][x] = self._styles[y][x] + style
                if size == 2:  # the right half of a wide character
                    self._chars[y][x + 1] = ""
                    self._styles[y][x + 1] = self._styles[y][x]
            x += size
        return x

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = "") -> None:
        """Lay a style, and a character if given, over a rectangle."""
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self._styles[row][column] = self._styles[row][column] + style
                if char:
                    self._chars[row][column] = char

    def across(self, x: int, y: int, length: int, weight: int, style: Style) -> None:
        """A line from (x, y) to the right, over `length` cells from joint to joint."""
        for at in range(length):
            self._arm(x + at, y, _RIGHT, weight, style)
            self._arm(x + at + 1, y, _LEFT, weight, style)

    def down(self, x: int, y: int, length: int, weight: int, style: Style) -> None:
        """A line from (x, y) downwards, over `length` cells from joint to joint."""
        for at in range(length):
            self._arm(x, y + at, _DOWN, weight, style)
            self._arm(x, y + at + 1, _UP, weight, style)

    def box(self, x: int, y: int, width: int, height: int, weight: int, style: Style) -> None:
        """A frame whose joints lie on the corners of the rectangle."""
        self.across(x, y, width - 1, weight, style)
        self.across(x, y + height - 1, width - 1, weight, style)
        self.down(x, y, height - 1, weight, style)
        self.down(x + width - 1, y, height - 1, weight, style)

    def _arm(self, x: int, y: int, arm: int, weight: int, style: Style) -> None:
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        arms = self._arms.setdefault((x, y), [0, 0, 0, 0])
        if weight >= max(arms):
            self._styles[y][x] = self._base + style
        arms[arm] = max(arms[arm], weight)
        up, right, down, left = arms
        self._chars[y][x] = _JOINTS[up * 27 + right * 9 + down * 3 + left]

    def strips(self) -> list[Strip]:
        """The sheet line by line."""
        lines = zip(self._chars, self._styles, strict=True)
        return [self._strip(chars, styles) for chars, styles in lines]

    def _strip(self, chars: list[str], styles: list[Style]) -> Strip:
        segments: list[Segment] = []
        start = 0
        for at in range(1, self.width + 1):
            if at == self.width or styles[at] != styles[start]:
                segments.append(Segment("".join(chars[start:at]), styles[start]))
                start = at
        return Strip(segments, self.width)
