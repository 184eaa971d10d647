"""What `overseer sim` tells about many games of Shelter: turn order, sources, rooms, items."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from overseer.lab.figures import decimal, interval, percent
from overseer.lab.tally import SOURCES
from overseer.shelter.card import CardSet
from overseer.shelter.cards.file import load_text, standard
from overseer.shelter.text import name as card_name
from overseer.terminal.sim.tables import plain_table, wide_table
from overseer.text import translate
from overseer.voice.shelter.cards import all_cards


def tables(result: dict[str, Any], text: str | None, lang: str) -> list[Table]:
    """The tables of a simulation; `text` is the card file, if it was not the standard set."""
    cards = standard() if text is None else load_text(text)
    return [
        _order(result, lang),
        _sources(result, lang),
        *(_cards(result, kind, cards, lang) for kind in _KINDS),
    ]


_KINDS = ("room", "item")


def _order(result: dict[str, Any], lang: str) -> Table:
    """Who wins how often by the distance from the player who begins."""
    table = plain_table(lang, "sim-order", "sim-wins", "sim-share", "sim-interval", "sim-score")
    for row in result["by_order"]:
        n = row["order"] - 1
        label = "sim-order-later" if n else "sim-order-first"
        table.add_row(
            translate(lang, label, n=n),
            decimal(row["wins"], lang),
            percent(row["share"], lang),
            interval(row, lang),
            decimal(row["mean_score"], lang),
        )
    return table


def _sources(result: dict[str, Any], lang: str) -> Table:
    table = plain_table(lang, "sim-points", *(f"sim-points-{source}" for source in SOURCES))
    for place, row in enumerate(result["points"], start=1):
        bot = result["seats"][place - 1]["bot"]
        label = bot if result["mirror"] else translate(lang, "sim-seat", seat=place, bot=bot)
        table.add_row(label, *(decimal(row[source], lang) for source in SOURCES))
    won = result["won_mostly_by"]
    shares = [percent(won[source] / result["games"], lang) for source in SOURCES[:-1]]
    table.add_row(translate(lang, "sim-won-by"), *shares, "")
    return table


def _cards(result: dict[str, Any], kind: str, cards: CardSet, lang: str) -> Table:
    names = {
        card.id: card_name(each, card, lang) for each, card in all_cards(cards) if each == kind
    }
    table = wide_table(
        lang, f"sim-{kind}", "sim-offered", "sim-taken", "sim-untaken", "sim-taker", "sim-interval"
    )
    rows = sorted(result[f"{kind}s"], key=lambda row: (-row["pick_rate"], row["id"]))
    for row in rows:
        won = row["win_share_when_taken"]
        table.add_row(
            names.get(row["id"], row["id"]),
            str(row["offered"]),
            str(row["taken"]),
            percent(row["left_untaken"], lang),
            "" if won is None else percent(won, lang),
            "" if won is None else interval(row, lang),
        )
    return table
