"""Plant (WC-X1)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import NUMBER, NamedRule
from overseer.wasteland.scenarios.plant.rules import Plant

RULES: Final[dict[str, NamedRule]] = {
    "plant": NamedRule(Plant, forms=(("sets", NUMBER), ("short", NUMBER))),
}
