"""The preview of an attack as lines with bars: each step of a strike, what it deals, how likely."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.detail import PLAIN, QUIET, STRONG
from overseer.tragic.view import SeenDuel
from overseer.voice.tragic.forecast import Foreseen
from overseer.voice.tragic.odds_words import ALLY, AMOUNT, ODDS, STEP, TITLE, odds_lines

BAR: Final = 12  # signs of the longest bar
CHANCE: Final = Style(color=palette.AMBER)
_STYLES: Final = {TITLE: STRONG, STEP: PLAIN, ODDS: CHANCE, ALLY: QUIET}


def preview_lines(session: Session, duel: SeenDuel, foreseen: Foreseen | None) -> list[Text]:
    """All that a preview tells."""
    told: list[Text] = []
    for line in odds_lines(session.reads, duel, foreseen):
        if line.kind == AMOUNT:
            drawn = Text(f" {line.amount:>3} ", Style(color=palette.BRIGHT, bold=True))
            drawn.append("█" * max(1, round(BAR * line.chance)), CHANCE)
            told.append(drawn.append(f" {line.words}", QUIET))
        else:
            told.append(Text(line.words, _STYLES[line.kind]))
    return told
