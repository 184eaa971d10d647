"""The tables of `overseer sim` that every game has, and how their figures are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import fill
from typing import Any, Final

from rich.table import Table

from overseer.host.faults import Fault, fault_text
from overseer.lab.figures import decimal, interval, percent
from overseer.text import translate
from overseer.voice.complaint import printable
from overseer.voice.library import title_of

HEADING: Final = 9  # letters of a heading's line, where it has several words


def games_played(result: dict[str, Any], lang: str) -> str:
    """How many games of what, and their seed."""
    game = title_of(result["game"], lang)
    return translate(lang, "sim-title", games=result["games"], game=game, seed=str(result["seed"]))


def shares_table(result: dict[str, Any], score: str, decks: Mapping[str, str], lang: str) -> Table:
    """Bots and seats with their shares of the victories; `score` names the last column.

    `decks` has the titles of decks, for bots that keep theirs.
    """
    table = plain_table(lang, "sim-bot", "sim-wins", "sim-share", "sim-interval", score)
    rows = [(row["bot"] if result["mirror"] else None, row) for row in result["seats"]]
    for place, (bot, row) in enumerate(rows, start=1):
        label = bot or translate(lang, "sim-seat", seat=place, bot=row["bot"])
        if "deck" in row:
            label = translate(lang, "sim-bot-deck", bot=label, deck=decks[row["deck"]])
        table.add_row(label, *_share(row, lang))
    if result["mirror"]:
        for row in result["by_seat"]:
            label = translate(lang, "sim-seat-any", seat=row["seat"])
            table.add_row(label, *_share(row, lang))
    elif len(result["by_bot"]) < len(result["seats"]):
        for row in result["by_bot"]:
            table.add_row(translate(lang, "sim-bot-all", bot=row["bot"]), *_share(row, lang))
    return table


def _share(row: dict[str, Any], lang: str) -> list[str]:
    return [
        decimal(row["wins"], lang),
        percent(row["share"], lang),
        interval(row, lang),
        decimal(row["mean_score"], lang),
    ]


def matrix_table(met: Mapping[str, Any], title: Callable[[str], str], lang: str) -> Table:
    """Whole percentages: the row's deck or bot against the column's, which has the row's number."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    everybody = list(met)
    table.add_column(translate(lang, "sim-matrix"), no_wrap=True)
    for number in range(1, len(everybody) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for number, each in enumerate(everybody, start=1):
        row = met[each]
        cells = [f"{100 * row[other]['share']:.0f}" if other in row else "·" for other in everybody]
        table.add_row(f"{number} {title(each)}", *cells)
    return table


def plain_table(lang: str, first: str, *others: str) -> Table:
    """An empty table with its headings."""
    table = Table()
    table.add_column(translate(lang, first), overflow="fold")
    for id in others:
        table.add_column(translate(lang, id), justify="right", no_wrap=True)
    return table


def wide_table(lang: str, first: str, *others: str) -> Table:
    """The same for many columns: headings break, so that the first one has room for names."""
    table = plain_table(lang, first, *others)
    for column in table.columns[1:]:
        words = str(column.header)
        column.header = fill(words, HEADING, break_long_words=False, break_on_hyphens=False)
    return table


def lost_sentences(result: dict[str, Any], lang: str) -> list[str]:
    """Which bots lost how many turns, and mostly why."""
    found = []
    for row in result.get("lost_turns", ()):
        first = row["why"][0]
        example = fault_text(Fault(first["kind"], printable(first["text"])), row["bot"], lang)
        found.append(translate(lang, "bot-faults", bot=row["bot"], n=row["n"], example=example))
    return found
