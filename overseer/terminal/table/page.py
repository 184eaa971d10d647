"""A piece of text on the screen that is only drawn anew when it says something else."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from overseer.terminal.table.canvas import division

_WORD: Final = re.compile(r"\W*[^\W\d_]+(?:[-’][^\W\d_]+)*\W*")


class Page(Static):
    """Laying out the screen is what costs time, so nothing is drawn twice."""

    _text: Text | None = None
    _width = 0

    def put(self, text: Text) -> bool:
        """Show `text`; true when that is a change."""
        if text == self._text and self._width == self.size.width:
            return False
        self._text = text
        self._width = self.size.width
        self.update(folded(text, self._width) if self._width else text)
        return True

    def on_resize(self) -> None:
        if self._text is not None and self.put(self._text):
            # Folded in the middle of laying out: its new height counts only from the next time on.
            self.call_after_refresh(self.refresh, layout=True)


class Folded:
    """A text that is broken as `folded` breaks it, at whatever width it is drawn.

    Textual itself breaks at a no-break space too, and loses letters there: “vraime” “?”.
    """

    def __init__(self, text: Text, hang: int = 0) -> None:
        self.text = text
        self.hang = hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown = folded(self.text, options.max_width, self.hang)
        shown.justify = self.text.justify
        yield shown


def unbroken(keys: str) -> str:
    """A line of keys in which no line ends between a key and what it does.

    >>> unbroken("s: bring it   c: file").split(" ")
    ['s:\\xa0bring\\xa0it', '', '', 'c:\\xa0file']
    """
    return "   ".join(part.replace(" ", "\u00a0") for part in keys.split("   "))


def mark_more(frame: Widget, body: Widget, words: str) -> None:
    """Say so in the frame when its text goes on below."""
    more = body.scroll_offset.y < body.max_scroll_y
    frame.border_subtitle = Text(words if more else "")


def lines(*parts: Text) -> Text:
    """Several lines as one text."""
    return Text("\n").join(parts)


def folded(text: Text, width: int, hang: int = 0) -> Text:
    """`text` in lines of at most `width` cells, broken at blanks but never at a no-break space.

    A word that is too long for any line is divided. What does not fit into a line goes on
    below, `hang` cells further in.

    >>> folded(Text("Salle\u00a0: Entrepôt"), 8).plain
    'Salle\\xa0:\\nEntrepôt'
    >>> folded(Text("Wasseraufbereitung (0d1)"), 16).plain
    'Wasserauf-\\nbereitung (0d1)'
    >>> folded(Text("2. Nuée de radcafards"), 14, hang=3).plain
    '2. Nuée de\\n   radcafards'
    """
    found: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        breaks: list[int] = []
        room = width
        start = 0
        at = 0
        for word in line.plain.split(" "):
            end = at + len(word)
            if at > start and cell_len(line.plain[start:end]) > room:
                breaks.append(at)
                start = at
                room = width - hang
            while start == at and cell_len(line.plain[at:end]) > room > 1:
                at = start = at + _first_part(line.plain[at:end], room)
                breaks.append(at)
                room = width - hang
            at = end + 1
        for number, part in enumerate(line.divide(breaks)):
            if number < len(breaks) and _inside_a_word(line.plain, breaks[number]):
                part.append("-")
            part.rstrip()
            part.pad_left(hang if number else 0)
            found.append(part)
    return lines(*found)


def _first_part(word: str, width: int) -> int:
    """How many letters of a word that does not fit go into a line of their own."""
    if _WORD.fullmatch(word):
        return division(word, width)
    return max(1, len(set_cell_size(word, width).rstrip()))


def _inside_a_word(line: str, at: int) -> bool:
    """Whether a hyphen is due there: not in a number, a code or a path."""
    before, after = line[:at].rpartition(" ")[2], line[at:].partition(" ")[0]
    return bool(after and _WORD.fullmatch(before + after) and before[-1:].isalpha())
