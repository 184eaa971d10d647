"""Storm (WC-X20)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import SIDE, Demand, NamedRule
from overseer.wasteland.scenarios.storm.rules import Storm

RULES: Final[dict[str, NamedRule]] = {
    "storm": NamedRule(
        Storm,
        forms=(("chief-down", SIDE), ("nearer", SIDE)),
        demand=Demand(markers=(("cave", 1), ("lair", 1)), leaders=True, units=("deathclaw",)),
    ),
}
