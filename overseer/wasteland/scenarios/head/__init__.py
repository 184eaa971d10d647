"""Head (WC-X13)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.head.rules import Head
from overseer.wasteland.scenarios.offer import NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "head": NamedRule(Head),
}
