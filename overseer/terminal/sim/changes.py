"""What `overseer sim --against` tells: what changed, and what of it is more than chance."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console

from overseer.lab.comparing.labels import Labels
from overseer.terminal.sim.tables import plain_table
from overseer.text import translate

WORDS: Final = 26  # letters of a line that names a figure
NEAREST: Final = 12  # figures that are shown beside those that changed


def show(result: dict[str, Any], cards: object, lang: str) -> None:
    """The figures that changed, and those that are nearest to it."""
    console = Console(highlight=False)
    against = result["against"]
    labels = Labels(result, cards, lang)
    heads = ("figure", "before", "now", "difference", "alone")
    table = plain_table(lang, *(f"changes-{head}" for head in heads))
    table.columns[0].no_wrap = False
    table.columns[0].min_width = WORDS
    shown = against["figures"][: against["changed"] + NEAREST]
    for at, row in enumerate(shown, start=1):
        mark = translate(lang, "changes-beyond") if row["changed"] else ""
        table.add_row(
            f"{labels.of(row)}{mark}",
            labels.value(row, "base"),
            labels.value(row, "now"),
            f"{labels.difference(row)}\n{labels.interval(row)}",
            labels.chance(row, "corrected"),
            end_section=at == against["changed"],
        )
    console.print(table)
    for sentence in labels.sentences(against):
        console.print(sentence, markup=False)
