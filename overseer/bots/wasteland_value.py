"""How a position of Wasteland looks: what both sides still have, in caps, and how they stand."""

from __future__ import annotations

from math import tanh
from typing import Final

from overseer.bots.wasteland_blows import Blows
from overseer.bots.wasteland_ground import Ground
from overseer.bots.wasteland_weights import Weights
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, REMOVED
from overseer.wasteland.words import NONE

ALIVE: Final = 0.4  # of a model's worth while it has any health; the rest goes with its health
HINDERED: Final = 0.9  # … with conditions
SPREAD: Final = 120.0  # caps of a lead that make a victory likely


def value_of(battle: Battle, side: int, weights: Weights) -> float:
    """From -1 (lost) to 1 (won)."""
    blows = Blows(battle)
    lead = 0.0
    for model in battle.models:
        if model.place == REMOVED or model.side > 1:
            continue
        left = max(model.left, 0) / max(model.health, 1)
        worth = blows.worths[model.number] * (ALIVE + (1.0 - ALIVE) * left)
        if model.conditions:
            worth *= HINDERED
        lead += worth if model.side == side else -worth
        if model.side == side and model.place == ON_TABLE and model.seat != NONE:
            lead += Ground(battle, blows, model, weights).stand(model.x, model.y)
    return 0.98 * tanh(lead / SPREAD)
