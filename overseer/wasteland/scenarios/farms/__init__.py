"""Farms (WC-X6)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.farms.rules import Farms
from overseer.wasteland.scenarios.offer import NUMBER, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "farms": NamedRule(Farms, forms=(("alarms", NUMBER), ("burnt", NUMBER)), aims="farms"),
}
