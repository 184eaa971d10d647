"""Minesweepers (WC-X8)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.minesweepers.rules import Minesweepers
from overseer.wasteland.scenarios.offer import SIDE, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "minesweepers": NamedRule(
        Minesweepers, forms=(("controls", SIDE), ("alone", SIDE)), aims="minesweepers"
    ),
}
