"""The options of a match of Tragic: decks, format, turns and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from overseer.terminal.values import whole
from overseer.tragic.card_file import load
from overseer.tragic.duel import MOST_TURNS

OPTIONS: Final = ("cards", "deck", "format", "turns")
DECKS_APART: Final = "\n"  # between the decks of several seats


def match_options(typed: Mapping[str, str]) -> dict[str, object]:
    """What was typed, as the game wants it; what is allowed, the game says."""
    options: dict[str, object] = {}
    if "cards" in typed:
        load(Path(typed["cards"]))
        options["cards"] = Path(typed["cards"]).read_text(encoding="utf-8-sig")
    if typed.get("deck"):
        options["decks"] = [deck_source(deck) for deck in typed["deck"].split(DECKS_APART)]
    if "format" in typed:
        options["format"] = typed["format"].strip().lower()
    if "turns" in typed:
        options["turns"] = whole(typed["turns"], "--turns", 1, MOST_TURNS)
    return options


def deck_source(typed: str) -> str:
    """A deck file's text where a file is named; a ready deck's name or a code stays as it is."""
    path = Path(typed)
    try:
        return path.read_text(encoding="utf-8-sig") if path.is_file() else typed.strip()
    except (OSError, UnicodeDecodeError, ValueError):
        return typed.strip()
