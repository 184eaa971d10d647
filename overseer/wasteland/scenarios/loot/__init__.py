"""Loot (WC-X14)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.loot.rules import Loot
from overseer.wasteland.scenarios.offer import SIDE, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "loot": NamedRule(Loot, forms=(("richer", SIDE),)),
}
