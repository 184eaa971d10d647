"""The named rules that scenario files may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overseer.wasteland.scenarios.beginnings.rules_captive import Captive
from overseer.wasteland.scenarios.beginnings.rules_traps import Traps
from overseer.wasteland.scenarios.demolition.rules import Demolition
from overseer.wasteland.scenarios.escort.rules import Escort
from overseer.wasteland.scenarios.farms.rules import Farms
from overseer.wasteland.scenarios.fort_davis.rules import Lockers
from overseer.wasteland.scenarios.head.rules import Head
from overseer.wasteland.scenarios.helmet.rules import Helmet
from overseer.wasteland.scenarios.hold_the_fort.rules import Fort
from overseer.wasteland.scenarios.journal.rules import Journal
from overseer.wasteland.scenarios.journal.rules_barrels import Barrels
from overseer.wasteland.scenarios.journalist.rules import Newshound
from overseer.wasteland.scenarios.loot.rules import Loot
from overseer.wasteland.scenarios.minesweepers.rules import Minesweepers
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.plant.rules import Plant
from overseer.wasteland.scenarios.police_station.rules import Police
from overseer.wasteland.scenarios.reinforcements.rules import Reinforcements
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.shared.rules_spoils import SpoilsOfWar
from overseer.wasteland.scenarios.shared.rules_survivors import Survivors
from overseer.wasteland.scenarios.skirmish.rules import MostCaps
from overseer.wasteland.scenarios.storm.rules import Storm
from overseer.wasteland.scenarios.suit_up.rules import Suit
from overseer.wasteland.scenarios.sweep.rules import Sweep
from overseer.wasteland.scenarios.water_plant.rules import Pumps

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
