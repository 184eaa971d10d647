"""The options of a match of Shelter: its cards, who begins, who gets which elevator and floor."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from overseer.shelter.cards.file import load
from overseer.terminal.values import whole, whole_list

OPTIONS: Final = ("cards", "colours", "first", "floors")


def match_options(typed: Mapping[str, str]) -> dict[str, object]:
    """What was typed, as the game wants it; what is allowed, the game says."""
    options: dict[str, object] = {}
    if "cards" in typed:
        options["cards"] = card_text(typed["cards"])
    if "colours" in typed:
        options["colours"] = [part.strip() for part in typed["colours"].split(",")]
    if "first" in typed:
        options["first"] = whole(typed["first"], "--first", 1, 64)
    if "floors" in typed:
        options["floors"] = whole_list(typed["floors"], "--floors")
    return options


def card_text(file: str) -> str:
    """The text of a card file that has been found in order."""
    load(Path(file))
    return Path(file).read_text(encoding="utf-8-sig")
