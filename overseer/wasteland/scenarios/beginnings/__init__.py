"""Beginnings (WC-X16)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.beginnings.rules_captive import Captive
from overseer.wasteland.scenarios.beginnings.rules_traps import Traps
from overseer.wasteland.scenarios.offer import SIDE, Demand, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "captive": NamedRule(Captive, forms=(("freed", SIDE),), demand=Demand(bystander=2)),
    "traps": NamedRule(Traps),
}
