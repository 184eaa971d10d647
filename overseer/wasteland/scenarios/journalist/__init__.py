"""Journalist (WC-X7)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.journalist.rules import Newshound
from overseer.wasteland.scenarios.offer import NUMBER, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "journalist": NamedRule(
        Newshound, forms=(("taken", NUMBER), ("silenced", NUMBER)), aims="journalist"
    ),
}
