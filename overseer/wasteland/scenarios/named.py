"""The named rules that scenario files may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.rules_barrels import Barrels
from overseer.wasteland.scenarios.rules_captive import Captive
from overseer.wasteland.scenarios.rules_demolition import Demolition
from overseer.wasteland.scenarios.rules_escort import Escort
from overseer.wasteland.scenarios.rules_farms import Farms
from overseer.wasteland.scenarios.rules_fort import Fort
from overseer.wasteland.scenarios.rules_head import Head
from overseer.wasteland.scenarios.rules_helmet import Helmet
from overseer.wasteland.scenarios.rules_journal import Journal
from overseer.wasteland.scenarios.rules_journalist import Newshound
from overseer.wasteland.scenarios.rules_lockers import Lockers
from overseer.wasteland.scenarios.rules_loot import Loot
from overseer.wasteland.scenarios.rules_minesweepers import Minesweepers
from overseer.wasteland.scenarios.rules_plant import Plant
from overseer.wasteland.scenarios.rules_police import Police
from overseer.wasteland.scenarios.rules_pumps import Pumps
from overseer.wasteland.scenarios.rules_reinforcements import Reinforcements
from overseer.wasteland.scenarios.rules_skirmish import MostCaps
from overseer.wasteland.scenarios.rules_spoils import SpoilsOfWar
from overseer.wasteland.scenarios.rules_storm import Storm
from overseer.wasteland.scenarios.rules_suit import Suit
from overseer.wasteland.scenarios.rules_survivors import Survivors
from overseer.wasteland.scenarios.rules_sweep import Sweep
from overseer.wasteland.scenarios.rules_traps import Traps
from overseer.wasteland.scenarios.scenario import Scenario

Maker = Callable[[Scenario], Part]

NAMED: Final[dict[str, Maker]] = {
    "barrels": Barrels,
    "captive": Captive,
    "demolition": Demolition,
    "escort": Escort,
    "farms": Farms,
    "fort": Fort,
    "head": Head,
    "helmet": Helmet,
    "journal": Journal,
    "journalist": Newshound,
    "lockers": Lockers,
    "loot": Loot,
    "minesweepers": Minesweepers,
    "most-caps": MostCaps,
    "plant": Plant,
    "police": Police,
    "pumps": Pumps,
    "reinforcements": Reinforcements,
    "spoils": SpoilsOfWar,
    "storm": Storm,
    "suit": Suit,
    "survivors": Survivors,
    "sweep": Sweep,
    "traps": Traps,
}


def named_rule(word: str, scenario: Scenario) -> Part:
    """A named rule for a scenario."""
    return NAMED[word](scenario)
