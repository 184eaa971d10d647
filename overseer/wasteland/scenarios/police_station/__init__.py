"""Police station (WC-X2)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import Demand, NamedRule
from overseer.wasteland.scenarios.police_station.rules import Police
from overseer.wasteland.scenarios.shared.turrets import TURRETS

RULES: Final[dict[str, NamedRule]] = {
    "police": NamedRule(Police, demand=Demand(markers=(("control-point", 1),), units=TURRETS)),
}
