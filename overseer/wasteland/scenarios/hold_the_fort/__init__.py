"""Hold the fort (WC-X10)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.hold_the_fort.rules import Fort
from overseer.wasteland.scenarios.offer import NUMBER, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "fort": NamedRule(Fort, forms=(("wrecked", NUMBER),), aims="hold_the_fort"),
}
