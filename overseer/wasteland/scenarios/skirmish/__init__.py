"""Skirmish (WC-F5)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import SIDE, NamedRule
from overseer.wasteland.scenarios.skirmish.rules import MostCaps

RULES: Final[dict[str, NamedRule]] = {
    "most-caps": NamedRule(MostCaps, forms=(("most-caps", SIDE),)),
}
