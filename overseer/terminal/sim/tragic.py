"""What `overseer sim` asks and tells about duels of Tragic: decks, the matrix, cards drawn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final

from rich.table import Table

from overseer.lab.figures import deck_title, interval, percent
from overseer.terminal.sim.tables import matrix_table, plain_table
from overseer.terminal.tragic.options import deck_source
from overseer.text import translate
from overseer.tragic.card import CardSet
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.decks.ready import ready, resolve
from overseer.tragic.text.cards import level_text, name
from overseer.voice.complaint import UsageError

ALL: Final = "all"
SHOWN: Final = 12  # cards at each end of the list; the JSON has all of them

LineUps = tuple[tuple[str, ...], ...]


def card_set(text: str | None) -> CardSet:
    """The set that is played with."""
    return standard() if text is None else load_text(text)


def line_ups(
    typed: str | None, matrix: bool, seats: int, cards: CardSet
) -> tuple[LineUps, dict[str, str]]:
    """Who meets whom, by the names of the decks, and what each name stands for.

    One deck is everybody's. `all` lets every ready deck play against itself, in turn; the matrix
    lets every deck play against every other one.
    """
    names: list[str] = []
    decks: dict[str, str] = {}
    if typed is None or typed.strip().lower() == ALL:
        if typed is None and not matrix:
            return (), {}
        names = [deck.name for deck in ready(cards)]
        decks = {each: each for each in names}
        if not matrix:
            return tuple((each,) * seats for each in names), decks
    else:
        for part in typed.split(","):
            source = deck_source(part, cards)
            called = resolve(source, cards).name
            while called in decks and decks[called] != source:
                called += "*"
            decks[called] = source
            names.append(called)
    if matrix:
        if len(decks) < 2 or seats != 2:
            raise UsageError("sim-error-matrix")
        return tuple(combinations(decks, 2)), decks
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError("sim-error-decks", decks=len(names), seats=seats)
    return (tuple(names),), decks


def deck_titles(decks: Iterable[str], lang: str) -> dict[str, str]:
    """What decks are called in a language, by their names."""
    return {deck: deck_title(deck, lang) for deck in decks}


def sentences(result: dict[str, Any], lang: str) -> list[str]:
    """How long the duels were, and whether who begins has it easier."""
    turns = result["turns"]
    first = result["first_player"]
    said = []
    if turns["mean"] is not None:
        mean = translate(lang, "sim-number", n=round(turns["mean"], 1))
        least, most = turns["least"], turns["most"]
        said.append(translate(lang, "sim-turns", mean=mean, least=least, most=most))
        share = percent(first["share"], lang)
        said.append(translate(lang, "sim-first", share=share, interval=interval(first, lang)))
    return said


def tables(result: dict[str, Any], text: str | None, matrix: bool, lang: str) -> list[Table]:
    """Decks, the matrix, and the cards at both ends."""
    found = []
    if len(result["decks"]) > 1:
        found.append(_decks(result, lang))
    if matrix:
        found.append(matrix_table(result["matrix"], lambda deck: deck_title(deck, lang), lang))
    if result["cards"]:
        found.append(_cards(result, card_set(text), lang))
    return found


def _decks(result: dict[str, Any], lang: str) -> Table:
    table = plain_table(lang, "sim-deck", "sim-duels", "sim-share", "sim-interval")
    for row in sorted(result["decks"], key=lambda row: -row["share"]):
        title = deck_title(row["deck"], lang)
        table.add_row(title, str(row["n"]), percent(row["share"], lang), interval(row, lang))
    return table


def _cards(result: dict[str, Any], cards: CardSet, lang: str) -> Table:
    """The cards that won most and least when they were drawn."""
    table = plain_table(lang, "sim-card", "sim-drawn", "sim-share", "sim-interval")
    rows = sorted(result["cards"], key=lambda row: -row["share"])
    ends = rows if len(rows) <= 2 * SHOWN else rows[:SHOWN] + rows[-SHOWN:]
    for row in ends:
        card = cards.by_id[row["id"]]
        title = f"{name(card, lang)} {level_text(card)}"
        table.add_row(title, str(row["n"]), percent(row["share"], lang), interval(row, lang))
    return table
