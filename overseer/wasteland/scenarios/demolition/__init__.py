"""Demolition (WC-X3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.demolition.rules import Demolition
from overseer.wasteland.scenarios.offer import NUMBER, Demand, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "demolition": NamedRule(
        Demolition, forms=(("destroyed", NUMBER),), demand=Demand(markers=(("pillar", 6),))
    ),
}
