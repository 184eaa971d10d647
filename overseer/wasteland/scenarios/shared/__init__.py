"""What several scenarios have: named rules, walls, turrets, exits, finds."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import SIDE, Demand, NamedRule
from overseer.wasteland.scenarios.shared.rules_spoils import SpoilsOfWar
from overseer.wasteland.scenarios.shared.rules_survivors import Survivors
from overseer.wasteland.scenarios.shared.turrets import TURRETS

RULES: Final[dict[str, NamedRule]] = {
    "spoils": NamedRule(
        SpoilsOfWar,
        demand=Demand(units=TURRETS, weapons=("missile-launcher",)),
        reminders=("setup", "acts"),
    ),
    "survivors": NamedRule(Survivors, forms=(("routed", SIDE),), reminders=("after", "removed")),
}
