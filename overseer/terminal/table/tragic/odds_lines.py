"""The preview of an attack as lines with bars: each step of a strike, what it deals, how likely."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.detail import PLAIN, QUIET, STRONG
from overseer.voice.tragic.given import Foreseen

BAR: Final = 12  # signs of the longest bar
CHANCE: Final = Style(color=palette.AMBER)
_STYLES: Final = {"title": STRONG, "step": PLAIN, "odds": CHANCE, "ally": QUIET}


def preview_lines(foreseen: Foreseen | None) -> list[Text]:
    """All that a preview tells."""
    told: list[Text] = []
    for row in foreseen.rows if foreseen is not None else ():
        if row.sort == "amount":
            drawn = Text(f" {row.n:>3} ", Style(color=palette.BRIGHT, bold=True))
            drawn.append("█" * max(1, round(BAR * row.p)), CHANCE)
            told.append(drawn.append(f" {row.text}", QUIET))
        else:
            told.append(Text(row.text, _STYLES[row.sort]))
    return told
