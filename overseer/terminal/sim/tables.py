"""The tables of `overseer sim` that every game has, and how their figures are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from overseer.text import translate


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


def plain_table(lang: str, first: str, *others: str) -> Table:
    """An empty table with its headings."""
    table = Table()
    table.add_column(translate(lang, first))
    for id in others:
        table.add_column(translate(lang, id), justify="right", no_wrap=True)
    return table


def interval(row: dict[str, Any], lang: str) -> str:
    """From where to where a share may be."""
    return translate(
        lang, "sim-from-to", low=percent(row["low"], lang), high=percent(row["high"], lang)
    )


def decimal(value: float, lang: str) -> str:
    """A number with one decimal."""
    return translate(lang, "sim-number", n=round(value, 1))


def percent(value: float, lang: str) -> str:
    """A share as a percentage."""
    return translate(lang, "sim-percent", n=round(100 * value, 1))
