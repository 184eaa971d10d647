"""Escort (WC-X15)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.escort.rules import Escort
from overseer.wasteland.scenarios.offer import NUMBER, Demand, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "escort": NamedRule(
        Escort, forms=(("escorted", NUMBER), ("safe", NUMBER)), demand=Demand(bystander=0)
    ),
}
