"""Reinforcements (WC-X9)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import NUMBER, NamedRule
from overseer.wasteland.scenarios.reinforcements.rules import Reinforcements

RULES: Final[dict[str, NamedRule]] = {
    "reinforcements": NamedRule(
        Reinforcements, forms=(("escaped", NUMBER), ("settled", NUMBER)), aims="reinforcements"
    ),
}
