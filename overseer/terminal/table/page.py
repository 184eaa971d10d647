"""A piece of text on the screen that is only drawn anew when it says something else."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


class Page(Static):
    """Laying out the screen is what costs time, so nothing is drawn twice."""

    _text: Text | None = None

    def put(self, text: Text) -> bool:
        """Show `text`; true when that is a change."""
        if text == self._text:
            return False
        self._text = text
        self.update(text)
        return True


def lines(*parts: Text) -> Text:
    """Several lines as one text."""
    return Text("\n").join(parts)
