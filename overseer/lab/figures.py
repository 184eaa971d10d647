"""Figures as people write them in a language, and what decks and forces are called there."""

from __future__ import annotations

from typing import Any

from overseer.lab.campaigns import DRAWN
from overseer.text import has, translate


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


def deck_title(deck: str, lang: str) -> str:
    """What a deck of Tragic is called in a language."""
    id = f"deck-tragic-{deck}"
    return translate(lang, id) if has(lang, id) else deck


def force_title(force: str, lang: str) -> str:
    """What a force of Wasteland is called in a language."""
    id = f"force-wasteland-{force}"
    return translate(lang, id) if has(lang, id) else force


def result_title(word: str, lang: str) -> str:
    """The side that won and how clearly."""
    side, _, level = word.rpartition("-")
    if word == DRAWN:
        return translate(lang, "campaign-sim-won", level=DRAWN, side="")
    called = translate(lang, f"scenario-side-{side}")
    return translate(lang, "campaign-sim-won", level=level, side=called)
