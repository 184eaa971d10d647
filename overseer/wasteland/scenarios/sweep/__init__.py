"""Sweep (WC-X4)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import NUMBER, SIDE, NamedRule
from overseer.wasteland.scenarios.sweep.rules import Sweep

RULES: Final[dict[str, NamedRule]] = {
    "sweep": NamedRule(Sweep, forms=(("banked", f"{SIDE} {NUMBER}"), ("richer", SIDE))),
}
