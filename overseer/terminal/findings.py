"""What a check of a deck or a force has found, as lines with the rules."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.text import translate


def finding_line(error: bool, sentence: str, rule: str, lang: str) -> Text:
    """One thing that is wrong, or only unwise."""
    word, colour = ("cli-wrong", "red") if error else ("cli-unwise", "yellow")
    line = Text(translate(lang, word), Style(color=colour, bold=True))
    told = translate(lang, "say-refused", sentence=sentence, rule=rule)
    return Text.assemble(line, " ", told)
