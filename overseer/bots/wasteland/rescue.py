"""WC-X16: once the dog is free, the survivors win as soon as no hunter is left."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.scenarios.base import rule_of
from overseer.wasteland.words import NONE

RESCUERS: Final = 0  # the first side of the file
RECKLESS: Final = 0.3  # of its fear, what a survivor keeps who has only to strike
HUNTING: Final = 1.0  # how much an enemy some strides away draws it on


def hunts(battle: Battle, side: int) -> bool:
    """Whether a side has freed the captive, and wins as soon as no enemy is left."""
    if side != RESCUERS or battle.round == 0:
        return False
    part = rule_of(battle, "captive")
    return part is not None and part.fact(battle, "captive") == NONE
