"""WC-X16: once the dog is free, the survivors win as soon as no hunter is left."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.beginnings.rules_captive import RESCUERS, Captive

RECKLESS: Final = 0.3  # of its fear, what a survivor keeps who has only to strike
HUNTING: Final = 1.0  # how much an enemy some strides away draws it on


def hunts(battle: Battle, side: int) -> bool:
    """Whether a side has freed the captive, and wins as soon as no enemy is left."""
    rules = battle.rules
    if side != RESCUERS or battle.round == 0 or not isinstance(rules, ScenarioRules):
        return False
    for part in rules.parts:
        if isinstance(part, Captive):
            return part.captive(battle) is None
    return False
