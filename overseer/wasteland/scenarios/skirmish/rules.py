"""A skirmish: the side that has removed enemies of more caps wins (WC-F5)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.force.losses import lost
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario


class MostCaps(Part):
    """`most-caps side`: what that side has removed cost more than what it has lost."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.scenario: Scenario = scenario
        self.words = ("most-caps",)

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        side = self.scenario.side(arg)
        return lost(battle, 1 - side) > lost(battle, side)
