"""The options of a match of Tragic: decks, format, turns and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from overseer.cardfile.source import text_of
from overseer.terminal.deck.source import means_file
from overseer.terminal.values import whole
from overseer.tragic.card import CardSet
from overseer.tragic.cards.file import load, source_text
from overseer.tragic.decks.code import looks_like_code
from overseer.tragic.decks.file import deck_of
from overseer.tragic.rules.duel import MOST_TURNS

OPTIONS: Final = ("cards", "deck", "format", "turns")
DECKS_APART: Final = "\n"  # between the decks of several seats


def match_options(typed: Mapping[str, str]) -> dict[str, object]:
    """What was typed, as the game wants it; what is allowed, the game says."""
    options: dict[str, object] = {}
    cards = load(Path(typed["cards"]) if "cards" in typed else None)
    if "cards" in typed:
        options["cards"] = source_text(Path(typed["cards"]))
    if typed.get("deck"):
        options["decks"] = [deck_source(deck, cards) for deck in typed["deck"].split(DECKS_APART)]
    if "format" in typed:
        options["format"] = typed["format"].strip().lower()
    if "turns" in typed:
        options["turns"] = whole(typed["turns"], "--turns", 1, MOST_TURNS)
    return options


def deck_source(typed: str, cards: CardSet) -> str:
    """A deck file's text where a file is named; a ready deck's name or a code stays as it is.

    What is wrong with a file is told as `overseer deck check` tells it.
    """
    tidy = typed.strip()
    if not means_file(tidy):
        return tidy
    text = text_of(Path(tidy), "deck")
    if not looks_like_code(text.strip()):
        deck_of(text, cards, tidy)
    return text
