"""Water plant (WC-X18)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import NUMBER, NamedRule
from overseer.wasteland.scenarios.water_plant.rules import Pumps

RULES: Final[dict[str, NamedRule]] = {
    "pumps": NamedRule(Pumps, forms=(("gallons", NUMBER), ("captured", NUMBER))),
}
