"""The named rules that scenario files may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.rules_barrels import Barrels
from overseer.wasteland.scenarios.rules_captive import Captive
from overseer.wasteland.scenarios.rules_escort import Escort
from overseer.wasteland.scenarios.rules_head import Head
from overseer.wasteland.scenarios.rules_helmet import Helmet
from overseer.wasteland.scenarios.rules_journal import Journal
from overseer.wasteland.scenarios.rules_lockers import Lockers
from overseer.wasteland.scenarios.rules_loot import Loot
from overseer.wasteland.scenarios.rules_pumps import Pumps
from overseer.wasteland.scenarios.rules_skirmish import MostCaps
from overseer.wasteland.scenarios.rules_storm import Storm
from overseer.wasteland.scenarios.rules_traps import Traps
from overseer.wasteland.scenarios.scenario import Scenario

Maker = Callable[[Scenario], Part]

NAMED: Final[dict[str, Maker]] = {
    "barrels": Barrels,
    "captive": Captive,
    "escort": Escort,
    "head": Head,
    "helmet": Helmet,
    "journal": Journal,
    "lockers": Lockers,
    "loot": Loot,
    "most-caps": MostCaps,
    "pumps": Pumps,
    "storm": Storm,
    "traps": Traps,
}


def named_rule(word: str, scenario: Scenario) -> Part:
    """A named rule for a scenario."""
    return NAMED[word](scenario)
