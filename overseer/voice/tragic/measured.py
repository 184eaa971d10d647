"""What is known about decks and dice as figures to draw: deck against deck, critical chances."""

# ruff: noqa: RUF012 - every struct gets a copy of its own

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from overseer.text import translate
from overseer.tragic import odds
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.ready import ready, title
from overseer.tragic.decks.stats import main_letters
from overseer.voice.given import Given


class DeckMeasured(Given, kw_only=True):
    """A ready deck in the matrix: its wins in per cent, with their 95 % interval."""

    name: str
    title: str
    letters: str
    share: float
    low: float
    high: float
    against: list[int]  # in whole per cent, in the order of the matrix; -1: itself


class DeckMatrix(Given, kw_only=True):
    """Each ready deck against each, as bots played it out; the one that wins most first."""

    duels: int
    rules: str  # the version they were played by
    bot: str
    decks: list[DeckMeasured]


class Critical(Given, kw_only=True):
    """The chance of a critical hit with so many critical chances."""

    chances: int
    dice: int
    share: float
    exact: str
    text: str


class Criticals(Given, kw_only=True):
    """The curve of the critical chances (TR-C6)."""

    usual: int  # what a player has whom no card helps
    title: str
    note: str
    rows: list[Critical] = []


def matrix(lang: str) -> DeckMatrix:
    """The matrix in a language."""
    data, cards = _measured(), standard()
    known = {deck.name: deck for deck in ready(cards)}
    return DeckMatrix(
        duels=data["duels"],
        rules=data["rules"],
        bot=data["bot"],
        decks=[
            DeckMeasured(
                name=row["name"],
                title=title(known[row["name"]], lang),
                letters=main_letters(known[row["name"]], cards),
                share=row["share"],
                low=row["low"],
                high=row["high"],
                against=row["against"],
            )
            for row in data["deck"]
        ],
    )


@cache
def _measured() -> dict[str, Any]:
    file = files("overseer.tragic").joinpath("decks", "matrix.toml")
    return tomllib.loads(file.read_text("utf-8"))


def criticals(lang: str) -> Criticals:
    """The curve in a language."""
    return Criticals(
        usual=odds.DEFAULT,
        title=translate(lang, "odds-title"),
        note=translate(lang, "odds-note"),
        rows=[
            Critical(
                chances=chances,
                dice=odds.dice(chances),
                share=float(odds.critical(chances)),
                exact=str(odds.critical(chances)),
                text=translate(lang, "odds-percent", n=odds.percent(chances)),
            )
            for chances in range(odds.MOST + 1)
        ],
    )
