"""Journal (WC-X19)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.journal.rules import Journal
from overseer.wasteland.scenarios.journal.rules_barrels import Barrels
from overseer.wasteland.scenarios.offer import NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "barrels": NamedRule(Barrels),
    "journal": NamedRule(Journal, aims="journal"),
}
