"""Suit up (WC-X5)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import Demand, NamedRule
from overseer.wasteland.scenarios.suit_up.rules import Suit

RULES: Final[dict[str, NamedRule]] = {
    "suit": NamedRule(
        Suit, demand=Demand(south=True, items=("t-60-power-armour", "stimpak")), aims="suit_up"
    ),
}
