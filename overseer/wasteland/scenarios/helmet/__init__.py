"""Helmet (WC-X12)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.helmet.rules import Helmet
from overseer.wasteland.scenarios.offer import NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "helmet": NamedRule(Helmet, aims="helmet"),
}
