"""Ambush (WC-X11)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.offer import NamedRule

RULES: Final[dict[str, NamedRule]] = {}
