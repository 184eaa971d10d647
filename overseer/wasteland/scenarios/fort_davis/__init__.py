"""Fort davis (WC-X17)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.scenarios.fort_davis.rules import Lockers
from overseer.wasteland.scenarios.offer import SIDE, NamedRule

RULES: Final[dict[str, NamedRule]] = {
    "lockers": NamedRule(Lockers, forms=(("more-finds", SIDE),)),
}
