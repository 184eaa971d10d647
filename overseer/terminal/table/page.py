"""A piece of text on the screen that is only drawn anew when it says something else."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text
from textual.widgets import Static


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
        if self._text is not None:
            self.put(self._text)


class Folded:
    """A text that is broken as `folded` breaks it, at whatever width it is drawn.

    Textual itself breaks at a no-break space too, and loses letters there: “vraime” “?”.
    """

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown = folded(self.text, options.max_width)
        shown.justify = self.text.justify
        yield shown


def lines(*parts: Text) -> Text:
    """Several lines as one text."""
    return Text("\n").join(parts)


def folded(text: Text, width: int) -> Text:
    """`text` in lines of at most `width` cells, broken at blanks but never at a no-break space.

    >>> folded(Text("Salle\u00a0: Entrepôt"), 8).plain
    'Salle\\xa0:\\nEntrepôt'
    """
    found: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        breaks: list[int] = []
        start = 0
        at = 0
        for word in line.plain.split(" "):
            end = at + len(word)
            if at > start and cell_len(line.plain[start:end]) > width:
                breaks.append(at)
                start = at
            at = end + 1
        for part in line.divide(breaks):
            part.rstrip()
            found.append(part)
    return lines(*found)
